import { $enter, $leave, $note, $pass, $passed, listen, type TraceEvent } from "../../../trace/recorder";
import type { Rule } from "../rule";

/** Later events are dropped: an endless program would fill the memory. */
export const MOST_EVENTS = 20_000;

let recordedEvents = 0;

function isTold(): boolean {
  recordedEvents += 1;
  return recordedEvents <= MOST_EVENTS;
}

/** Lists are copied, since a program may write to them later; an unchanged one is the same copy, shown once. */
export const RECORDER = {
  $enter: (file: string, name: string): number => (isTold() ? $enter(file, name) : -1),
  $note: (call: number, line: number, name: string, value: unknown): void => {
    if (isTold()) $note(call, line, name, copied(value));
  },
  $leave: <Value>(call: number, line: number, value: Value): Value => {
    if (isTold()) $leave(call, line, copied(value));
    return value;
  },
  $pass: (call: number, line: number): void => {
    if (isTold()) $pass(call, line);
  },
  $passed: (call: number, line: number): void => {
    if (isTold()) $passed(call, line);
  },
};

const copies = new WeakMap<object, readonly number[]>();

function copied(value: unknown): unknown {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value) || value instanceof Float64Array) return copyOf(value);
  const entries = Object.entries(value);
  return entries.length > MOST_FIELDS
    ? null
    : Object.fromEntries(entries.map(([key, part]) => [key, copied(part)]));
}

export const MOST_FIELDS = 3;

export const LONGEST_LIST = 9;

function copyOf(list: ArrayLike<unknown>): readonly number[] | null {
  if (list.length > LONGEST_LIST) return null;
  const now = Array.from(list);
  if (!now.every((part) => typeof part === "number")) return null;
  const before = copies.get(list);
  if (before?.length === now.length && before.every((part, index) => Object.is(part, now[index])))
    return before;
  copies.set(list, now);
  return now;
}

/** @param frame from 1 on */
export function recordFrame(rule: Rule, frame: number) {
  let at = 0;
  let recorded: readonly TraceEvent[] = [];
  const listening = <Given extends readonly unknown[], Result>(run: (...given: Given) => Result) => {
    return (...given: Given): Result => {
      at += 1;
      if (at !== frame) return run(...given);
      recordedEvents = 0;
      const { result, events } = listen(() => run(...given));
      recorded = events;
      return result;
    };
  };
  const recordedRule: Rule =
    rule.kind === "step"
      ? { ...rule, step: listening(rule.step) }
      : { ...rule, advance: listening(rule.advance) };
  return { rule: recordedRule, events: () => recorded };
}
