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
    return fromRows(rows as Row[], name);
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

interface Row {
  readonly lane?: unknown;
  readonly t?: number;
  readonly diverged?: unknown;
  readonly orientation?: [number, number, number, number];
  readonly angularVelocity?: [number, number, number];
  readonly position?: [number, number, number];
  readonly velocity?: [number, number, number];
}

function fromRows(rows: readonly Row[], name: string): RecordingInput {
  const lane = rows[0]?.lane;
  const own = rows.filter((row) => row.lane === lane && row.diverged === undefined);
  const column = <K extends keyof Row>(key: K) => {
    const values = own.map((row) => row[key]);
    return values.some((value) => value === undefined) ? undefined : (values as NonNullable<Row[K]>[]);
  };
  const [t, orientation] = [column("t"), column("orientation")];
  if (!t || !orientation) throw new RecordingError(words.noOrientation);
  const others = {
    angularVelocity: column("angularVelocity"),
    position: column("position"),
    velocity: column("velocity"),
  };
  const given = Object.fromEntries(Object.entries(others).filter(([, values]) => values !== undefined));
  return { name, t, orientation, ...given } as RecordingInput;
}
