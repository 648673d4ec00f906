import { readings } from "../../core/diagnostics/readings";
import { exactState } from "../../core/dynamics/angular/exact";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { rotate, rotateInverse } from "../../core/math/quat";
import { addVec, angleBetween, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { jobOf, statesOf, type Trial } from "../job";
import { RATE, THROWS, thrown } from "../starts";

/** [rad/s] */
const SPIN = 6;
/** [s] */
const SPAN = 10;
/** [rad], towards both other axes */
const LEAN = 1e-3;
/** [rad] between L and an axis that it has left */
const LEFT = 0.5;

const AXES = ["least", "middle", "greatest"] as const;
export type Axis = (typeof AXES)[number];

export interface AboutAxis {
  /** The widest angle between L and the axis, body axes [rad]. */
  readonly widest: number;
  readonly exact: number;
  /** L leaves the axis, or stays, as in the exact motion. */
  readonly isTrue: boolean;
}

type AxesFound = Readonly<Record<Axis, AboutAxis>>;

/** About the middle axis a body must tip over, about the others stay. */
export function* axes(): Trial<AxesFound> {
  return { least: yield* about(0), middle: yield* about(1), greatest: yield* about(2) };
}

function* about(index: 0 | 1 | 2): Trial<AboutAxis> {
  const system = spinning(index);
  const states = yield* statesOf(jobOf(system));
  const widest = widestFrom(system, index, states);
  const exact = widestFrom(
    system,
    index,
    states.map(({ frame }) => exactState(system, frame)),
  );
  return { widest, exact, isTrue: widest > LEFT === exact > LEFT };
}

function spinning(index: 0 | 1 | 2): System {
  const [first] = THROWS;
  const lean: Vec3 = [LEAN, LEAN, LEAN];
  const along: Vec3 = [Number(index === 0), Number(index === 1), Number(index === 2)];
  const omega_B = scaleVec(SPIN, normaliseVec(addVec(along, lean)));
  return thrown({ ...first, omega_W: rotate(first.q_WB, omega_B) }, 1 / RATE, SPAN * RATE);
}

function widestFrom(system: System, index: 0 | 1 | 2, states: readonly State[]): number {
  const axis_B = system.body.principal.axes_B[index];
  const angles = states.map((state) => {
    const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
    const angle = angleBetween(momentum_B, axis_B);
    return Math.min(angle, Math.PI - angle);
  });
  return Math.max(...angles);
}
