import { type Columns, columnsOf } from "./columns";
import type { RowSink } from "./delimited";
import { readDelimited } from "./delimited";
import { readJson, readJsonLines } from "./json";
import { LogError, shown } from "./logError";
import { columnsWith, type Meanings } from "./meanings";

/** One body's, row by row, in the log's own units, order and axes. */
export interface Log {
  readonly format: "csv" | "json" | "jsonl";
  readonly columns: Columns;
  readonly names: readonly string[];
  /** as given; null where there is neither a time nor a frame number */
  readonly times: readonly number[] | null;
  readonly frames: readonly number[] | null;
  readonly quaternions: readonly (readonly number[])[] | null;
  readonly rotations: readonly (readonly number[])[] | null;
  /** about x, y and z, where there is no other orientation */
  readonly angles: readonly (readonly number[])[] | null;
  readonly omegas: readonly (readonly number[])[] | null;
  /** the line of each row, counted from 1 */
  readonly lines: readonly number[];
  /** in order of appearance; the first was read unless another was asked for */
  readonly bodies: readonly string[];
  readonly body: string | null;
}

export interface ReadOptions {
  readonly body?: string | undefined;
  readonly meanings?: Meanings | undefined;
}

export const MOST_CHARACTERS = 50 * 2 ** 20;
const MOST_ROWS = 2_000_000;
const MOST_BODIES = 1000;

/** @throws LogError in one sentence, for anything but CSV or JSON with the rows of a log */
export function readLog(text: string, options: ReadOptions = {}): Log {
  const content = contentOf(text);
  const format = formatOf(content);
  const collector = new Collector(format, options.body ?? null, options.meanings ?? null);
  readRows(content, format, collector);
  return collector.log();
}

/** @throws LogError where the text is too long, or no text */
export function contentOf(text: string): string {
  const content = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (content.length > MOST_CHARACTERS) throw new LogError("log: expected at most 50 MB");
  if (content.trim() === "") throw new LogError("log: expected rows of numbers, got nothing");
  if (content.slice(0, 10_000).includes("\0")) throw new LogError("log: expected text, got binary data");
  return content;
}

export function readRows(content: string, format: Log["format"], sink: RowSink): void {
  if (format === "csv") readDelimited(content, sink);
  else if (format === "jsonl") readJsonLines(content, sink);
  else readJson(content, sink);
}

export function formatOf(content: string): Log["format"] {
  const start = content.trimStart();
  if (start.startsWith("[")) return "json";
  if (!start.startsWith("{")) return "csv";
  const [first = ""] = start.split("\n", 1);
  return first.trimEnd().endsWith("}") && start.slice(first.length).trim().startsWith("{") ? "jsonl" : "json";
}

interface Row {
  readonly line: number;
  readonly values: readonly number[];
}

class Collector implements RowSink {
  private names: readonly string[] | null = null;
  private columns: Columns | null = null;
  private readonly rows: Row[] = [];
  private readonly bodies = new Set<string>();

  constructor(
    private readonly format: Log["format"],
    private body: string | null,
    private readonly meanings: Meanings | null,
  ) {}

  takeRow(line: number, cells: readonly string[]): boolean {
    if (this.names === null || this.columns === null) {
      this.takeNames(
        line,
        cells.map((cell) => cell.trim()),
      );
      return true;
    }
    return this.take(line, this.columns, (index) => cells[index]?.trim() ?? "");
  }

  takeNamed(line: number, cells: ReadonlyMap<string, unknown>): boolean {
    // Bodies may have different columns: those of the first kept row count.
    if (this.rows.length === 0) this.takeNames(line, [...cells.keys()]);
    const names = this.names ?? [];
    return this.columns === null || this.take(line, this.columns, (index) => cells.get(names[index] ?? ""));
  }

  private takeNames(line: number, names: readonly string[]): void {
    if (names.every((name) => name !== "" && Number.isFinite(Number(name)))) {
      throw new LogError(
        `${placeOf(this.format, line)}: expected names of columns, such as t, qw, qx, qy, qz, wx, wy, wz, got ${shown(names.join(" "))}`,
      );
    }
    this.names = names;
    this.columns = this.meanings === null ? columnsOf(names) : columnsWith(names, this.meanings);
    const { quaternion, rotation, angles, omega } = this.columns;
    if (quaternion === null && rotation === null && angles === null && omega === null) {
      throw new LogError(
        `log: expected columns of an orientation (qw, qx, qy, qz) or an angular velocity (wx, wy, wz), got ${shown(names.join(", "))}`,
      );
    }
  }

