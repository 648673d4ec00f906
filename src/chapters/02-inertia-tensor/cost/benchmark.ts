import { points } from "../../../core/bodies/points";
import {
  MULTIPLICATIONS,
  rotatedDiagonal,
  rotatedGeneral,
  rotatedSum,
  rotatedSymmetric,
} from "../../../core/bodies/rotatedInertia";
import { identityMat, type Mat3 } from "../../../core/math/mat3";
import { normaliseQuat, quatToMat } from "../../../core/math/quat";
import { clamp } from "../../../core/math/scalar";
import type { Vec3 } from "../../../core/math/vec3";

const POINT_COUNTS = [8, 100, 1839] as const;

export type MethodId = "diagonal" | "symmetric" | "general" | `sum ${(typeof POINT_COUNTS)[number]}`;

interface Method {
  readonly id: MethodId;
  readonly multiplications: number;
  readonly run: (r: Mat3) => Mat3;
}

export const METHODS: readonly Method[] = [...products(), ...POINT_COUNTS.map(sumOver)];

function products(): Method[] {
  const moments: Vec3 = [0.8, 1.5, 2.1];
  const { inertia_B } = points(pointsOnSphere(5).map((position) => ({ mass: 1, position })));
  return [
    {
      id: "diagonal",
      multiplications: MULTIPLICATIONS.diagonal,
      run: (r) => rotatedDiagonal(r, moments),
    },
    {
      id: "symmetric",
      multiplications: MULTIPLICATIONS.symmetric,
      run: (r) => rotatedSymmetric(r, inertia_B),
    },
    {
      id: "general",
      multiplications: MULTIPLICATIONS.general,
      run: (r) => rotatedGeneral(r, inertia_B),
    },
  ];
}

function sumOver(count: (typeof POINT_COUNTS)[number]): Method {
  const positions = pointsOnSphere(count);
  const masses = positions.map(() => 1 / count);
  return {
    id: `sum ${count}`,
    multiplications: count * MULTIPLICATIONS.perPoint,
    run: (r) => rotatedSum(r, masses, positions),
  };
}

/** Points spread evenly over a sphere of radius 1, along a spiral that turns by the golden angle from point to point. */
function pointsOnSphere(count: number): Vec3[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, k): Vec3 => {
    const y = 1 - (2 * k + 1) / count;
    const ring = Math.sqrt(1 - y * y);
    return [ring * Math.cos(goldenAngle * k), y, ring * Math.sin(goldenAngle * k)];
  });
}

/** The work between two yields [ms]: long against the clock's resolution, short enough for the page to respond. */
const CHUNK_MS = 5;
const CHUNKS = 12;

/** Chunks of warm-up, so that the browser has compiled the method before it is timed. */
const WARM_UP_CHUNKS = 5;

type Run = Method["run"];

/**
 * The time of one run [ns]: the least over several chunks of runs, each well below the 50 ms of a long task.
 * @param clock the time [ms]
 */
export async function nanosecondsPerRun(
  run: Run,
  clock: () => number,
  yieldToMain: () => Promise<void>,
): Promise<number> {
  let runs = 1;
  for (let warm = 0; warm < WARM_UP_CHUNKS; warm++) runs = await runsInChunk(run, runs, clock, yieldToMain);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < CHUNKS; k++) {
    await yieldToMain();
    least = Math.min(least, runChunk(run, runs, clock));
  }
  return (1e6 * least) / runs;
}

/** Searched for from fewer runs, since compiling speeds them up meanwhile. */
async function runsInChunk(
  run: Run,
  fewer: number,
  clock: () => number,
  yieldToMain: () => Promise<void>,
): Promise<number> {
  let runs = fewer;
  for (;;) {
    await yieldToMain();
    const elapsed = runChunk(run, runs, clock);
    if (elapsed >= CHUNK_MS / 2) return runs;
    runs = Math.ceil(runs * clamp(CHUNK_MS / Math.max(elapsed, CHUNK_MS / 64), 1.5, 8));
  }
}

/** Exported, so that neither a bundler nor the engine can drop the runs as unused. */
export const sink = { sum: 0 };

const ROTATIONS = [
  [1, 0.2, 0.3, -0.4],
  [0.3, -0.7, 0.1, 0.5],
  [-0.2, 0.4, 0.9, 0.1],
  [0.5, 0.5, -0.5, 0.6],
].map(([w = 1, x = 0, y = 0, z = 0]) => quatToMat(normaliseQuat([w, x, y, z])));

function runChunk(run: Run, runs: number, clock: () => number): number {
  const start = clock();
  let sum = 0;
  for (let k = 0; k < runs; k++) sum += run(ROTATIONS[k % ROTATIONS.length] ?? identityMat)[0];
  sink.sum = sum;
  return clock() - start;
}
