import { expect, test } from "vitest";
import { strings as chapter } from "../../../src/chapters/09-long-runs/strings";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { strings as figures } from "../../../src/figures/strings";

test.each(ANGULAR_IDS)("tables and menus call %s by one name", (rule) => {
  expect(chapter.rules[rule].short.toLowerCase()).toBe(figures.rules[rule].name.toLowerCase());
});
