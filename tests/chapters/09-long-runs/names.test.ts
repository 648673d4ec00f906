import { expect, test } from "vitest";
import { strings as shared } from "../../../src/chapters/shared/strings/en";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { strings as figures } from "../../../src/figures/strings/en";

test.each(ANGULAR_IDS)("tables and menus call %s by one name", (rule) => {
  expect(shared.ruleNames[rule].toLowerCase()).toBe(figures.rules[rule].name.toLowerCase());
});
