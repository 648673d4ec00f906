import type { UnavailableReason } from "../../engines/client";
import { decimals } from "../../format/numbers";
import { type Fault, partsOf } from "../../judge/faults";
import { COLON } from "../../language/strings/en";
import type { Place, Problem } from "../rule/program/tree";
import type { RunEnd, RunRefusal } from "../rule/sandbox/ReaderProgram";
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
  | { readonly kind: "pivot or wheel" }
  | { readonly kind: "not fetched" }
  | RunRefusal
  | FaultTrouble
  | { readonly kind: "engine"; readonly reason: UnavailableReason }
  | { readonly kind: "engine ended"; readonly frame: number; readonly reason: string }
  /** @property limit of the spin [rad/s] */
  | { readonly kind: "engine slows"; readonly limit: number };

export function endTrouble(end: RunEnd, at: Place | null): Trouble {
  if ("problem" in end) return { kind: "problems", problems: [end.problem] };
  return { kind: "fault", ...end, at };
}

type Sentences = {
  readonly [Kind in Trouble["kind"]]: (trouble: Extract<Trouble, { readonly kind: Kind }>) => string;
};

const SENTENCES: Sentences = {
  "not free": () => strings.notFree,
  "no frames": () => strings.noFrames,
  "planes whole": () => rule.planes.whole,
  "planes mean": () => rule.planes.mean,
  "pivot or wheel": () => rule.pivotOrWheel,
  "not fetched": () => strings.partNotFetched,
  problems: ({ problems }) => problems.map(placedSentence)[0] ?? "",
  ended: ({ reason }) => rule.ended[reason],
  tooManyFrames: ({ most }) => rule.tooManyFrames(most),
  fault: (fault) => (fault.at ? placedSentence(problemOfFault(fault, fault.at)) : framedSentence(fault)),
  engine: ({ reason }) => (reason === "not fetched" ? strings.notFetched : strings.engineUnavailable),
  "engine ended": ({ frame, reason }) => strings.engineEnded(frame, endReason(reason)),
  "engine slows": ({ limit }) => strings.engineSlows(decimals(limit, 1)),
};

export function sentenceOf(trouble: Trouble): string {
  return (SENTENCES[trouble.kind] as (trouble: Trouble) => string)(trouble);
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
  const sentence: (...names: string[]) => string = rule.problem[kind];
  return sentence(...names);
}

function placedSentence(problem: Problem): string {
  return `${rule.place(problem.line, problem.column)}${COLON}${problemSentence(problem)}`;
}

function faultSentence(fault: Fault): string {
  const words = rule.fault[fault.kind];
  return typeof words === "string"
    ? words
    : (words as (...parts: (string | number)[]) => string)(...partsOf(fault));
}
