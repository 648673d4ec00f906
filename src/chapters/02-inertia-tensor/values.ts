import { bunny } from "../../core/bodies/bunny";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "../../core/bodies/points";
import { MULTIPLICATIONS } from "../../core/bodies/rotatedInertia";
import type { Run } from "../../figures/values/run";
import { decimals, grouped } from "../../format/numbers";

export const INERTIA_VALUES = {
  costGeneral: () => grouped(MULTIPLICATIONS.general),
  costDiagonal: () => grouped(MULTIPLICATIONS.diagonal),
  costPoint: () => grouped(MULTIPLICATIONS.perPoint),
  costMesh: () => grouped(bunny.positions.length * MULTIPLICATIONS.perPoint),
  meshPoints: () => grouped(bunny.positions.length),
  offCentreFactor: () => {
    const about = bunny.positions.reduce((sum, p) => plusProducts(sum, 1, p), zeroMat);
    const centred = points(bunny.positions.map((position) => ({ mass: 1, position }))).inertia_B;
    return decimals(inertiaFromProducts(about)[0] / centred[0], 1);
  },
} satisfies Record<string, (run: Run) => string>;
