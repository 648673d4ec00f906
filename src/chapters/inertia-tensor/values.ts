import { bunny } from "../../core/bodies/bunny";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "../../core/bodies/points";
import type { Run } from "../../figures/values/run";
import { decimals } from "../../format/numbers";

export const INERTIA_VALUES = {
  offCentreFactor: () => {
    const about = bunny.positions.reduce((sum, p) => plusProducts(sum, 1, p), zeroMat);
    const centred = points(bunny.positions.map((position) => ({ mass: 1, position }))).inertia_B;
    return decimals(inertiaFromProducts(about)[0] / centred[0], 1);
  },
} satisfies Record<string, (run: Run) => string>;
