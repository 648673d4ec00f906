import { angleBetweenAttitudes } from "../../core/math/quat";
import { norm, subVec } from "../../core/math/vec3";
import { endOf, jobOf, type Trial } from "../job";
import { THROWS, thrown } from "../starts";

const FRAMES = 40;

/** A step long enough that a rule’s error shows [s]: about a fifth of a radian. */
const STEP = 1 / 16;

/** Forty frames there and back, and their round-off. */
const BACK = 1e-10;

export interface ReversalFound {
  /** How far from the start the run ends that goes forward and then as far back: of ω relative to |ω|, of the attitude [rad]. */
  readonly spin: number;
  readonly attitude: number;
  /** Whether a step back undoes a step. */
  readonly comesBack: boolean;
}

/** Runs forty frames forward and forty with the step negative; the worst of three throws counts. */
export function* reversal(): Trial<ReversalFound> {
  let [spin, attitude] = [0, 0];
  for (const each of THROWS) {
    const job = jobOf(thrown(each, STEP, FRAMES));
    const { q_WB, omega_W } = yield* endOf(job);
    const back = yield* endOf({ ...job, dt: -STEP, start: { q_WB, omega_W } });
    spin = Math.max(spin, norm(subVec(back.omega_W, each.omega_W)) / norm(each.omega_W));
    attitude = Math.max(attitude, angleBetweenAttitudes(back.q_WB, each.q_WB));
  }
  return { spin, attitude, comesBack: spin < BACK && attitude < BACK };
}
