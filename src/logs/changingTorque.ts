import type { MassProperties } from "../core/bodies/massProperties";
import { momentumOf } from "../core/dynamics/angular/momentum";
import type { Recording } from "../core/identification/recording";
import { SPHERE } from "../core/identification/system";
import { rotateInverse } from "../core/math/quat";
import { addVec, dot, norm, scaleVec, subVec, type Vec3, zeroVec } from "../core/math/vec3";
import type { Finding } from "./findings";

/** Of a free body |ω̇| is below |ω|², since no moment exceeds the two others together; a mistaken term may make some times that. */
const BEYOND = 4;

/** More rows than these are no blow. */
const FEWEST_ROWS = 5;

/**
 * A torque that no way to step a free body explains, by its size: ω changes where it is small. Its mean is that of dL/dt.
 *
 * @param body null where none is given: then that it acts is told by a ball's, and no more
 * @returns null where none is told
 */
export function changingTorque(recording: Recording, body: MassProperties | null): Finding | null {
  const { frames, dt, precision } = recording;
  const { inertia_B } = body ?? SPHERE;
  const torques_W: Vec3[] = [];
  const torques_B: Vec3[] = [];
  let beyond = 0;
  for (const [k, from] of frames.entries()) {
    const to = frames[k + 1];
    if (to?.frame !== from.frame + 1) continue;
    const change = norm(subVec(to.omega_W, from.omega_W)) / dt;
    const speed = Math.max(norm(from.omega_W), norm(to.omega_W));
    const rounding = (8 * (precision.omega + precision.omegaRelative * speed)) / dt;
    if (change > BEYOND * speed * speed + rounding) beyond++;
    const before = momentumOf(from.omega_W, from.q_WB, inertia_B);
    const torque_W = scaleVec(1 / dt, subVec(momentumOf(to.omega_W, to.q_WB, inertia_B), before));
    torques_W.push(torque_W);
    torques_B.push(rotateInverse(from.q_WB, torque_W));
  }
  if (beyond < FEWEST_ROWS) return null;
  const [world, body_] = [spreadOf(torques_W), spreadOf(torques_B)];
  const axes = body_.spread < world.spread ? "body" : "world";
  const { mean } = axes === "body" ? body_ : world;
  return { code: "torque", axes, mean: body && mean, unit: "N m", isConstant: false };
}

function spreadOf(vectors: readonly Vec3[]): { readonly mean: Vec3; readonly spread: number } {
  const mean = scaleVec(
    1 / vectors.length,
    vectors.reduce((sum, each) => addVec(sum, each), zeroVec),
  );
  const squares = vectors.reduce((sum, each) => {
    const off = subVec(each, mean);
    return sum + dot(off, off);
  }, 0);
  return { mean, spread: Math.sqrt(squares / vectors.length) };
}
