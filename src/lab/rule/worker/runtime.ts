import { answerTo, type Program } from "./answer";
import type { FirstMessage, JobMessage, JobReply } from "./protocol";

/*
 * The first part of a worker's text; the reader's program is the second, as an argument of `$program`. The frame's policy keeps the
 * program in; taking away what a rule has no use for is another barrier before it.
 */

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
  listen("message", ({ data }) => {
    const reply = answerTo(program, data);
    say(reply, reply.kind === "run" ? [reply.run.states.buffer] : []);
  });
  say({ kind: "ready" });
  strip();
};

/** The worker has an opaque origin, and may not evaluate text as code. */
function isWalled(): boolean {
  if (self.origin !== "null") return false;
  try {
    new Function("");
    return false;
  } catch {
    return true;
  }
}

const ALLOWED_GLOBALS = new Set(
  `globalThis self undefined NaN Infinity Object Function Array Number Boolean String Symbol Math JSON Error RangeError
  TypeError ReferenceError SyntaxError Promise Map Set WeakMap WeakSet Float64Array Float32Array Int32Array Uint32Array Uint8Array
  ArrayBuffer BigInt isFinite isNaN parseFloat parseInt Reflect Proxy`.split(/\s+/),
);

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
