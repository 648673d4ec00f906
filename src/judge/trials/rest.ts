import { angleBetweenAttitudes } from "../../core/math/quat";
import { norm, scaleVec, subVec, zeroVec } from "../../core/math/vec3";
import { Ended, endOf, type Failure, jobOf, type Trial } from "../job";
import { RATE, THROWS, thrown } from "../starts";

const FRAMES = 10;

/** A spin so slow that sums of squares of it are near the least numbers there are [rad/s]. */
const SLOW = 1e-150;

export interface RestFound {
  /** |ω| and the turn after ten frames from rest: both zero. */
  readonly spin: number;
  readonly turn: number;
  readonly staysAtRest: boolean;
  /** |Δω| / |ω| after ten frames of a spin too slow to see; null where that run failed. */
  readonly slowChange: number | null;
  readonly slowFailure: Failure | null;
}

/** Runs a body at rest, for which a division by |ω| is one by zero, and one that hardly spins. */
export function* rest(): Trial<RestFound> {
  const [first] = THROWS;
  const still = yield* endOf(jobOf(thrown({ ...first, omega_W: zeroVec }, 1 / RATE, FRAMES)));
  const spin = norm(still.omega_W);
  const turn = angleBetweenAttitudes(still.q_WB, first.q_WB);
  return { spin, turn, staysAtRest: spin === 0 && turn < 1e-14, ...(yield* slow()) };
}

function* slow(): Trial<Pick<RestFound, "slowChange" | "slowFailure">> {
  const [first] = THROWS;
  const omega_W = scaleVec(SLOW, first.omega_W);
  try {
    const end = yield* endOf(jobOf(thrown({ ...first, omega_W }, 1 / RATE, FRAMES)));
    const change = norm(scaleVec(1 / SLOW, subVec(end.omega_W, omega_W)));
    return { slowChange: change / norm(first.omega_W), slowFailure: null };
  } catch (error) {
    if (error instanceof Ended) return { slowChange: null, slowFailure: error.failure };
    throw error;
  }
}
