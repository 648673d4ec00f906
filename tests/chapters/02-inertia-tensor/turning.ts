import { expect } from "vitest";
import { points } from "../../../src/core/bodies/points";
import { principal } from "../../../src/core/bodies/principal";
import { readings } from "../../../src/core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { isDiverged } from "../../../src/core/dynamics/state";
import { diagonal, identityMat, mulMat, mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { distance, type EquationCheck, expectEqual } from "../../content/check";
import {
  inertia_B,
  inertia_W,
  inverseInertia_B,
  momentum_W,
  omega_W,
  pointBody,
  q_WB,
} from "../03-euler-equation/setting";
import { outer } from "./tensor";

const rotation_WB = quatToMat(q_WB);
const inverse_W = inertiaInWorld(q_WB, inverseInertia_B);

/** The equations of the tensor of a body that turns, by id. */
export const TURNING: Readonly<Record<string, EquationCheck>> = {
  "arm-turned": {
    tex: String.raw`\term{position}{\boldsymbol r}\,\term{position}{\boldsymbol r}^{\mathsf T} = \term{rotation}{R}\,\term{position}{\boldsymbol r_B}\,\term{position}{\boldsymbol r_B}^{\mathsf T}\,\term{rotation}{R}^{\mathsf T}`,
    claim: "the matrix of an arm turns as this says",
    check: () => {
      const r_B: Vec3 = [0.7, -0.4, 1.1];
      const r_W = rotate(q_WB, r_B);
      const turned = mulMat(mulMat(rotation_WB, outer(r_B, r_B)), transpose(rotation_WB));
      expectEqual(outer(r_W, r_W), turned);
    },
  },
  turned: {
    tex: String.raw`\term{inertia}{I} = \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\term{rotation}{R}^{\mathsf T}`,
    claim: "the core’s turned tensor is the sum over the turned points",
    check: () => {
      const { system, points_W } = pointBody();
      const summed = points(points_W.map(({ mass, p_W }) => ({ mass, position: p_W }))).inertia_B;
      const product = mulMat(mulMat(rotation_WB, system.body.inertia_B), transpose(rotation_WB));
      expectEqual(summed, product);
      expectEqual(inertiaInWorld(q_WB, system.body.inertia_B), product);
      expect(distance(summed, system.body.inertia_B)).toBeGreaterThan(0.1);
    },
  },
  inverse: {
    tex: String.raw`\term{inertia}{I}^{-1} = \term{rotation}{R}\,\term{inertiaBody}{I_B}^{-1}\,\term{rotation}{R}^{\mathsf T}`,
    claim: "the turned inverse undoes the turned tensor",
    check: () => {
      expectEqual(inverse_W, mulMat(mulMat(rotation_WB, inverseInertia_B), transpose(rotation_WB)));
      expectEqual(mulMat(inverse_W, inertia_W), identityMat);
    },
  },
  "inverse-principal": {
    tex: String.raw`\term{omega}{\boldsymbol\omega} = \term{inertia}{I}^{-1}\term{momentum}{\boldsymbol L} = \frac{\boldsymbol e_1\cdot\term{momentum}{\boldsymbol L}}{I_1}\,\boldsymbol e_1+\frac{\boldsymbol e_2\cdot\term{momentum}{\boldsymbol L}}{I_2}\,\boldsymbol e_2+\frac{\boldsymbol e_3\cdot\term{momentum}{\boldsymbol L}}{I_3}\,\boldsymbol e_3`,
    claim: "along the principal axes that the core finds, dividing by the moments gives ω back",
    check: () => {
      const { moments, axes_B } = principal(inertia_B);
      const parts = axes_B.map((axis_B, k) => {
        const e_W = rotate(q_WB, axis_B);
        return scaleVec(dot(e_W, momentum_W) / (moments[k] ?? Number.NaN), e_W);
      });
      expectEqual(parts.reduce(addVec), omega_W);
      expectEqual(mulVec(inverse_W, momentum_W), omega_W);
    },
  },
  ellipsoid: {
    tex: String.raw`\boldsymbol x\cdot\term{inertia}{I}\,\boldsymbol x = 1, \qquad \boldsymbol x = \frac{\boldsymbol n}{\sqrt{\boldsymbol n\cdot\term{inertia}{I}\,\boldsymbol n}}`,
    claim:
      "the tips lie on the ellipsoid whose semi-axes are the inverse roots of the core’s principal moments",
    check: () => {
      const { moments, axes_B } = principal(inertia_B);
      for (const n_W of [
        [1, 0, 0],
        [0.3, -1.2, 0.8],
        [-2, 0.1, 0.4],
      ] as Vec3[]) {
        const x_W = scaleVec(1 / Math.sqrt(dot(n_W, mulVec(inertia_W, n_W))), n_W);
        const x_B = rotateInverse(q_WB, x_W);
        const along = axes_B.map((axis_B, k) => dot(axis_B, x_B) * Math.sqrt(moments[k] ?? Number.NaN));
        expectEqual([Math.hypot(...along)], [1]);
        expectEqual([dot(x_W, mulVec(inertia_W, x_W))], [1]);
      }
    },
  },
  "equal-moments": {
    tex: String.raw`I_1 = I_2 = I_3 \quad\Rightarrow\quad \term{inertia}{I}\,\term{omega}{\boldsymbol\omega} = I_1\,\term{omega}{\boldsymbol\omega}`,
    claim: "masses at a cube’s corners have such a tensor, and they are no ball",
    check: () => {
      const corners = [-1, 1].flatMap((x) =>
        [-1, 1].flatMap((y) =>
          [-1, 1].map((z) => ({ mass: 0.25, position: [0.45 * x, 0.45 * y, 0.45 * z] as Vec3 })),
        ),
      );
      const { inertia_B: cube_B } = points(corners);
      expectEqual(cube_B, diagonal([cube_B[0], cube_B[0], cube_B[0]]));
      expectEqual(mulVec(inertiaInWorld(q_WB, cube_B), omega_W), scaleVec(cube_B[0], omega_W));
    },
  },
  believed: {
    tex: String.raw`\term{inertiaBody}{I_B}\,\term{omega}{\boldsymbol\omega} \qquad\text{in the place of}\qquad \term{momentum}{\boldsymbol L} = \term{rotation}{R}\,\term{inertiaBody}{I_B}\,\term{rotation}{R}^{\mathsf T}\,\term{omega}{\boldsymbol\omega}`,
    claim:
      "the frozen lane that keeps its momentum keeps the first to round-off, while the second goes elsewhere",
    check: () => {
      const frames = 200;
      const system = prepare(
        parseScenario({
          body: { shape: "box", size: [0.3, 0.6, 0.9], mass: 4 },
          initial: { angularVelocity: [0.5, 1, 0.7] },
          dt: 0.02,
          frames,
          lanes: [{ angular: "momentum", inertia: "frozen" }],
        }),
      );
      let state = initialInstant(system, 0);
      if (isDiverged(state)) throw new Error(state.diverged);
      const start = readings(system, state).angularMomentum;
      const believed = mulVec(system.body.inertia_B, state.omega_W);
      for (let frame = 0; frame < frames; frame++) {
        const next = nextInstant(system, 0, state);
        if (isDiverged(next)) throw new Error(next.diverged);
        state = next;
      }
      const rotation = quatToMat(state.q_WB);
      const { angularMomentum } = readings(system, state);
      expectEqual(mulVec(system.body.inertia_B, state.omega_W), believed);
      expectEqual(
        angularMomentum,
        mulVec(mulMat(mulMat(rotation, system.body.inertia_B), transpose(rotation)), state.omega_W),
      );
      expect(distance(angularMomentum, start) / norm(start)).toBeGreaterThan(0.05);
    },
  },
};
