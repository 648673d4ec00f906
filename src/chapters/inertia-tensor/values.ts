import { bunny } from "../../core/bodies/bunny";
import { meshSolid, meshVertices } from "../../core/bodies/mesh";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "../../core/bodies/points";
import { box } from "../../core/bodies/solids";
import { norm, subVec, zeroVec } from "../../core/math/vec3";
import type { Run } from "../../figures/values/run";
import { decimals } from "../../format/numbers";

/** That of the bunny that the notebook throws. */
const BUNNY_SCALE = 0.1;

export const INERTIA_VALUES = {
  offCentreFactor: () => {
    const about = bunny.positions.reduce((sum, p) => plusProducts(sum, 1, p), zeroMat);
    const centred = points(bunny.positions.map((position) => ({ mass: 1, position }))).inertia_B;
    return decimals(inertiaFromProducts(about)[0] / centred[0], 1);
  },
  /** Of a box of two cubes, across its long axis, over the sum of the cubes' own moments. */
  joinedFactor: () => decimals(box([1, 1, 2], 2).inertia_B[0] / (2 * box([1, 1, 1], 1).inertia_B[0]), 1),
  /** From the bunny's centre of mass to the mean of its vertices. */
  verticesOff: () => {
    const [solid, vertices] = [meshSolid, meshVertices].map((of) => of(bunny, BUNNY_SCALE, 1).centre_B);
    return `${decimals(norm(subVec(solid ?? zeroVec, vertices ?? zeroVec)), 2)} m`;
  },
} satisfies Record<string, (run: Run) => string>;
