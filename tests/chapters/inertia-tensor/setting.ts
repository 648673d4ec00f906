import { points } from "../../../src/core/bodies/points";
import { addMat, identityMat, type Mat3, scaleMat, subMat } from "../../../src/core/math/mat3";
import type { Vec3 } from "../../../src/core/math/vec3";
import { squared } from "../../content/check";
import { pointBody } from "../euler-equation/setting";

export const { system, state, points_W } = pointBody();

/** The tensor of the points as they stand in the world, by the core's own sum. */
export const inertia_W = points(points_W.map(({ mass, p_W }) => ({ mass, position: p_W }))).inertia_B;

/** v wᵀ, and |v|² 1 − v vᵀ. */
export const outer = (v: Vec3, w: Vec3) => v.flatMap((a) => w.map((b) => a * b)) as unknown as Mat3;
export const armTensor = (r: Vec3) => subMat(scaleMat(squared(r), identityMat), outer(r, r));
export const sumMat = (parts: readonly Mat3[]) => parts.reduce(addMat);
