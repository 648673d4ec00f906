import type { MassProperties } from "../core/bodies/massProperties";
import type { Scenario } from "../core/dynamics/scenario";
import { mulVec } from "../core/math/mat3";
import { rotateInverse, unitQuat } from "../core/math/quat";
import { dot, norm } from "../core/math/vec3";
import { ENGINES, type EngineId } from "./registry";

type Start = Pick<Scenario["initial"], "orientation" | "angularVelocity">;

/**
 * The fastest that a free body ever spins. Of the squares x of its momentum's components along the principal axes, their sum and
 * their sum divided by the moments stay: a line through x ≥ 0. |ω|² is the sum divided by the moments' squares, so it is largest
 * where the line ends: where one of the three is nought.
 *
 * @returns [rad/s]
 */
export function fastestSpin({ inertia_B, principal }: MassProperties, start: Start): number {
  const { moments, axes_B } = principal;
  const omega_B = rotateInverse(unitQuat(start.orientation), start.angularVelocity);
  const momentum_B = mulVec(inertia_B, omega_B);
  const squares = axes_B.map((axis) => dot(axis, momentum_B) ** 2);
  const sum = squares.reduce((all, x) => all + x, 0);
  const twiceEnergy = squares.reduce((all, x, k) => all + x / (moments[k] ?? 1), 0);
  const spins = [norm(omega_B)];
  for (const [i, j] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const x = (twiceEnergy - sum / moments[j]) / (1 / moments[i] - 1 / moments[j]);
    if (x >= 0 && x <= sum) spins.push(Math.sqrt(x / moments[i] ** 2 + (sum - x) / moments[j] ** 2));
  }
  return Math.max(...spins);
}

/**
 * The spin above which an engine slows bodies, where this one would get above it.
 *
 * @param dt [s]
 * @returns [rad/s]; null where the engine leaves the body alone
 */
export function limitReached(id: EngineId, body: MassProperties, start: Start, dt: number): number | null {
  const { mostRadiansAStep } = ENGINES[id];
  if (mostRadiansAStep === undefined) return null;
  const limit = mostRadiansAStep / dt;
  return fastestSpin(body, start) > limit ? limit : null;
}
