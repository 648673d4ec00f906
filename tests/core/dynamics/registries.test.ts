import { expect, it } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { LAWS, METHODS } from "../../../src/core/dynamics/contact/index";
import { ANGULAR_IDS, LAW_IDS, METHOD_IDS, ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import { ORIENTATION } from "../../../src/core/dynamics/orientation/index";

it.each([
  ["rules", ANGULAR_IDS.map((id) => [id, ANGULAR[id]] as const)],
  ["turns", ORIENTATION_IDS.map((id) => [id, ORIENTATION[id]] as const)],
  ["methods of contact", METHOD_IDS.map((id) => [id, METHODS[id]] as const)],
  ["laws of contact", LAW_IDS.map((id) => [id, LAWS[id]] as const)],
])("the registry of %s has each under its id, with its equation", (_, entries) => {
  for (const [id, entry] of entries) {
    expect(entry.id).toBe(id);
    expect(entry.equation.length, id).toBeGreaterThan(5);
  }
});
