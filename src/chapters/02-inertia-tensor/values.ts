import { bunny } from "../../core/bodies/bunny";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "../../core/bodies/points";
import { MULTIPLICATIONS } from "../../core/bodies/rotatedInertia";
import type { Run } from "../../figures/prose/run";

/** Numbers in prose about inertia tensors; some are the same whatever the run. */
export const INERTIA_VALUES = {
  /** The greatest and the least principal moment of the body, one over the other. */
  momentRatio: ({ system }: Run) => {
    const { moments } = system.body.principal;
    return `${Number((moments[2] / moments[0]).toPrecision(2))}`;
  },
  /** Multiplications of R I Rᵀ, and of the sum over points. */
  costGeneral: () => `${MULTIPLICATIONS.general}`,
  costSymmetric: () => `${MULTIPLICATIONS.symmetric}`,
  costDiagonal: () => `${MULTIPLICATIONS.diagonal}`,
  costPoint: () => `${MULTIPLICATIONS.perPoint}`,
  costCorners: () => `${8 * MULTIPLICATIONS.perPoint}`,
  costMesh: () =>
    (bunny.positions.length * MULTIPLICATIONS.perPoint).toLocaleString("en").replace(",", "\u202f"),
  meshPoints: () => bunny.positions.length.toLocaleString("en").replace(",", "\u202f"),
  /** The moment of the bunny's corners about x through the mesh's origin, over that through their centre. */
  offCentreFactor: () => {
    const about = bunny.positions.reduce((sum, p) => plusProducts(sum, 1, p), zeroMat);
    const centred = points(bunny.positions.map((position) => ({ mass: 1, position }))).inertia_B;
    return (inertiaFromProducts(about)[0] / centred[0]).toFixed(1);
  },
} satisfies Record<string, (run: Run) => string>;
