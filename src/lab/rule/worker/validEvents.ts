import type { TraceEvent } from "../../../trace/recorder";
import { LONGEST_LIST, MOST_EVENTS, MOST_FIELDS } from "./recording";

const LONGEST_NAME = 100;

/** Rebuilt of numbers, short texts and short lists; lists that were one stay one. null for anything else. */
export function validEvents(given: unknown): TraceEvent[] | null {
  if (!Array.isArray(given) || given.length > MOST_EVENTS) return null;
  const known = new Map<unknown, unknown>();
  const events = given.map((one) => toldEvent(one, known));
  return events.some((one) => one === null) ? null : (events as TraceEvent[]);
}

function toldEvent(given: unknown, known: Map<unknown, unknown>): TraceEvent | null {
  const { kind, call, line, name, value, file } = (given ?? {}) as Record<string, unknown>;
  if (typeof call !== "number") return null;
  if (kind === "enter") return isName(name) && isName(file) ? { kind, call, file, name } : null;
  if (typeof line !== "number") return null;
  if (kind === "pass" || kind === "passed") return { kind, call, line };
  if (kind === "leave") return { kind, call, line, value: plain(value, known) };
  return kind === "note" && isName(name) ? { kind, call, line, name, value: plain(value, known) } : null;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_NAME;
}

function plain(value: unknown, known: Map<unknown, unknown>, depth = 0): unknown {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null || depth > 1) return null;
  if (known.has(value)) return known.get(value);
  const made = Array.isArray(value) ? listOf(value) : fieldsOf(value, known, depth);
  known.set(value, made);
  return made;
}

function listOf(value: readonly unknown[]): unknown {
  return value.length <= LONGEST_LIST && value.every((part) => typeof part === "number") ? [...value] : null;
}

function fieldsOf(value: object, known: Map<unknown, unknown>, depth: number): unknown {
  const entries = Object.entries(value);
  if (entries.length > MOST_FIELDS || !entries.every(([key]) => isName(key))) return null;
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part, known, depth + 1)]));
}
