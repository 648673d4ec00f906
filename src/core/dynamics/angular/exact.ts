import { attitudeAt, type FreeRotation } from "../../exact/freeRotation.ts";
import { addVec, scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { State } from "../state.ts";
import type { ClosedFormRule } from "./rule.ts";

/** Of a system, what the closed form needs. */
interface Free {
  readonly exact: FreeRotation | null;
  readonly scenario: {
    readonly dt: number;
    readonly initial: { readonly position: Vec3; readonly velocity: Vec3 };
  };
}

/**
 * A frame of the closed form at t = frame · dt, computed from the start, so that no error of one frame reaches the next:
 * attitude and ω by elliptic functions, L as at the start, and x = x₀ + t v.
 */
export function exactState(system: Free, frame: number): State {
  if (system.exact === null)
    throw new Error("a valid scenario has no exact lane where anything acts on the body");
  const { dt, initial } = system.scenario;
  const t = frame * dt;
  const { q_WB, omega_W } = attitudeAt(system.exact, t);
  const position_W = addVec(initial.position, scaleVec(t, initial.velocity));
  const { momentum_W } = system.exact;
  return { frame, position_W, velocity_W: initial.velocity, q_WB, omega_W, momentum_W, rawAttitude: null };
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
