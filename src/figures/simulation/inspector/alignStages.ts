import type { Stage } from "../../../trace/stages";

/** One step of the walk through a frame: what each lane works out there; null where a lane has nothing like it. */
export interface Row {
  /** Names the row in links: the first lane that has something, and its stage. */
  readonly id: string;
  /** By lane. */
  readonly stages: readonly (Stage | null)[];
}

/**
 * The stages of one or two lanes as one walk. Stages that answer each other stand in one row: those that have the same
 * name, axes aside, equally deep in the frame. Where the two part, the first lane's come first.
 */
export function alignStages(traces: readonly (readonly Stage[])[]): Row[] {
  const [a = [], b] = traces;
  if (!b) return a.map((stage) => rowOf([stage]));
  const common = commonLengths(a, b);
  const rows: Row[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const one = a[i];
    const other = b[j];
    if (one && other && answers(one, other)) {
      rows.push(rowOf([one, other]));
      i += 1;
      j += 1;
    } else if (one && (!other || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      rows.push(rowOf([one, null]));
      i += 1;
    } else {
      rows.push(rowOf([null, other ?? null]));
      j += 1;
    }
  }
  return rows;
}

function rowOf(stages: readonly (Stage | null)[]): Row {
  const lane = stages.findIndex((stage) => stage !== null);
  return { id: `${"abc"[lane]}.${stages[lane]?.id}`, stages };
}

function answers(one: Stage, other: Stage): boolean {
  return part(one) === part(other);
}

function part({ name, isReturned, path }: Stage): string {
  return `${isReturned ? "" : name.replace(/_[WB]{1,2}$/, "")} ${path.length}`;
}

/** Longest common subsequences of the two ends from every pair of places on. */
function commonLengths(a: readonly Stage[], b: readonly Stage[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [one, other] = [a[i], b[j]];
      const row = lengths[i];
      if (!one || !other || !row) continue;
      row[j] = answers(one, other) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}
