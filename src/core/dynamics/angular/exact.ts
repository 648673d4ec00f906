import type { MassProperties } from "../../bodies/massProperties.ts";
import { attitudeAt } from "../../exact/freeRotation.ts";
import { type ClosedForms, motionAt } from "../../exact/motion.ts";
import { addVec, scaleVec, type Vec3 } from "../../math/vec3.ts";
import { heldBy, type Pivot } from "../pivot.ts";
import type { State } from "../state.ts";
import { momentumOf } from "./momentum.ts";
import type { ClosedFormRule } from "./rule.ts";

/** Of a system, what the closed forms need. */
interface Closed extends ClosedForms {
  readonly pivot: Pivot | null;
  readonly turning: Pick<MassProperties, "inertia_B">;
  readonly scenario: {
    readonly dt: number;
    readonly initial: { readonly position: Vec3; readonly velocity: Vec3 };
  };
}

/**
 * A frame of the closed form at t = frame · dt, computed from the start, so that no error of one frame reaches the next:
 * attitude and ω by elliptic functions, L as at the start but for a top's, and x = x₀ + t v but on a pivot.
 */
export function exactState(system: Closed, frame: number): State {
  const { dt, initial } = system.scenario;
  const t = frame * dt;
  if (system.pivot !== null) return heldState(system, system.pivot, frame, t);
  if (system.exact === null) throw new Error(NO_CLOSED_FORM);
  const { q_WB, omega_W } = attitudeAt(system.exact, t);
  const position_W = addVec(initial.position, scaleVec(t, initial.velocity));
  const { momentum_W } = system.exact;
  return { frame, position_W, velocity_W: initial.velocity, q_WB, omega_W, momentum_W, rawAttitude: null };
}

const NO_CLOSED_FORM = "a valid scenario has no exact lane where anything acts on the body";

/** On a pivot, whether the body turns as a free one there or as a top. */
function heldState(system: Closed, pivot: Pivot, frame: number, t: number): State {
  const motion = motionAt(system, t);
  if (motion === null) throw new Error(NO_CLOSED_FORM);
  const { q_WB, omega_W } = motion;
  const momentum_W = momentumOf(omega_W, q_WB, system.turning.inertia_B);
  return { frame, ...heldBy(pivot, q_WB, omega_W), q_WB, omega_W, momentum_W, rawAttitude: null };
}

/** @see Jacobi 1849; Celledoni, Fassò, Säfström and Zanna 2008 */
export const exactRule: ClosedFormRule = {
  id: "exact",
  equation:
    "L_B = |L|\\,(A\\operatorname{cn}u,\\ B\\operatorname{sn}u,\\ C\\operatorname{dn}u),\\quad u = \\lambda t + u_0",
  order: null,
  wholeFrame: true,
  state: "time",
};
