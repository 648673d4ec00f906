import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { strings } from "../strings/en";

type RecordingInput = Extract<ScenarioInput["lanes"][number], { recording: unknown }>["recording"];

export class RecordingError extends Error {}

const words = strings.recordings;

/**
 * Takes a recording, a lane that has one, or the first lane of rows.
 * @throws RecordingError for a file without these
 */
export function readRecording(text: string, fileName: string): RecordingInput {
  const rows = text.trim().split("\n").map(parsed);
  const name = fileName.replace(/\.\w+$/, "").slice(0, 60) || words.unnamed;
  if (rows.length > 1 && rows.every((row) => isObject(row) && "frame" in row))
    return fromRows(rows as Record<string, unknown>[], name);
  const whole = parsed(text);
  if (!isObject(whole)) throw new RecordingError(words.notRead);
  const given = isObject(whole.recording) ? whole.recording : whole;
  if (!("orientation" in given)) throw new RecordingError(words.noOrientation);
  return { name, ...given } as RecordingInput;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const COLUMNS = ["t", "orientation", "angularVelocity", "position", "velocity"];

function fromRows(rows: readonly Record<string, unknown>[], name: string): RecordingInput {
  const own = rows.filter(({ lane, diverged }) => lane === rows[0]?.lane && diverged === undefined);
  const columns = COLUMNS.filter((column) => own.every((row) => row[column] !== undefined));
  if (!["t", "orientation"].every((column) => columns.includes(column)))
    throw new RecordingError(words.noOrientation);
  const given = columns.map((column) => [column, own.map((row) => row[column])]);
  return { name, ...Object.fromEntries(given) };
}
