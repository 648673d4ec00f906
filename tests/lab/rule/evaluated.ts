import { type Prepared, prepare } from "../../../src/lab/rule/program/prepare";
import type { Rule, StepAxes, StepRule } from "../../../src/lab/rule/rule";
import { LIBRARY } from "../../../src/lab/rule/worker/library";

interface Exports {
  readonly step?: StepRule["step"];
  readonly advance?: Extract<Rule, { kind: "advance" }>["advance"];
  readonly axes?: StepAxes;
}

/** The rule of a program, as its worker makes it: the same text after the worker's own first line, run here. */
export function ruleOf(source: string): Rule {
  const { text } = prepare(source) as Prepared;
  let exports: Exports = {};
  const program = (made: (library: typeof LIBRARY) => Exports) => {
    exports = made(LIBRARY);
  };
  new Function("$program", text.slice(text.indexOf("\n") + 1))(program);
  const { step, advance, axes } = exports;
  if (advance) return { kind: "advance", advance };
  if (step) return { kind: "step", step, axes };
  throw new Error("the program exports no rule");
}
