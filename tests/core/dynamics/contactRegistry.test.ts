import { describe, expect, it } from "vitest";
import { LAWS, METHODS } from "../../../src/core/dynamics/contact/index";
import { LAW_IDS, METHOD_IDS } from "../../../src/core/dynamics/ids";

describe("the registry of contacts", () => {
  it("says all there is to say of each", () => {
    for (const each of [...METHOD_IDS.map((id) => METHODS[id]), ...LAW_IDS.map((id) => LAWS[id])]) {
      expect([each.id, each.name, each.equation, each.source].every((text) => text.length > 3)).toBe(true);
      expect(each.description).toMatch(/^[A-Z].*\.$/);
    }
    expect(METHOD_IDS.map((id) => METHODS[id].id)).toEqual(METHOD_IDS);
    expect(LAW_IDS.map((id) => LAWS[id].id)).toEqual(LAW_IDS);
  });
});
