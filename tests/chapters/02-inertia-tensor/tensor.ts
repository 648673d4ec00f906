import { expect } from "vitest";
import { box } from "../../../src/core/bodies/box";
import { points } from "../../../src/core/bodies/points";
import { readings } from "../../../src/core/diagnostics/readings";
import { addMat, identityMat, type Mat3, mulVec, scaleMat, subMat } from "../../../src/core/math/mat3";
import {
  addVec,
  cross,
  dot,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, squared } from "../../content/check";
import { pointBody } from "../03-euler-equation/setting";

const { system, state, points_W } = pointBody();
const { omega_W } = state;

/** The tensor of the points as they stand in the world, by the core's own sum. */
const inertia_W = points(points_W.map(({ mass, p_W }) => ({ mass, position: p_W }))).inertia_B;
const momentum_W = readings(system, state).angularMomentum;

/** v wᵀ, and |v|² 1 − v vᵀ. */
export const outer = (v: Vec3, w: Vec3) => v.flatMap((a) => w.map((b) => a * b)) as unknown as Mat3;
const armTensor = (r: Vec3) => subMat(scaleMat(squared(r), identityMat), outer(r, r));
const sumMat = (parts: readonly Mat3[]) => parts.reduce(addMat);

const size: Vec3 = [0.3, 0.7, 1.1];
const mass = 2.6;
const solid = box(size, mass).inertia_B;

