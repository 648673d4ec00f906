import { type Prepared, prepare } from "../../../src/lab/rule/program/prepare";
import type { Rule, StepAxes, StepRule } from "../../../src/lab/rule/rule";
import { LIBRARY, type Program } from "../../../src/lab/rule/worker/answer";
import { RECORDER } from "../../../src/lab/rule/worker/recording";

interface Exports {
  readonly step?: StepRule["step"];
  readonly advance?: Extract<Rule, { kind: "advance" }>["advance"];
  readonly axes?: StepAxes;
}

/** The rule of a program, as its worker makes it: the same text after the worker's own first line, run here. */
export function ruleOf(source: string): Rule {
  return ruleIn((prepare(source) as Prepared).text);
}

/** The same of the program's traced twin. */
export function tracedRuleOf(source: string): Rule {
  return ruleIn((prepare(source) as Prepared).tracedText);
}

/** A program as its worker has it, before it is evaluated. */
export function programOf(source: string, isTraced = false): Program {
  const { text, tracedText } = prepare(source) as Prepared;
  return programIn(isTraced ? tracedText : text);
}

function programIn(text: string): Program {
  let program: Program = () => ({});
  const take = (given: Program) => {
    program = given;
  };
  new Function("$program", text.slice(text.indexOf("\n") + 1))(take);
  return program;
}

function ruleIn(text: string): Rule {
  const { step, advance, axes } = programIn(text)({ ...LIBRARY, recorder: RECORDER }) as Exports;
  if (advance) return { kind: "advance", advance };
  if (step) return { kind: "step", step, axes };
  throw new Error("the program exports no rule");
}
