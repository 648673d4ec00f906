import { lineOf } from "./derivationSteps";
import type { Stage } from "./stages";

export type FoldWord = "deepest" | "fastest" | "halvings" | "vertices" | "times" | "lastTime";

interface Loop {
  readonly line: string;
  readonly shows: "first" | "last" | "least";
  readonly word: FoldWord;
}

const LOOPS: Readonly<Record<string, Loop>> = {
  penetratingVertices: {
    line: "contact/penetration.ts penetratingVertices.distance",
    shows: "least",
    word: "deepest",
  },
  approach: { line: "contact/penetration.ts approach.return", shows: "least", word: "fastest" },
  timeOfImpact: { line: "contact/backtracking.ts timeOfImpact.middle", shows: "last", word: "halvings" },
  perVertex: { line: "contact/perVertex.ts perVertex.arm_W", shows: "first", word: "vertices" },
};

function wordOf({ function: fn }: Stage): FoldWord {
  return LOOPS[fn]?.word ?? "times";
}

function shownOf(runs: readonly Stage[], shows: Loop["shows"] = "first"): Stage | undefined {
  if (shows !== "least") return shows === "first" ? runs[0] : runs.at(-1);
  return runs.reduce<Stage | undefined>(
    (least, run) => (least && Number(least.value) <= Number(run.value) ? least : run),
    undefined,
  );
}

export interface FoldedStage {
  readonly stage: Stage;
  readonly rest: readonly Stage[];
  readonly count: number;
  readonly word: FoldWord;
}

export function foldLoops(trace: readonly Stage[]): FoldedStage[] {
  const groups: { readonly loop: string | null; readonly stages: Stage[] }[] = [];
  for (const stage of trace) {
    const loop = loopAround(stage);
    const last = groups.at(-1);
    if (loop !== null && last?.loop === loop) last.stages.push(stage);
    else groups.push({ loop, stages: [stage] });
  }
  return groups.flatMap(({ loop, stages }) => (loop === null ? stages.map(single) : folded(loop, stages)));
}

function single(stage: Stage): FoldedStage {
  return { stage, rest: [], count: 1, word: "times" };
}

/** With the calls around it; null outside of a loop. */
function loopAround({ path }: Stage): string | null {
  // A function's first call by another has no number: only later ones show that there are several.
  const depth = path.findIndex(
    ({ function: fn, pass }) => LOOPS[fn] !== undefined && (pass !== null || fn === "approach"),
  );
  if (depth < 0) return null;
  const around = path.slice(0, depth).map(({ function: fn, pass }) => `${fn} ${pass}`);
  return [...around, path[depth]?.function].join(" > ");
}

function folded(around: string, stages: readonly Stage[]): FoldedStage[] {
  const loop = LOOPS[around.split(" > ").at(-1) ?? ""];
  const runs = stages.filter((stage) => lineOf(stage) === loop?.line);
  const shown = shownOf(runs, loop?.shows);
  if (!loop || !shown || runs.length < 2) return stages.map(single);
  const rest = stages.filter((stage) => stage !== shown);
  return [{ stage: shown, rest, count: runs.length, word: loop.word }];
}

export function foldRuns(runs: readonly Stage[], shows: Loop["shows"] = "first"): FoldedStage[] {
  const stage = shownOf(runs, shows);
  if (!stage) return [];
  const word = shows === "last" ? "lastTime" : wordOf(stage);
  return [{ stage, rest: runs.filter((run) => run !== stage), count: runs.length, word }];
}
