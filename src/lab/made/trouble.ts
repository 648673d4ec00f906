import type { UnavailableReason } from "../../engines/messages";
import { decimals } from "../../format/numbers";
import type { Fault } from "../../judge/faults";
import type { Place, Problem } from "../rule/program/problem";
import type { RunEnd } from "../rule/sandbox/ReaderProgram";
import type { FrameEnd } from "../rule/sandbox/RuleFrame";
import { strings as rule } from "../rule/strings/en";
import { strings } from "./strings/en";

export interface FaultTrouble {
  readonly kind: "fault";
  readonly frame: number;
  readonly fault: Fault;
  readonly at?: Place | null;
}

export type Trouble =
  | { readonly kind: "not free" }
  | { readonly kind: "no frames" }
  | { readonly kind: "planes whole" }
  | { readonly kind: "planes mean" }
  | { readonly kind: "not fetched" }
  | { readonly kind: "problems"; readonly problems: readonly Problem[] }
  | { readonly kind: "ended"; readonly reason: FrameEnd }
  | { readonly kind: "tooManyFrames"; readonly most: number }
  | FaultTrouble
  | { readonly kind: "engine"; readonly reason: UnavailableReason }
  | { readonly kind: "engine ended"; readonly frame: number; readonly reason: string }
  /** @property limit of the spin [rad/s] */
  | { readonly kind: "engine slows"; readonly limit: number };

export function endTrouble(end: RunEnd, at: Place | null): Trouble {
  if ("problem" in end) return { kind: "problems", problems: [end.problem] };
  return { kind: "fault", ...end, at };
}

export function sentenceOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case "not free":
      return strings.notFree;
    case "no frames":
      return strings.noFrames;
    case "planes whole":
      return rule.planes.whole;
    case "planes mean":
      return rule.planes.mean;
    case "not fetched":
      return strings.partNotFetched;
    case "problems":
      return trouble.problems.map(placedSentence)[0] ?? "";
    case "ended":
      return rule.ended[trouble.reason];
    case "tooManyFrames":
      return rule.tooManyFrames(trouble.most);
    case "fault":
      return trouble.at ? placedSentence(problemOfFault(trouble, trouble.at)) : framedSentence(trouble);
    case "engine":
      return trouble.reason === "not fetched" ? strings.notFetched : strings.engineUnavailable;
    case "engine ended":
      return strings.engineEnded(trouble.frame, endReason(trouble.reason));
    case "engine slows":
      return strings.engineSlows(decimals(trouble.limit, 1));
  }
}

function endReason(reason: string): string {
  const { tooFast, other } = strings.endReasons;
  return reason.startsWith("spin exceeds") ? tooFast : other;
}

export function problemOfFault(trouble: FaultTrouble, at: Place): Problem {
  return { kind: "fault", ...at, names: [framedSentence(trouble)] };
}

function framedSentence({ frame, fault }: FaultTrouble): string {
  return rule.at(frame, faultSentence(fault));
}

export function problemSentence({ kind, names }: Problem): string {
  const [a = "", b = "", c = "", d = ""] = names;
  const sentence: (a: string, b: string, c: string, d: string) => string = rule.problem[kind];
  return sentence(a, b, c, d);
}

function placedSentence(problem: Problem): string {
  return `${rule.place(problem.line, problem.column)}: ${problemSentence(problem)}`;
}

function faultSentence(fault: Fault): string {
  switch (fault.kind) {
    case "not a list":
      return rule.fault["not a list"](fault.what, fault.count, fault.got);
    case "wrong length":
      return rule.fault["wrong length"](fault.what, fault.count, fault.got);
    case "not numbers":
      return rule.fault["not numbers"](fault.what, fault.got);
    case "not finite":
      return rule.fault["not finite"](fault.what);
    case "not a state":
      return rule.fault["not a state"](fault.got);
    case "incomplete state":
      return rule.fault["incomplete state"](fault.lacks);
    default:
      return rule.fault[fault.kind];
  }
}
