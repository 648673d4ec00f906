import { strictJson } from "../core/scenario/json";
import { linesOf, type RowSink } from "./delimited";
import { LogError, shown } from "./logError";

const MOST_DEPTH = 5;
const MOST_CELLS = 400;

export function readJsonLines(text: string, sink: RowSink): void {
  for (const [line, content] of linesOf(text)) {
    if (content.trim() === "") continue;
    if (!sink.takeNamed(line, flattened(parsed(content.trim(), `line ${line}`), `line ${line}`))) return;
  }
}

/** One JSON text: a list of frames, an object that holds one, or an object of columns. */
export function readJson(text: string, sink: RowSink): void {
  const value = parsed(text, "log");
  const frames = framesIn(value);
  for (const [index, frame] of frames.entries()) {
    if (!sink.takeNamed(index + 1, flattened(frame, `frame ${index + 1}`))) return;
  }
}

function parsed(text: string, place: string): unknown {
  try {
    return strictJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    throw new LogError(`${place}: expected JSON, ${shownReason(reason)}`);
  }
}

function shownReason(reason: string): string {
  return reason.replace(/[^\x20-\x7e]+/g, " ").slice(0, 80);
}

function framesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) {
    throw new LogError(`log: expected a list of frames, got ${shown(typeof value)}`);
  }
  const entries = Object.entries(value);
  const lists = entries.filter(([, list]) => Array.isArray(list) && typeof list[0] === "object");
  const columns = entries.filter(([, list]) => Array.isArray(list) && typeof list[0] === "number");
  if (columns.length > 1) return transposed(columns as [string, unknown[]][]);
  const [first] = lists;
  if (first === undefined) throw new LogError("log: expected a list of frames, got an object without one");
  return first[1] as unknown[];
}

function transposed(columns: readonly (readonly [string, readonly unknown[]])[]): readonly unknown[] {
  const length = columns.reduce((most, [, list]) => Math.max(most, list.length), 0);
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(columns.slice(0, MOST_CELLS).map(([name, list]) => [name, list[index] ?? null])),
  );
}

function flattened(frame: unknown, place: string): ReadonlyMap<string, unknown> {
  if (typeof frame !== "object" || frame === null) {
    throw new LogError(`${place}: expected an object with the values of a frame, got ${shown(frame)}`);
  }
  const cells = new Map<string, unknown>();
  const collect = (value: unknown, name: string, depth: number): void => {
    if (cells.size > MOST_CELLS) throw tooMany(place);
    if (typeof value !== "object" || value === null) {
      cells.set(name, value);
      return;
    }
    if (Array.isArray(value) && value.length > MOST_CELLS) throw tooMany(place);
    if (depth === MOST_DEPTH)
      throw new LogError(`${place}: expected values at most ${MOST_DEPTH} levels deep`);
    for (const [key, child] of Object.entries(value))
      collect(child, name === "" ? key : `${name}.${key}`, depth + 1);
  };
  collect(frame, "", 0);
  return cells;
}

function tooMany(place: string): LogError {
  return new LogError(`${place}: expected at most ${MOST_CELLS} values in a frame`);
}