/** The equations of one tensor, by id. */
export const TENSOR: Readonly<Record<string, EquationCheck>> = {
  "momentum-sum": {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \sum \term{mass}{m}\,\term{position}{\boldsymbol r}\times(\term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r})`,
    claim: "the momentum that the core reads off a turned body of points is this sum",
    check: () => {
      const parts = points_W.map(({ mass, p_W }) => scaleVec(mass, cross(p_W, cross(omega_W, p_W))));
      expectEqual(momentum_W, parts.reduce(addVec));
    },
  },
  "double-cross": {
    tex: String.raw`\term{position}{\boldsymbol r}\times(\term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r}) = |\term{position}{\boldsymbol r}|^2\Bigl(\term{omega}{\boldsymbol\omega}-\frac{\term{position}{\boldsymbol r}\cdot\term{omega}{\boldsymbol\omega}}{|\term{position}{\boldsymbol r}|^2}\,\term{position}{\boldsymbol r}\Bigr) = |\term{position}{\boldsymbol r}|^2\,\term{omega}{\boldsymbol\omega}-\term{position}{\boldsymbol r}\,(\term{position}{\boldsymbol r}\cdot\term{omega}{\boldsymbol\omega})`,
    claim: "the double product is |r|² times the part of ω across r, written both ways",
    check: () => {
      const r: Vec3 = [0.7, -0.4, 1.1];
      const left = cross(r, cross(omega_W, r));
      expectEqual(left, scaleVec(squared(r), subVec(omega_W, projectOnto(omega_W, r))));
      expectEqual(left, subVec(scaleVec(squared(r), omega_W), scaleVec(dot(r, omega_W), r)));
    },
  },
  tensor: {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \term{inertia}{I}\,\term{omega}{\boldsymbol\omega}, \qquad \term{inertia}{I} = \sum \term{mass}{m}\,\bigl(|\term{position}{\boldsymbol r}|^2\,1-\term{position}{\boldsymbol r}\,\term{position}{\boldsymbol r}^{\mathsf T}\bigr)`,
    claim: "the core’s tensor of points is this sum, and takes ω to the momentum",
    check: () => {
      expectEqual(inertia_W, sumMat(points_W.map(({ mass, p_W }) => scaleMat(mass, armTensor(p_W)))));
      expectEqual(momentum_W, mulVec(inertia_W, omega_W));
    },
  },
  entries: {
    tex: String.raw`\term{inertia}{I} = \sum \term{mass}{m}\begin{pmatrix}y^2+z^2&-xy&-xz\\-xy&x^2+z^2&-yz\\-xz&-yz&x^2+y^2\end{pmatrix}`,
    claim: "entry by entry, the signs of the products included",
    check: () => {
      const entries = points_W.map(({ mass, p_W: [x, y, z] }) =>
        scaleMat(mass, [
          y * y + z * z,
          -x * y,
          -x * z,
          -x * y,
          x * x + z * z,
          -y * z,
          -x * z,
          -y * z,
          x * x + y * y,
        ]),
      );
      for (const entry of inertia_W) expect(Math.abs(entry)).toBeGreaterThan(0.01);
      expectEqual(inertia_W, sumMat(entries));
      // The dumbbell of the text: spun about y, its L leans to −x.
      const { inertia_B } = points([
        { mass: 1, position: [0.6, 0.5, 0] },
        { mass: 1, position: [-0.6, -0.5, 0] },
      ]);
      expectEqual(mulVec(inertia_B, [0, 1, 0]), [-0.6, 0.72, 0]);
    },
  },
  "moment-about": {
    tex: String.raw`\boldsymbol n\cdot\term{inertia}{I}\,\boldsymbol n = \sum \term{mass}{m}\,\bigl(|\term{position}{\boldsymbol r}|^2-(\boldsymbol n\cdot\term{position}{\boldsymbol r})^2\bigr) = \sum \term{mass}{m}\,d^2`,
    claim: "the moment about an axis is the sum of mass times squared distance from it",
    check: () => {
      const n = scaleVec(1 / norm([0.3, -1.2, 0.8]), [0.3, -1.2, 0.8]);
      const sum = (part: (r: Vec3) => number) => [
        points_W.reduce((total, { mass, p_W }) => total + mass * part(p_W), 0),
      ];
      const moment = [dot(n, mulVec(inertia_W, n))];
      expectEqual(
        moment,
        sum((r) => squared(r) - dot(n, r) ** 2),
      );
      expectEqual(
        moment,
        sum((r) => squared(cross(n, r))),
      );
    },
  },
  "mean-square": {
    tex: String.raw`\frac1b\int_{-b/2}^{b/2}y^2\,\mathrm dy = \frac1b\Bigl[\frac{y^3}{3}\Bigr]_{-b/2}^{b/2} = \frac{b^2}{12}`,
    claim: "sums over finer and finer pieces approach it, with the order of the midpoint rule",
    check: () => {
      const b = 0.7;
      const meanOver = (pieces: number) =>
        Array.from({ length: pieces }, (_, k) => (((k + 0.5) / pieces - 0.5) * b) ** 2).reduce(
          (a, c) => a + c,
          0,
        ) / pieces;
      const apart = (pieces: number) => Math.abs(meanOver(pieces) - (b * b) / 12);
      expect(Math.log2(apart(64) / apart(128))).toBeCloseTo(2, 6);
      expectEqual([((b / 2) ** 3 / 3 - (-b / 2) ** 3 / 3) / b], [(b * b) / 12]);
    },
  },
  box: {
    tex: String.raw`I_{xx} = \frac{\term{mass}{m}}{12}\,(b^2+c^2), \qquad I_{yy} = \frac{\term{mass}{m}}{12}\,(a^2+c^2), \qquad I_{zz} = \frac{\term{mass}{m}}{12}\,(a^2+b^2)`,
    claim: "the core’s box has these moments, and a grid of points in its place approaches them",
    check: () => {
      const [a, b, c] = size;
      const moments = [b * b + c * c, a * a + c * c, a * a + b * b].map((sum) => (mass / 12) * sum);
      expectEqual([solid[0], solid[4], solid[8]], moments);
      const gridded = (count: number) => {
        const { inertia_B } = points(grid(count));
        return distance(inertia_B, solid);
      };
      expect(Math.log2(gridded(4) / gridded(8))).toBeCloseTo(2, 6);
    },
  },
  corners: {
    tex: String.raw`I_{xx}^{\text{corners}} = \frac{\term{mass}{m}}{4}\,(b^2+c^2) = 3\,I_{xx}`,
    claim: "masses at the eight corners have three times the solid’s moments, about every axis",
    check: () => {
      const corners = (box(size, mass).vertices_B ?? []).map((position) => ({ mass: mass / 8, position }));
      expect(corners).toHaveLength(8);
      const { inertia_B } = points(corners);
      expectEqual([inertia_B[0]], [(mass / 4) * (size[1] ** 2 + size[2] ** 2)]);
      expectEqual(inertia_B, scaleMat(3, solid));
    },
  },
  "other-point": {
    tex: String.raw`\sum \term{mass}{m}\,\bigl(|\boldsymbol c+\term{position}{\boldsymbol r}|^2\,1-(\boldsymbol c+\term{position}{\boldsymbol r})(\boldsymbol c+\term{position}{\boldsymbol r})^{\mathsf T}\bigr) = \term{inertia}{I}+M\bigl(|\boldsymbol c|^2\,1-\boldsymbol c\,\boldsymbol c^{\mathsf T}\bigr)`,
    claim: "about another point the whole mass at the centre is added, which lessens no moment",
    check: () => {
      const c: Vec3 = [-0.9, 0.5, 1.3];
      const whole = points_W.reduce((sum, { mass }) => sum + mass, 0);
      const about = sumMat(points_W.map(({ mass, p_W }) => scaleMat(mass, armTensor(addVec(c, p_W)))));
      const added = scaleMat(whole, armTensor(c));
      expectEqual(about, addMat(inertia_W, added));
      for (const n of [[1, 0, 0], [0.2, -0.5, 0.7], c] as Vec3[]) {
        expect(dot(n, mulVec(added, n))).toBeGreaterThan(-1e-12);
      }
      // The core takes its arms from the centre, wherever the body was given.
      const moved = points(points_W.map(({ mass, p_W }) => ({ mass, position: addVec(c, p_W) })));
      expectEqual(moved.inertia_B, inertia_W);
    },
  },
};

/** Equal masses in the middles of the cells of a grid. */
function grid(count: number) {
  const steps = Array.from({ length: count }, (_, k) => (k + 0.5) / count - 0.5);
  const each = mass / count ** 3;
  return steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z) => ({ mass: each, position: [x * size[0], y * size[1], z * size[2]] as Vec3 })),
    ),
  );
}