  private take(line: number, columns: Columns, cell: (index: number) => unknown): boolean {
    if (columns.body !== null && !this.isOfBody(String(cell(columns.body) ?? ""))) return true;
    const isBlank = (index: number) => ["", undefined, null].includes(cell(index) as string);
    if (this.rows.length === 0 && this.columns !== null) this.columns = withoutBlanks(columns, isBlank);
    return wanted(columns).every(isBlank) || this.keep(line, this.columns ?? columns, cell);
  }

  private keep(line: number, columns: Columns, cell: (index: number) => unknown): boolean {
    const indices = wanted(columns);
    if (this.rows.length === MOST_ROWS)
      throw new LogError(`${placeOf(this.format, line)}: expected at most ${MOST_ROWS} rows`);
    const names = this.names ?? [];
    const values = indices.map((index) =>
      numberIn(cell(index), placeOf(this.format, line), names[index] ?? ""),
    );
    this.rows.push({ line, values });
    return true;
  }

  private isOfBody(body: string): boolean {
    if (this.bodies.size < MOST_BODIES) this.bodies.add(body);
    this.body ??= body;
    return body === this.body;
  }

  log(): Log {
    const { format, columns, names, rows } = this;
    if (columns === null || names === null) throw new LogError("log: expected rows of numbers, got none");
    const bodies = [...this.bodies];
    if (this.body !== null && rows.length === 0 && bodies.length > 0) {
      throw new LogError(`log: expected a body among ${shown(bodies.join(", "))}, got ${shown(this.body)}`);
    }
    if (rows.length < 3) throw new LogError(`log: expected at least 3 rows of numbers, got ${rows.length}`);
    const at = wanted(columns);
    const pick = (indices: readonly number[] | null) => {
      const places = indices?.map((index) => at.indexOf(index));
      return places ? rows.map(({ values }) => places.map((place) => values[place] ?? 0)) : null;
    };
    const single = (index: number | null) =>
      pick(index === null ? null : [index])?.map(([value = 0]) => value) ?? null;
    return {
      format,
      columns,
      names,
      times: single(columns.time),
      frames: single(columns.frame),
      quaternions: pick(columns.quaternion),
      rotations: pick(columns.rotation),
      angles: hasAttitude(columns) ? null : pick(columns.angles),
      omegas: pick(columns.omega),
      lines: rows.map(({ line }) => line),
      bodies,
      body: columns.body === null ? null : this.body,
    };
  }
}

export function placeOf(format: Log["format"], line: number): string {
  return `${format === "json" ? "frame" : "line"} ${line}`;
}

/** Columns that the first row leaves blank are another body's. */
function withoutBlanks(columns: Columns, isBlank: (index: number) => boolean): Columns {
  const present = (indices: readonly number[] | null) => (indices?.every(isBlank) ? null : indices);
  const quaternion = present(columns.quaternion);
  const others = {
    rotation: present(columns.rotation),
    angles: present(columns.angles),
    position: present(columns.position),
    omega: present(columns.omega),
  };
  const hasMotion = quaternion !== null || others.rotation !== null || others.omega !== null;
  return hasMotion ? { ...columns, quaternion, ...others } : columns;
}

function hasAttitude({ quaternion, rotation }: Columns): boolean {
  return quaternion !== null || rotation !== null;
}

/** A matrix only where there is no quaternion, or where it is kept beside one. */
function wanted(columns: Columns): readonly number[] {
  const { time, frame, quaternion, rotation, angles, omega, position } = columns;
  const single = [time, frame].filter((index) => index !== null);
  return [
    ...new Set([
      ...single,
      ...(quaternion ?? []),
      ...(rotation ?? []),
      ...(hasAttitude(columns) ? [] : (angles ?? [])),
      ...(omega ?? []),
      ...(position ?? []),
    ]),
  ];
}

function numberIn(value: unknown, place: string, name: string): number {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && value !== ""
        ? Number(value)
        : Number.NaN;
  if (Number.isFinite(number) && Math.abs(number) < 1e150) return number;
  throw new LogError(`${place}, column ${shown(name)}: expected a finite number, got ${shown(value ?? "")}`);
}
