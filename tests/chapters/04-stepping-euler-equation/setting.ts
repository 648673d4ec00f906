import { readings } from "../../../src/core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import { type Mat3, mulVec, transpose } from "../../../src/core/math/mat3";
import { rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import {
  dt,
  inertia_B,
  inverseInertia_B,
  omega_B,
  omega_W,
  q_WB,
  torque_W,
} from "../03-euler-equation/setting";

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
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vec3[]
  ).map((axis) => {
    const reach = 0.25;
    const ahead = residual(addVec(at_B, scaleVec(reach, axis)));
    const behind = residual(addVec(at_B, scaleVec(-reach, axis)));
    return scaleVec(1 / (2 * reach), subVec(ahead, behind));
  });
  return transpose(columns.flat() as unknown as Mat3);
}

export function determinant(m: Mat3): number {
  return dot([m[0], m[1], m[2]], cross([m[3], m[4], m[5]], [m[6], m[7], m[8]]));
}

/** A frame of the momentum lane under a share of the torque: its start and its end. */
export function momentumFrame(share: 0 | 1) {
  const system = prepare(
    parseScenario({
      body: {
        inertia: [inertia_B.slice(0, 3), inertia_B.slice(3, 6), inertia_B.slice(6, 9)] as never,
        mass: 1,
      },
      initial: { orientation: q_WB, angularVelocity: omega_W },
      torque: scaleVec(share, torque_W),
      dt,
      frames: 1,
      lanes: [{ angular: "momentum" }],
    }),
  );
  const start = initialInstant(system, 0);
  if (isDiverged(start)) throw new Error(start.diverged);
  const end = nextInstant(system, 0, start);
  if (isDiverged(end)) throw new Error(end.diverged);
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
