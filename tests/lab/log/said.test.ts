import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Lane } from "../../../src/core/dynamics/lane";
import { mulVec } from "../../../src/core/math/mat3";
import { rotateInverse } from "../../../src/core/math/quat";
import { dot, norm, type Vec3 } from "../../../src/core/math/vec3";
import { chosen, onlyLong } from "../../chosen";
import { motionOf } from "../../logs/examined";
import {
  BOX_INERTIA,
  ENGINE_RUNS,
  mistakeRuns,
  RULE_RUNS,
  type Run,
  sentencesOf,
  summaryOfRun,
} from "./tableOfRuns";

/*
 * What the lab says of runs of which it is known what made them. The table has the ids of its sentences; `causes` has, for each kind of
 * run, all that may be named as a cause or as a mend, so that no false one gets into the table.
 */

const longIt = onlyLong(it);

const FILE = "tests/lab/log/said.yaml";

interface Table {
  readonly causes: Readonly<Record<string, readonly string[]>>;
  readonly says: Readonly<Record<string, string>>;
}

const { causes, says }: Table = parse(readFileSync(FILE, "utf8"));

/** What is said of every log, and is no answer. */
const COMMON = new Set("rows unit amounts given found error short precise engines noEngine".split(" "));

/** Sentences that name neither a cause nor a mend; whatever else is said has to be among the causes that a run may have. */
const SEEN = new Set(
  `agrees grows shears disagrees sign-flips warnUnit otherwise no-omega missing-frames jumps no-gyroscopic-term no-time uneven-times
  rough foundUnder unknown unshown nothing all seen uncertain ask
  noTensor right small visible large roughly uncertainStart
  one several under exact exactByFrames exactBeside none noneNext hidden hiddenByActing notTried giveRate`.split(
    /\s+/,
  ),
);

async function saidOf(run: Run): Promise<readonly string[]> {
  return sentencesOf(await summaryOfRun(run)).map(({ id }) => id);
}

/** Only causes that the run may have are named. */
function holdCauses({ name, kind }: Run, ids: readonly string[]): void {
  const may = causes[kind];
  const named = ids.filter((id) => !COMMON.has(id) && !SEEN.has(id));
  expect(may, `causes of ${kind}`).toBeDefined();
  expect(may, `${name}: ${named.join(" ")}`).toEqual(expect.arrayContaining(named));
}

async function hold(runs: readonly Run[]): Promise<void> {
  const found: Record<string, string> = {};
  for (const run of runs) {
    const ids = await saidOf(run);
    holdCauses(run, ids);
    found[run.name] = ids.filter((id) => !COMMON.has(id)).join(" ");
  }
  expect(found).toEqual(Object.fromEntries(runs.map(({ name }) => [name, says[name]])));
}

describe("the lab says of a log what is known of it, and no other cause", () => {
  // Searches are slow, most of all for ω on the wrong side of q: for every change a quarter of the rules, of those without it, a quarter
  // of the engines, and a twelfth of the mistakes, whose findings are held elsewhere.
  const some = (runs: readonly Run[], step: number, first = 0) => chosen(runs, (_, k) => k % step === first);
  it("made by every rule, thrown with care and crookedly", () => hold(some(RULE_RUNS, 4, 1)));
  it("made by every engine, with every setting", () => hold(some(ENGINE_RUNS, 4)));
  it("made by a program with a mistake in it", () => hold(some(mistakeRuns(BOX_INERTIA), 12)));

  longIt(
    "of whichever of these, with the tensor to be found from the log",
    { timeout: 3_600_000 },
    async () => {
      for (const run of [...RULE_RUNS, ...ENGINE_RUNS, ...mistakeRuns(null)])
        holdCauses(run, await saidOf({ ...run, inertia: null }));
    },
  );
});

describe("where a rule takes a body that is left alone", () => {
  /** Least, middle, greatest. */
  const MOMENTS: Vec3 = [0.2, 0.3, 0.45];

  /** I* = |L|²/2E at the first frame and at the last, and by how much |ω| has grown. */
  function endOf(angular: Lane["angular"], angularVelocity: Vec3) {
    const frames = 60 * 150;
    const states = motionOf({ angular }, frames, { orientation: [1, 0, 0, 0], angularVelocity }, MOMENTS);
    const of = ({ q_WB, omega_W }: (typeof states)[number]) => {
      const omega_B = rotateInverse(q_WB, omega_W);
      const momentum_B = mulVec([MOMENTS[0], 0, 0, 0, MOMENTS[1], 0, 0, 0, MOMENTS[2]], omega_B);
      return dot(momentum_B, momentum_B) / dot(omega_B, momentum_B);
    };
    const [first, last] = [states[0], states.at(-1)];
    if (!first || !last) throw new Error("nothing has run");
    return { from: of(first), to: of(last), grown: norm(last.omega_W) / norm(first.omega_W) };
  }

  // More energy or less than a spin about the middle axis has with the same L.
  const starts: readonly Vec3[] = [
    [8, 5, 2],
    [2, 5, 6],
  ];

  it("is an axis of its own by implicit rules: the least moment's or the greatest's, on whose side of the middle one it is", () => {
    for (const rule of ["implicit-body", "implicit-world", "implicit-converged"] as const) {
      const [below, above] = starts.map((start) => endOf(rule, start));
      expect(below?.from).toBeLessThan(MOMENTS[1]);
      expect(below?.to).toBeCloseTo(MOMENTS[0], 3);
      expect(above?.from).toBeGreaterThan(MOMENTS[1]);
      expect(above?.to).toBeCloseTo(MOMENTS[2], 3);
    }
  });

  it("is the greatest moment's axis by the linearly implicit rule, and the least moment's where L is kept and energy gained", () => {
    for (const start of starts) {
      expect(endOf("linearly-implicit", start).to).toBeCloseTo(MOMENTS[2], 3);
      expect(endOf("momentum", start).to).toBeCloseTo(MOMENTS[0], 3);
    }
  });

  it("is no axis by the rescaled momentum, whose energy goes to that of the middle one", () => {
    for (const start of starts) expect(endOf("rescaled-momentum", start).to).toBeCloseTo(MOMENTS[1], 2);
  });

  it("is an ever faster spin by the explicit rule", () => {
    for (const start of starts) expect(endOf("explicit", start).grown).toBeGreaterThan(2);
  });
});
