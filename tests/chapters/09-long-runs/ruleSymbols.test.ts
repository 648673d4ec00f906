import { describe, expect, it } from "vitest";
import { lineOfOrder, RULE_SYMBOLS } from "../../../src/chapters/09-long-runs/sweep/ruleSymbols";
import { SWEPT_RULES } from "../../../src/chapters/09-long-runs/sweep/sweep";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";

describe("a rule's curve in the work–precision plot", () => {
  it("has a symbol that no other rule has", () => {
    const symbols = SWEPT_RULES.map((rule) => JSON.stringify(RULE_SYMBOLS[rule]));
    expect(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)).toEqual([]);
  });

  it("has a line that tells its order from every other order of the registry", () => {
    const orders = new Set(SWEPT_RULES.map((rule) => ANGULAR[rule].order ?? Number.NaN));
    const lines = new Set([...orders].map(lineOfOrder));
    expect(lines.size).toBe(orders.size);
  });
});
