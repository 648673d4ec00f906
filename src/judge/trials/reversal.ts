import { angleBetweenAttitudes } from "../../core/math/quat";
import { norm, subVec } from "../../core/math/vec3";
import { endOf, jobOf, type Trial } from "../job";
import { THROWS, thrown } from "../starts";

const FRAMES = 40;

/** [s]: about a fifth of a radian, so that a rule’s error shows */
const STEP = 1 / 16;

/** More than the round-off of the frames there and back. */
const BACK = 1e-10;

interface ReversalFound {
  /** Distance of the end from the start: of ω relative to |ω|, of the attitude [rad]. */
  readonly spin: number;
  readonly attitude: number;
  readonly comesBack: boolean;
}

/** The worst of three throws counts. */
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
