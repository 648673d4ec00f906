import { massProperties } from "../../core/bodies/massProperties";
import { heavyTop, topAt } from "../../core/exact/heavyTop";
import { topRoots } from "../../core/exact/topRoots";
import { topStart } from "../../core/exact/topStart";
import { quatFromAxes, rotate } from "../../core/math/quat";
import { addVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario } from "../../core/scenario/parseScenario";
import { LEANING_TOP, type Start, type Top } from "./top";

/** The exact motion of a top's axis from a start, frame by frame. */
export interface Swing {
  readonly top: Top;
  readonly start: Start;
  readonly states: readonly ReturnType<typeof topAt>[];
  /** Its axis, unit, frame by frame. */
  readonly axes_W: readonly Vec3[];
  /** The heights u at which it turns back, the lower one first. */
  readonly turns: readonly [number, number];
}

const { frames, dt, body, pivot, gravity } = parseScenario(SCENARIOS.leaningTop.scenario);
const BODY = massProperties(body);

export const LAST_FRAME = frames;
/** Frames a second. */
export const PACE = Math.round(1 / dt);

/** Of {@link LEANING_TOP} with another spin along its axis [rad/s]. */
export function swingOf(spin: number, start: Start): Swing {
  const { height: u, rate } = start;
  const lean = Math.sqrt(1 - u * u);
  const axis_W: Vec3 = [lean, u, 0];
  const q_WB = quatFromAxes([0, 0, 1], [u, -lean, 0], axis_W);
  const omega_W = addVec(scaleVec(spin - rate * u, axis_W), [0, rate, 0]);
  const beginning = [BODY, pivot ?? [0, 0, 0], gravity, q_WB, omega_W] as const;
  const motion = heavyTop(...beginning);
  if (!motion) throw new Error("a top that leans moves");
  const { lowAbove, highBelow } = topRoots(topStart(...beginning));
  const states = Array.from({ length: frames + 1 }, (_, frame) => topAt(motion, frame * dt));
  return {
    top: { ...LEANING_TOP, spin },
    start,
    states,
    axes_W: states.map((state) => rotate(state.q_WB, [0, 0, 1])),
    turns: [lowAbove - 1, 1 - highBelow],
  };
}

/** How fast the axis goes round at a height u, (L_z − L₃u)/I₁(1 − u²) [rad/s]. */
export function rateRound({ top: { across, along, spin }, start }: Swing, u: number): number {
  const axial = along * spin;
  return (start.rate * (1 - start.height ** 2) + (axial / across) * (start.height - u)) / (1 - u * u);
}

/** The frame nearest to another in which the axis is at a height u. */
export function frameAt({ axes_W }: Swing, u: number, near: number): number {
  const farFrom = (frame: number) => Math.abs((axes_W[frame]?.[1] ?? 2) - u) + 1e-4 * Math.abs(frame - near);
  return axes_W.reduce((best, _, frame) => (farFrom(frame) < farFrom(best) ? frame : best), 0);
}
