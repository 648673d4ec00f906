import { describe, expect, it } from "vitest";
import { lineOfOrder, OWN_SYMBOL, symbolOf } from "../../../src/chapters/shared/workPrecision/ruleSymbols";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { strings as figures } from "../../../src/figures/strings/en";

describe("a rule's curve in the work–precision plot", () => {
  it("has a symbol that no other rule has, a reader’s own included", () => {
    const symbols = [...SWEPT_RULES.map((rule) => symbolOf(rule)), OWN_SYMBOL].map((one) =>
      JSON.stringify(one),
    );
    expect(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)).toEqual([]);
  });

  it("has a line that tells its order from every other order of the registry", () => {
    const orders = new Set(SWEPT_RULES.map((rule) => ANGULAR[rule].order ?? Number.NaN));
    const lines = new Set([...orders].map(lineOfOrder));
    expect(lines.size).toBe(orders.size);
  });
});

it.each(ANGULAR_IDS)("tables and menus call %s by one name", (rule) => {
  expect(figures.rules[rule].within.toLowerCase()).toBe(figures.rules[rule].name.toLowerCase());
});
