import { expect, it } from "vitest";
import { withoutUnusedRules, wordsIn } from "../../src/book/build/unusedRules";

const SHEET =
  "@layer kit{.lane{gap:0}.still,.dock{gap:1}@media print{.dock p{gap:2}}a:not(.dock):is(.dock,.lane){gap:3}.found{gap:4}.part-front{gap:5}}@keyframes in{0%{gap:0}}";

it("leaves a page the rules of its own classes, and of those that its programs may give", () => {
  const program = `found.className = "found part-" + name`;
  expect(withoutUnusedRules(SHEET, '<svg class="still">', wordsIn([program]))).toBe(
    "@layer kit{.still{gap:1}a:not(.dock):is(.dock,.lane){gap:3}.found{gap:4}.part-front{gap:5}}@keyframes in{0%{gap:0}}",
  );
  expect(withoutUnusedRules(SHEET, "dock lane still found part-front", wordsIn([]))).toBe(SHEET);
});
