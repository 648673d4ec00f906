import type { Rule, StepAxes } from "../rule";
import { LIBRARY } from "./library";
import type { FirstMessage, JobMessage, JobReply, Thrown } from "./protocol";
import { RECORDER, recordFrame } from "./recording";
import { runRule } from "./run";

/*
 * The first part of a worker's text; the reader's program is the second, as an argument of `$program`. What keeps the program in
 * is the policy that the worker has from its frame. Taking away all that a rule has no use for is a second barrier before that one.
 */

/** What a program exports. */
interface Exports {
  readonly step?: unknown;
  readonly advance?: unknown;
  readonly axes?: unknown;
}

const GIVEN = { ...LIBRARY, recorder: RECORDER } as const;

type Program = (library: typeof GIVEN) => Exports;

const scope = self as unknown as {
  postMessage: (message: FirstMessage | JobReply, transfer?: readonly Transferable[]) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<JobMessage>) => void) => void;
  $program?: (program: Program) => void;
};

const say = scope.postMessage.bind(scope);
const listen = scope.addEventListener.bind(scope);

scope.$program = (program) => {
  if (!isWalled()) {
    say({ kind: "no sandbox" });
    return;
  }
  let rule: Rule | null = null;
  listen("message", ({ data: { id, job, isTraced } }) => {
    try {
      rule ??= ruleOf(program(GIVEN));
      if (isTraced) {
        const { rule: recorded, events } = recordFrame(rule, job.frames);
        runRule(recorded, job);
        say({ id, kind: "traced", events: events() });
        return;
      }
      const run = runRule(rule, job);
      say({ id, kind: "run", run }, [run.states.buffer]);
    } catch (error) {
      say({ id, kind: "threw", thrown: thrownOf(error) });
    }
  });
  say({ kind: "ready" });
  strip();
};

/** Whether this worker has an opaque origin and may not evaluate text as code, as the frame's policy demands. */
function isWalled(): boolean {
  if (self.origin !== "null") return false;
  try {
    new Function("");
    return false;
  } catch {
    return true;
  }
}

function ruleOf({ step, advance, axes }: Exports): Rule {
  if (typeof advance === "function")
    return { kind: "advance", advance: advance as Extract<Rule, { kind: "advance" }>["advance"] };
  return {
    kind: "step",
    step: step as Extract<Rule, { kind: "step" }>["step"],
    axes: axes as StepAxes | undefined,
  };
}

/** The global names that a reader's program may use: those of the language itself that compute. */
const ALLOWED_GLOBALS = new Set(
  `globalThis self undefined NaN Infinity Object Function Array Number Boolean String Symbol Math JSON Error RangeError
  TypeError ReferenceError SyntaxError Promise Map Set WeakMap WeakSet Float64Array Float32Array Int32Array Uint32Array Uint8Array
  ArrayBuffer BigInt isFinite isNaN parseFloat parseInt Reflect Proxy`.split(/\s+/),
);

/** Deletes every other global name, those of the scope's prototypes included. */
function strip(): void {
  for (
    let owner: object | null = self;
    owner && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  ) {
    for (const name of Reflect.ownKeys(owner)) {
      if (typeof name === "string" && !ALLOWED_GLOBALS.has(name)) Reflect.deleteProperty(owner, name);
    }
  }
}

const LONGEST_MESSAGE = 300;

/** An error of whatever kind, without trusting it: a program can throw anything. */
function thrownOf(error: unknown): Thrown {
  try {
    const { name, message, stack } = error as { name?: unknown; message?: unknown; stack?: unknown };
    return {
      name: textOf(name ?? "Error"),
      message: textOf(message ?? error),
      ...placeIn(textOf(stack ?? "", 4000)),
    };
  } catch {
    return { name: "Error", message: "", line: null, column: null };
  }
}

function textOf(value: unknown, longest = LONGEST_MESSAGE): string {
  return String(value).slice(0, longest);
}

/** The innermost place in the reader's part of the text, of a stack as Chromium, Firefox or Safari writes it. */
function placeIn(stack: string): Pick<Thrown, "line" | "column"> {
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    if (Number(line) > 1) return { line: Number(line), column: Number(column) };
  }
  return { line: null, column: null };
}
