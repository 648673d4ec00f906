import { type Fault, faultFrom } from "../../../judge/faults";
import { type Stage, stagesOf } from "../../../trace/stages";
import { LINES_BEFORE, type Prepared, prepare } from "../program/prepare";
import type { Place, Problem } from "../program/tree";
import { COMPONENTS, MOST_FRAMES, type RuleJob } from "../rule";
import type { JobReply } from "../worker/protocol";
import type { RuleRun, Thrown } from "../worker/run";
import { type FrameEnd, FrameEnded, RuleFrame } from "./RuleFrame";

export interface RunOutcome {
  readonly states: Float64Array;
  readonly ended: RunEnd | null;
}

export type RunEnd = { readonly frame: number } & ({ readonly fault: Fault } | { readonly problem: Problem });

export type RunRefusal =
  | { readonly kind: "problems"; readonly problems: readonly Problem[] }
  | { readonly kind: "ended"; readonly reason: FrameEnd }
  | { readonly kind: "tooManyFrames"; readonly most: number };

type Asked<Answer> = [job: RuleJob, isTraced: boolean, read: (reply: JobReply) => Answer | RunRefusal];

let last: Promise<unknown> = Promise.resolve();

export class ReaderProgram {
  readonly #prepared: Prepared | readonly Problem[];

  constructor(readonly source: string) {
    this.#prepared = prepare(source);
  }

  get kind(): Prepared["kind"] | null {
    return "text" in this.#prepared ? this.#prepared.kind : null;
  }

  run(job: RuleJob): Promise<RunOutcome | RunRefusal> {
    return this.#inTurn(job, false, (reply) => (reply.kind === "run" ? checked(reply.run, job) : PROTOCOL));
  }

  trace(job: RuleJob): Promise<readonly Stage[] | RunRefusal> {
    return this.#inTurn(job, true, (reply) => (reply.kind === "traced" ? stagesOf(reply.events) : PROTOCOL));
  }

  /** The last frame's first line that names what is not finite, or the place of the result. */
  async faultPlace(job: RuleJob, { frame }: RunEnd): Promise<Place | null> {
    const stages = await this.trace({ ...job, frames: frame });
    const first =
      "kind" in stages ? undefined : stages.find(({ value }) => ![value].flat().every(Number.isFinite));
    if (first) return { line: first.line, column: 1 };
    return "text" in this.#prepared ? this.#prepared.resultAt : null;
  }

  #inTurn<Answer>(...asked: Asked<Answer>): Promise<Answer | RunRefusal> {
    const outcome = last.then(() => this.#ask(...asked));
    last = outcome.catch(() => {});
    return outcome;
  }

  async #ask<Answer>(...[job, isTraced, read]: Asked<Answer>): Promise<Answer | RunRefusal> {
    if (job.frames > MOST_FRAMES) return { kind: "tooManyFrames", most: MOST_FRAMES };
    if (!("text" in this.#prepared)) return { kind: "problems", problems: this.#prepared };
    const { text, tracedText } = this.#prepared;
    try {
      const frame = await RuleFrame.open();
      const reply = await frame.run(isTraced ? tracedText : text, job, isTraced);
      return reply.kind === "threw"
        ? { kind: "problems", problems: [problemOf(reply.thrown, null)] }
        : read(reply);
    } catch (error) {
      if (!(error instanceof FrameEnded)) throw error;
      return { kind: "ended", reason: error.reason };
    }
  }
}

const PROTOCOL: RunRefusal = { kind: "ended", reason: "protocol" };

export function checked({ states, ended }: RuleRun, { frames }: RuleJob): RunOutcome | RunRefusal {
  const count = states.length / COMPONENTS;
  const isWhole = ended === null ? count === frames + 1 : count === ended.frame;
  if (!isWhole || !states.every(Number.isFinite)) return PROTOCOL;
  if (ended === null) return { states, ended };
  const { frame } = ended;
  if ("thrown" in ended) return { states, ended: { frame, problem: problemOf(ended.thrown, frame) } };
  const fault = faultFrom(ended.fault);
  return fault === null ? PROTOCOL : { states, ended: { frame, fault } };
}

/** @param frame null where the program never came to run */
function problemOf({ name, message, line, column }: Thrown, frame: number | null): Problem {
  const isEndless = name === "RangeError" || name === "InternalError";
  return {
    kind: isEndless && /stack|recursion/i.test(message) ? "recursion" : "threw",
    line: Math.max(1, (line ?? LINES_BEFORE + 1) - LINES_BEFORE),
    column: column ?? 1,
    names: frame === null ? [message] : [message, String(frame)],
  };
}
