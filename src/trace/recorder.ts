/** An event in an instrumented function; `call` numbers the calls. With no listener, recording is one null check. */
export type TraceEvent =
  | { readonly kind: "enter"; readonly call: number; readonly file: string; readonly name: string }
  | {
      readonly kind: "note";
      readonly call: number;
      readonly line: number;
      readonly name: string;
      readonly value: unknown;
    }
  | { readonly kind: "leave"; readonly call: number; readonly line: number; readonly value: unknown }
  | { readonly kind: "pass" | "passed"; readonly call: number; readonly line: number };

/**
 * The search for an impact tries some fifty motions, none of them the frame's: only its own lines are recorded. What they call
 * was hundreds of thousands of events under a rule that solves for its step.
 */
const SEARCH = "timeOfImpact";

let log: TraceEvent[] | null = null;
let calls = 0;

let search: number | null = null;

export function listen<Result>(run: () => Result): {
  readonly result: Result;
  readonly events: readonly TraceEvent[];
} {
  const events: TraceEvent[] = [];
  const outer = log;
  log = events;
  calls = 0;
  search = null;
  try {
    return { result: run(), events };
  } finally {
    log = outer;
  }
}

/** Null during a search, but for the search's own call. */
function logOf(call: number): TraceEvent[] | null {
  return search === null || search === call ? log : null;
}

export function $enter(file: string, name: string): number {
  calls += 1;
  logOf(calls)?.push({ kind: "enter", call: calls, file, name });
  if (search === null && name === SEARCH) search = calls;
  return calls;
}

export function $note(call: number, line: number, name: string, value: unknown): void {
  logOf(call)?.push({ kind: "note", call, line, name, value });
}

export function $leave<Value>(call: number, line: number, value: Value): Value {
  logOf(call)?.push({ kind: "leave", call, line, value });
  if (search === call) search = null;
  return value;
}

export function $pass(call: number, line: number): void {
  logOf(call)?.push({ kind: "pass", call, line });
}

export function $passed(call: number, line: number): void {
  logOf(call)?.push({ kind: "passed", call, line });
}
