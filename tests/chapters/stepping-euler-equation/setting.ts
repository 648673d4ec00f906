import { readings } from "../../../src/core/diagnostics/readings";
import type { State } from "../../../src/core/dynamics/state";
import { columnsOf, identityMat, type Mat3, mulVec, transpose } from "../../../src/core/math/mat3";
import { rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { dt, inertia_B, inverseInertia_B, omega_B, START, torque_W } from "../euler-equation/setting";
import { frameOf } from "../states";

export function solvedTerm(next_B: Vec3, step: number): Vec3 {
  return mulVec(inverseInertia_B, scaleVec(step, cross(next_B, mulVec(inertia_B, next_B))));
}

/** The derivative of the residual of backward Euler, column by column, by central differences; it is quadratic, so they are exact. */
export function measuredJacobian(at_B: Vec3, step: number): Mat3 {
  const residual = (next_B: Vec3): Vec3 =>
    addVec(
      mulVec(inertia_B, subVec(next_B, omega_B)),
      scaleVec(step, cross(next_B, mulVec(inertia_B, next_B))),
    );
  const columns = columnsOf(identityMat).map((axis) => {
    const reach = 0.25;
    const ahead = residual(addVec(at_B, scaleVec(reach, axis)));
    const behind = residual(addVec(at_B, scaleVec(-reach, axis)));
    return scaleVec(1 / (2 * reach), subVec(ahead, behind));
  });
  return transpose(columns.flat() as unknown as Mat3);
}

/** A frame of the momentum lane under a share of the torque: its start and its end. */
export function momentumFrame(share: 0 | 1) {
  const { system, start, end } = frameOf({
    ...START,
    torque: scaleVec(share, torque_W),
    dt,
    lanes: [{ angular: "momentum" }],
  });
  const seen = (state: State) => ({
    state,
    momentum_B: rotateInverse(state.q_WB, readings(system, state).angularMomentum),
    omega_B: rotateInverse(state.q_WB, state.omega_W),
  });
  return [seen(start), seen(end)] as const;
}

/** Unit vectors spread over the sphere along a spiral. */
export function directions(count: number): Vec3[] {
  return Array.from({ length: count }, (_, k): Vec3 => {
    const height = 1 - (2 * k + 1) / count;
    const radius = Math.sqrt(1 - height * height);
    const angle = Math.PI * (3 - Math.sqrt(5)) * k;
    return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
  });
}
