import { significant } from "../format/numbers";
import type { TraceEvent } from "./recorder";

/** A value that a stage can show: a number, or a vector, quaternion or matrix as the core holds it. */
export type StageValue = number | readonly number[];

/** One named intermediate of a frame: what a line of a step function worked out. */
export interface Stage {
  /** Names the stage within its frame, and the same stage in another: `implicitBody.residual_B`, `newtonSolution.jacobian~2`. */
  readonly id: string;
  readonly file: string;
  readonly function: string;
  readonly line: number;
  /** The name that the line gives it; that of the function where it is what the function returns. */
  readonly name: string;
  readonly isReturned: boolean;
  readonly value: StageValue;
  /** The calls that led here, outermost first, each with its pass where it stands in a loop or is called again. */
  readonly path: readonly Call[];
}

interface Call {
  readonly file: string;
  readonly function: string;
  /** From 1 on where the function is called again and again from one place in the frame; null where it is called once. */
  readonly pass: number | null;
}

/** More passes of one loop, or calls of one function by another, are not shown one by one. */
const MOST_PASSES = 24;

/** The name under which a stage's formula stands. */
export function formulaName({ function: fn, name, isReturned }: Stage): string {
  return isReturned ? `return${name.slice(fn.length)}` : name;
}

interface OpenCall {
  readonly call: number;
  readonly file: string;
  readonly name: string;
  readonly nth: number;
  /** Its loops that are running, innermost last. */
  readonly loops: { line: number; pass: number }[];
  /** How often it has called each function. */
  readonly counts: Map<string, number>;
  readonly isMuted: boolean;
}

/**
 * The stages of what twins told, in order: of objects their fields, and nothing that is neither number nor vector. What a
 * function hands on as it got it is not told a second time.
 */
export function stagesOf(told: readonly TraceEvent[]): Stage[] {
  const walk = new Walk();
  for (const one of told) walk.hear(one);
  return walk.stages();
}

class Walk {
  private readonly open: OpenCall[] = [];
  private readonly found: Stage[] = [];
  private readonly often = new Map<string, number>();
  private readonly shown = new Set<unknown>();

  hear(one: TraceEvent): void {
    if (one.kind === "enter") {
      this.enter(one.call, one.file, one.name);
      return;
    }
    this.closeTo(one.call);
    const current = this.open.at(-1);
    if (!current) return;
    if (one.kind === "pass") this.pass(current, one.line);
    else if (one.kind === "passed") closeLoop(current, one.line);
    else if (one.kind === "note") this.note(current, one.line, one.name, one.value, false);
    else if (one.kind === "leave") {
      this.note(current, one.line, current.name, one.value, true);
      this.open.pop();
    }
  }

  stages(): Stage[] {
    return this.found;
  }

  private enter(call: number, file: string, name: string): void {
    const caller = this.open.at(-1);
    const nth = (caller?.counts.get(name) ?? 0) + 1;
    caller?.counts.set(name, nth);
    const isMuted = (caller && isQuiet(caller)) || nth > MOST_PASSES;
    this.open.push({ call, file, name, nth, loops: [], counts: new Map(), isMuted: Boolean(isMuted) });
  }

  private pass(current: OpenCall, line: number): void {
    const loop = current.loops.at(-1);
    if (loop?.line === line) loop.pass += 1;
    else current.loops.push({ line, pass: 1 });
  }

  private note(current: OpenCall, line: number, name: string, value: unknown, isReturned: boolean): void {
    if (isQuiet(current)) return;
    for (const [field, part] of partsOf(value)) {
      if (isReturned && this.shown.has(part)) continue;
      if (typeof part === "object") this.shown.add(part);
      const whole = field ? `${name}.${field}` : name;
      this.found.push({
        id: this.idOf(
          isReturned ? `${current.name}.return${field && `.${field}`}` : `${current.name}.${whole}`,
        ),
        file: current.file,
        function: current.name,
        line,
        name: whole,
        isReturned,
        value: part,
        path: this.path(),
      });
    }
  }

  private idOf(plain: string): string {
    const nth = (this.often.get(plain) ?? 0) + 1;
    this.often.set(plain, nth);
    return nth === 1 ? plain : `${plain}~${nth}`;
  }

  private path(): Call[] {
    return this.open.map(({ file, name, nth, loops }, depth) => {
      const caller = this.open[depth - 1];
      const pass = loops.at(-1)?.pass ?? ((caller?.counts.get(name) ?? 0) > 1 ? nth : null);
      return { file, function: name, pass };
    });
  }

  /** A call that ended without returning anything leaves its entry behind. */
  private closeTo(call: number): void {
    while (this.open.length > 0 && this.open.at(-1)?.call !== call) this.open.pop();
  }
}

function isQuiet({ isMuted, loops }: OpenCall): boolean {
  return isMuted || loops.some(({ pass }) => pass > MOST_PASSES);
}

function closeLoop(current: OpenCall, line: number): void {
  while (current.loops.some((loop) => loop.line === line)) current.loops.pop();
}

/** What of a value can be shown: itself, or each field of a small object that can. */
function partsOf(value: unknown): [field: string, part: StageValue][] {
  if (isShown(value)) return [["", value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const parts = Object.entries(value).filter((entry): entry is [string, StageValue] => isShown(entry[1]));
  return Object.keys(value).length <= 3 ? parts : [];
}

function isShown(value: unknown): value is StageValue {
  if (typeof value === "number") return true;
  return (
    Array.isArray(value) && [3, 4, 9].includes(value.length) && value.every((x) => typeof x === "number")
  );
}

/** What kind of thing a value is. */
export function kindOf(value: StageValue): "number" | "vector" | "quaternion" | "matrix" {
  if (typeof value === "number") return "number";
  return value.length === 3 ? "vector" : value.length === 4 ? "quaternion" : "matrix";
}

/** The root of the sum of squares: a vector's length, a quaternion's, a matrix's size. */
export function lengthOf(value: StageValue): number {
  return typeof value === "number"
    ? Math.abs(value)
    : Math.sqrt(value.reduce((sum, part) => sum + part * part, 0));
}

/** A value in a line, short enough to stand beside code. */
export function inLine(value: StageValue): string {
  if (typeof value === "number") return significant(value, 4);
  if (value.length !== 9) return `(${value.map((part) => significant(part, 3)).join(", ")})`;
  const rows = [0, 3, 6].map((at) =>
    value
      .slice(at, at + 3)
      .map((part) => significant(part, 2))
      .join(" "),
  );
  return `[${rows.join("; ")}]`;
}
