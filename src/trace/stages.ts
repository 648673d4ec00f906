import { significant } from "../format/numbers";
import type { TraceEvent } from "./recorder";

export type StageValue = number | readonly number[];

export interface Stage {
  /** Unique within a frame, and the same in every frame: `implicitBody.residual_B`, `newtonSolution.jacobian~2`. */
  readonly id: string;
  readonly file: string;
  readonly function: string;
  readonly line: number;
  readonly name: string;
  readonly isReturned: boolean;
  readonly value: StageValue;
  readonly path: readonly Call[];
}

interface Call {
  readonly file: string;
  readonly function: string;
  /** Pass of the innermost loop, or number of the call by its caller, from 1; null for a single one. */
  readonly pass: number | null;
}

/** Later passes and calls are dropped. */
export const MOST_PASSES = 24;

export function formulaName({ function: fn, name, isReturned }: Stage): string {
  return isReturned ? `return${name.slice(fn.length)}` : name;
}

interface OpenCall {
  readonly call: number;
  readonly file: string;
  readonly name: string;
  readonly nth: number;
  readonly loops: { line: number; pass: number }[];
  readonly counts: Map<string, number>;
  readonly isMuted: boolean;
}

/** Splits objects into fields; drops what is neither number nor vector, and a return value identical to one already shown. */
export function stagesOf(events: readonly TraceEvent[]): Stage[] {
  const builder = new StageBuilder();
  for (const event of events) builder.add(event);
  return builder.stages();
}

class StageBuilder {
  private readonly open: OpenCall[] = [];
  private readonly found: Stage[] = [];
  private readonly idCounts = new Map<string, number>();
  private readonly shown = new Set<unknown>();

  add(event: TraceEvent): void {
    if (event.kind === "enter") {
      this.enter(event.call, event.file, event.name);
      return;
    }
    this.closeTo(event.call);
    const current = this.open.at(-1);
    if (!current) return;
    if (event.kind === "pass") this.pass(current, event.line);
    else if (event.kind === "passed") closeLoop(current, event.line);
    else if (event.kind === "note") this.note(current, event.line, event.name, event.value, false);
    else if (event.kind === "leave") {
      this.note(current, event.line, current.name, event.value, true);
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
    const isMuted = (caller && isDropped(caller)) || nth > MOST_PASSES;
    this.open.push({ call, file, name, nth, loops: [], counts: new Map(), isMuted: Boolean(isMuted) });
  }

  private pass(current: OpenCall, line: number): void {
    const loop = current.loops.at(-1);
    if (loop?.line === line) loop.pass += 1;
    else current.loops.push({ line, pass: 1 });
  }

  private note(current: OpenCall, line: number, name: string, value: unknown, isReturned: boolean): void {
    if (isDropped(current)) return;
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
    const nth = (this.idCounts.get(plain) ?? 0) + 1;
    this.idCounts.set(plain, nth);
    return nth === 1 ? plain : `${plain}~${nth}`;
  }

  private path(): Call[] {
    return this.open.map(({ file, name, nth, loops }, depth) => {
      const caller = this.open[depth - 1];
      const pass = loops.at(-1)?.pass ?? ((caller?.counts.get(name) ?? 0) > 1 ? nth : null);
      return { file, function: name, pass };
    });
  }

  private closeTo(call: number): void {
    while (this.open.length > 0 && this.open.at(-1)?.call !== call) this.open.pop();
  }
}

function isDropped({ isMuted, loops }: OpenCall): boolean {
  return isMuted || loops.some(({ pass }) => pass > MOST_PASSES);
}

function closeLoop(current: OpenCall, line: number): void {
  while (current.loops.some((loop) => loop.line === line)) current.loops.pop();
}

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

export function kindOf(value: StageValue): "number" | "vector" | "quaternion" | "matrix" {
  if (typeof value === "number") return "number";
  return value.length === 3 ? "vector" : value.length === 4 ? "quaternion" : "matrix";
}

export function lengthOf(value: StageValue): number {
  return typeof value === "number"
    ? Math.abs(value)
    : Math.sqrt(value.reduce((sum, part) => sum + part * part, 0));
}

export function inLine(value: StageValue): string {
  if (typeof value === "number") return significant(value, 4);
  if (value.length !== 9) return `(${value.map((part) => significant(part, 3)).join(", ")})`;
  const rows = [0, 3, 6].map((at) =>
    value
      .slice(at, at + 3)
      .map((part) => significant(part, 3))
      .join(" "),
  );
  return `[${rows.join("; ")}]`;
}
