import { exactErrors } from "../../core/diagnostics/errors";
import type { Vec3 } from "../../core/math/vec3";
import { endOf, jobOf, type Trial } from "../job";
import { RATE, THROWS, thrown } from "../starts";

/** [s] */
const SPAN = 5;

const BODIES = { sphere: [2, 2, 2], disc: [1.2, 1.2, 2.1], bar: [2.4, 2.4, 0.7] } as const satisfies Record<
  string,
  Vec3
>;

interface EqualMoments {
  /** Relative to |ω|. */
  readonly spinError: number;
  /** [rad] */
  readonly attitudeError: number;
}

type EqualMomentsFound = Readonly<Record<keyof typeof BODIES, EqualMoments>>;

/** A rule may divide by zero where moments are equal; a sphere’s ω is constant. */
export function* equalMoments(): Trial<EqualMomentsFound> {
  return { sphere: yield* errorsOf("sphere"), disc: yield* errorsOf("disc"), bar: yield* errorsOf("bar") };
}

function* errorsOf(body: keyof typeof BODIES): Trial<EqualMoments> {
  const [first] = THROWS;
  const system = thrown({ ...first, moments: BODIES[body] }, 1 / RATE, SPAN * RATE);
  const { spinError, attitudeError } = exactErrors(system, yield* endOf(jobOf(system)));
  return { spinError: spinError ?? 0, attitudeError: attitudeError ?? 0 };
}
