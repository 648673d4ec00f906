import { expect, it } from "vitest";
import { withoutUnusedRules } from "../../src/book/build/unusedRules";

const SHEET =
  "@layer kit{.lane{gap:0}.still,.dock{gap:1}@media print{.dock p{gap:2}}a:not(.dock):is(.dock,.lane){gap:3}.found{gap:4}}@keyframes in{0%{gap:0}}";

it("leaves a page without figures the rules of its own classes, and of those that its script gives", () => {
  expect(withoutUnusedRules(SHEET, '<svg class="still">', ['add("found")'])).toBe(
    "@layer kit{.still{gap:1}a:not(.dock):is(.dock,.lane){gap:3}.found{gap:4}}@keyframes in{0%{gap:0}}",
  );
});

it("leaves a page with figures every rule: what their programs will show is not known from the page", () => {
  expect(withoutUnusedRules(SHEET, '<div data-island="Racket">', [])).toBe(SHEET);
});
