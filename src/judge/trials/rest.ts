import { angleBetweenAttitudes } from "../../core/math/quat";
import { norm, scaleVec, zeroVec } from "../../core/math/vec3";
import { endOf, type Failure, jobOf, type Trial } from "../job";
import { RATE, THROWS, thrown } from "../starts";

const FRAMES = 10;

/** [rad/s]: squares of it are near the least numbers there are */
const SLOW = 1e-150;

interface RestFound {
  readonly staysAtRest: boolean;
  /** Of a spin too slow to see. */
  readonly slowFailure: Failure | null;
}

/** A division by |ω| is one by zero here. */
export function* rest(): Trial<RestFound> {
  const [first] = THROWS;
  const still = yield* endOf(jobOf(thrown({ ...first, omega_W: zeroVec }, 1 / RATE, FRAMES)));
  const turn = angleBetweenAttitudes(still.q_WB, first.q_WB);
  return { staysAtRest: norm(still.omega_W) === 0 && turn < 1e-14, slowFailure: yield* slow() };
}

function* slow(): Trial<Failure | null> {
  const [first] = THROWS;
  const omega_W = scaleVec(SLOW, first.omega_W);
  const { failure } = yield jobOf(thrown({ ...first, omega_W }, 1 / RATE, FRAMES));
  return failure;
}
