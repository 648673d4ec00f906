import { expect, test } from "vitest";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { strings as figures } from "../../../src/figures/strings/en";

test.each(ANGULAR_IDS)("tables and menus call %s by one name", (rule) => {
  expect(figures.rules[rule].within.toLowerCase()).toBe(figures.rules[rule].name.toLowerCase());
});
