import { points } from "../../../core/bodies/points";
import {
  MULTIPLICATIONS,
  rotatedDiagonal,
  rotatedGeneral,
  rotatedSum,
  rotatedSymmetric,
} from "../../../core/bodies/rotatedInertia";
import { diagonal, type Mat3 } from "../../../core/math/mat3";
import { normaliseQuat, quatToMat } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";

/** One way to the tensor of a turned body: what it is called, what it takes, and how to do it once. */
export interface Method {
  readonly id: string;
  readonly name: string;
  readonly multiplications: number;
  readonly run: (r: Mat3) => Mat3;
}

/** The numbers of points that are summed over: a box's corners, a coarse body, and a mesh of the usual size. */
const COUNTS = [8, 100, 1839] as const;

export const METHODS: readonly Method[] = [
  ...products(),
  ...COUNTS.map((count): Method => {
    const places = spread(count);
    const masses = places.map(() => 1 / count);
    return {
      id: `sum ${count}`,
      name: `The sum over ${count} points`,
      multiplications: count * MULTIPLICATIONS.perPoint,
      run: (r) => rotatedSum(r, masses, places),
    };
  }),
];

function products(): Method[] {
  const moments: Vec3 = [0.8, 1.5, 2.1];
  const given = spread(5).map((position) => ({ mass: 1, position }));
  const { inertia_B } = points(given);
  return [
    {
      id: "diagonal",
      name: "R I_B Rᵀ of a diagonal tensor, six entries",
      multiplications: MULTIPLICATIONS.diagonal,
      run: (r) => rotatedDiagonal(r, moments),
    },
    {
      id: "symmetric",
      name: "R I_B Rᵀ, six entries",
      multiplications: MULTIPLICATIONS.symmetric,
      run: (r) => rotatedSymmetric(r, inertia_B),
    },
    {
      id: "general",
      name: "R I_B Rᵀ, all nine entries",
      multiplications: MULTIPLICATIONS.general,
      run: (r) => rotatedGeneral(r, inertia_B),
    },
  ];
}

/** Places spread evenly over a sphere of radius 1, along a spiral. */
function spread(count: number): Vec3[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, k): Vec3 => {
    const y = 1 - (2 * k + 1) / count;
    const ring = Math.sqrt(1 - y * y);
    return [ring * Math.cos(golden * k), y, ring * Math.sin(golden * k)];
  });
}

/** How long one stretch of work should be [ms]: long for the clock, short for whoever waits. */
const CHUNK_MS = 5;
const CHUNKS = 12;

/** Stretches at the least that a way runs before it counts, so that the browser has compiled it. */
const WARM_UP_CHUNKS = 5;

/**
 * How long one run of a way takes [ns], the least of several stretches. Between the stretches, each of them well below
 * 50 ms, the page may do what it has to.
 *
 * @param clock tells the time [ms]
 * @param breathe lets the page breathe
 */
export async function timeOf(
  way: Method,
  clock: () => number,
  breathe: () => Promise<void>,
): Promise<number> {
  let times = 1;
  for (let warm = 0; warm < WARM_UP_CHUNKS; warm++)
    times = await repetitionsInChunk(way, times, clock, breathe);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < CHUNKS; k++) {
    await breathe();
    least = Math.min(least, runChunk(way, times, clock));
  }
  return (1e6 * least) / times;
}

/** So many runs as fill a stretch at the present pace, from fewer: the browser’s compiler speeds it up meanwhile. */
async function repetitionsInChunk(
  way: Method,
  fewer: number,
  clock: () => number,
  breathe: () => Promise<void>,
): Promise<number> {
  let times = fewer;
  for (;;) {
    await breathe();
    const elapsed = runChunk(way, times, clock);
    if (elapsed >= CHUNK_MS / 2) return times;
    times = Math.ceil(times * Math.min(8, Math.max(1.5, CHUNK_MS / Math.max(elapsed, CHUNK_MS / 64))));
  }
}

/** What the runs made: kept, so that none of them can be left out as useless. */
export const made = { sum: 0 };

const TURNS = [
  [1, 0.2, 0.3, -0.4],
  [0.3, -0.7, 0.1, 0.5],
  [-0.2, 0.4, 0.9, 0.1],
  [0.5, 0.5, -0.5, 0.6],
].map(([w = 1, x = 0, y = 0, z = 0]) => quatToMat(normaliseQuat([w, x, y, z])));

function runChunk({ run }: Method, times: number, clock: () => number): number {
  const start = clock();
  let sum = 0;
  for (let k = 0; k < times; k++) sum += run(TURNS[k % TURNS.length] ?? diagonal([1, 1, 1]))[0];
  made.sum = sum;
  return clock() - start;
}
