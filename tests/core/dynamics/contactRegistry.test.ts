import { describe, expect, it } from "vitest";
import { LAWS, METHODS } from "../../../src/core/dynamics/contact/index";
import { LAW_IDS, METHOD_IDS } from "../../../src/core/dynamics/ids";

describe("the registry of contacts", () => {
  it("has each under its id, with its equation", () => {
    for (const each of [...METHOD_IDS.map((id) => METHODS[id]), ...LAW_IDS.map((id) => LAWS[id])]) {
      expect(each.equation.length).toBeGreaterThan(3);
    }
    expect(METHOD_IDS.map((id) => METHODS[id].id)).toEqual(METHOD_IDS);
    expect(LAW_IDS.map((id) => LAWS[id].id)).toEqual(LAW_IDS);
  });
});
