/*
 * Receives events from the instrumented copies of the step functions. With no listener, recording is one null check.
 */

/** One event in an instrumented function; `call` numbers the calls. */
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

let log: TraceEvent[] | null = null;
let calls = 0;

/** Runs instrumented code, and returns its result with the events that it recorded, in order. */
export function listen<Result>(run: () => Result): {
  readonly result: Result;
  readonly events: readonly TraceEvent[];
} {
  const events: TraceEvent[] = [];
  const outer = log;
  log = events;
  calls = 0;
  try {
    return { result: run(), events };
  } finally {
    log = outer;
  }
}

export function $enter(file: string, name: string): number {
  calls += 1;
  log?.push({ kind: "enter", call: calls, file, name });
  return calls;
}

export function $note(call: number, line: number, name: string, value: unknown): void {
  log?.push({ kind: "note", call, line, name, value });
}

export function $leave<Value>(call: number, line: number, value: Value): Value {
  log?.push({ kind: "leave", call, line, value });
  return value;
}

export function $pass(call: number, line: number): void {
  log?.push({ kind: "pass", call, line });
}

export function $passed(call: number, line: number): void {
  log?.push({ kind: "passed", call, line });
}
