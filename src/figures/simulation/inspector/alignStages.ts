import type { LawId, MethodId } from "../../../core/dynamics/ids";
import type { Lane } from "../../../core/dynamics/lane";
import { type DerivationStep, isStruck, lineOf, stepOf, stepsOf } from "../../../trace/derivationSteps";
import { type FoldedStage, foldLoops, foldRuns } from "../../../trace/loops";
import { OWN_PROGRAM } from "../../../trace/names";
import type { Stage } from "../../../trace/stages";

/** What each lane computes in one step; null where a lane has nothing like it. */
export interface Row {
  /** In links: the first lane that has something, and its stage. */
  readonly id: string;
  readonly stages: readonly (Stage | null)[];
  readonly fold: Fold | null;
}

interface Fold {
  readonly count: number;
  readonly word: FoldedStage["word"];
  readonly rows: readonly Row[];
}

export interface TracedLane {
  readonly trace: readonly Stage[];
  /** null for the reader's own program, whose every line is a step */
  readonly lane: Lane | null;
  readonly contact: { readonly method: MethodId; readonly law: LawId };
}

/** More are shown only where the reader asks for all lines. */
export const MOST_ROWS = 12;

/** Steps that the derivations name, without those of least weight where they would be too many. */
export function stepRows(lanes: readonly TracedLane[]): Row[] {
  const struck = lanes.some(({ trace }) => isStruck(trace));
  const rowsUpTo = (most: number) =>
    alignLanes(
      lanes.map(({ trace, lane, contact }) => {
        if (lane === null) return foldLines(trace);
        const steps = stepsOf(lane, contact, struck);
        return foldSteps(
          trace,
          steps.filter(([, , weight]) => weight <= most),
        );
      }),
    );
  const rows = [4, 3, 2].map(rowsUpTo).find((some) => some.filter(isOfCore).length <= MOST_ROWS);
  return rows ?? rowsUpTo(1);
}

function isOfCore({ stages }: Row): boolean {
  return stages.some((stage) => stage !== null && stage.file !== OWN_PROGRAM);
}

function foldLines(trace: readonly Stage[]): FoldedStage[] {
  const lines = [...new Set(trace.map(lineOf))];
  return lines.flatMap((line) => foldRuns(trace.filter((stage) => lineOf(stage) === line)));
}

function foldSteps(trace: readonly Stage[], steps: readonly DerivationStep[]): FoldedStage[] {
  const folded = steps.flatMap(([, line, , shows]) =>
    foldRuns(
      trace.filter((stage) => lineOf(stage) === line),
      shows,
    ),
  );
  return folded.sort((one, other) => trace.indexOf(one.stage) - trace.indexOf(other.stage));
}

/** Where a walk begins: at what all lanes have or, failing that, with the first. */
export function firstRow(rows: readonly Row[]): Row | undefined {
  return rows.find(({ stages }) => stages.every((stage) => stage !== null)) ?? rows[0];
}

export function allRows(traces: readonly (readonly Stage[])[]): Row[] {
  return alignLanes(traces.map(foldLoops));
}

/** Any of the row's lanes may be named. */
export function isNamed({ stages }: Row, name: string | null): boolean {
  return stages.some((stage, lane) => stage !== null && nameOf(stage, lane) === name);
}

function nameOf({ id }: Stage, lane: number): string {
  return `${"abcd"[lane]}.${id}`;
}

/** Rows of an open fold follow the one they are folded under. */
export function unfolded(rows: readonly Row[], isOpen: (row: Row) => boolean): Row[] {
  return rows.flatMap((row) => (row.fold && isOpen(row) ? [row, ...row.fold.rows] : [row]));
}

type LinesOfRow = readonly (FoldedStage | null)[];

/**
 * Lines that match stand in one row: those of the same step of a derivation, or else of the same name, axes aside, at the same depth of
 * calls. A reader's program has neither such steps nor a depth: its lines match by name alone. Where lanes part, the first lane's
 * lines come first.
 */
function alignLanes(lanes: readonly (readonly FoldedStage[])[]): Row[] {
  const rows = lanes.reduce<LinesOfRow[]>((present, lane, index) => withLane(present, lane, index), []);
  return rows.map(rowOf);
}

/** By the longest common subsequence. */
function withLane(rows: readonly LinesOfRow[], lane: readonly FoldedStage[], index: number): LinesOfRow[] {
  const nothing: null[] = Array.from({ length: index }, () => null);
  const common = commonLengths(rows, lane);
  const found: LinesOfRow[] = [];
  let i = 0;
  let j = 0;
  while (i < rows.length || j < lane.length) {
    const [row, line] = [rows[i], lane[j]];
    if (row && line && matches(row, line)) {
      found.push([...row, line]);
      i += 1;
      j += 1;
    } else if (row && (!line || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      found.push([...row, null]);
      i += 1;
    } else {
      found.push([...nothing, line ?? null]);
      j += 1;
    }
  }
  return found;
}

function matches(row: LinesOfRow | undefined, line: FoldedStage | undefined): boolean {
  if (!row || !line) return false;
  return row.some((other) => {
    if (!other) return false;
    const isNameAlone = [line, other].some(({ stage }) => stage.file === OWN_PROGRAM);
    return isNameAlone ? bareName(line) === bareName(other) : keyOf(line) === keyOf(other);
  });
}

function bareName({ stage: { name, isReturned } }: FoldedStage): string {
  return `${isReturned ? "return " : ""}${name.replace(AXES, "")}`;
}

const AXES = /_[WB]{1,2}$/;

function keyOf(line: FoldedStage): string {
  const step = stepOf(line.stage);
  if (step !== null) return `step ${step}`;
  const { name, isReturned, path } = line.stage;
  return `${isReturned ? "" : name.replace(AXES, "")} ${path.length}`;
}

function rowOf(lines: LinesOfRow): Row {
  const stages = lines.map((line) => line?.stage ?? null);
  const isFolded = lines.some((line) => line !== null && line.rest.length > 0);
  return {
    id: stages.flatMap((stage, lane) => (stage ? [nameOf(stage, lane)] : []))[0] ?? "",
    stages,
    fold: isFolded ? foldOf(lines) : null,
  };
}

function foldOf(lines: LinesOfRow): Fold {
  const longest = lines.reduce((most, line) => ((line?.count ?? 0) > (most?.count ?? 0) ? line : most), null);
  return {
    count: longest?.count ?? 0,
    word: longest?.word ?? "times",
    rows: alignLanes(
      lines.map((line) => (line?.rest ?? []).map((stage) => ({ stage, rest: [], count: 1, word: "times" }))),
    ),
  };
}

/** Of the ends of a and b from every pair of places on. */
function commonLengths(a: readonly LinesOfRow[], b: readonly FoldedStage[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = matches(a[i], b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}
