import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { points } from "../../../src/core/bodies/points";
import {
  MULTIPLICATIONS,
  rotatedDiagonal,
  rotatedGeneral,
  rotatedSum,
  rotatedSymmetric,
} from "../../../src/core/bodies/rotatedInertia";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { diagonal } from "../../../src/core/math/mat3";
import { normaliseQuat, quatToMat } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";

const q_WB = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
const r = quatToMat(q_WB);
const given = [
  { mass: 1, position: [0.3, 0, 0.1] },
  { mass: 2, position: [-0.2, 0.4, 0] },
  { mass: 0.5, position: [0, -0.3, 0.6] },
  { mass: 1.5, position: [0.1, 0.2, -0.4] },
] as const;
const body = points(given);
const masses = given.map(({ mass }) => mass);

function expectAlike(a: readonly number[], b: readonly number[]): void {
  a.forEach((entry, k) => {
    // A sum of a few products of numbers below 1.
    expect(Math.abs(entry - (b[k] ?? Number.NaN))).toBeLessThan(1e-15);
  });
}

describe("the four ways to a turned tensor", () => {
  it("agree with each other and with the one that frames use", () => {
    const turned = inertiaInWorld(q_WB, body.inertia_B);
    expectAlike(rotatedGeneral(r, body.inertia_B), turned);
    expectAlike(rotatedSymmetric(r, body.inertia_B), turned);
    expectAlike(rotatedSum(r, masses, body.vertices_B ?? []), turned);
    const moments: Vec3 = [0.8, 1.5, 2.1];
    expectAlike(rotatedDiagonal(r, moments), inertiaInWorld(q_WB, diagonal(moments)));
  });

  it("take as many multiplications as they say: so many stand in the source", () => {
    const counted = (file: string, name: string): number => {
      const source = readFileSync(new URL(`../../../src/core/${file}`, import.meta.url), "utf8");
      const body = source.slice(source.indexOf(`function ${name}(`)).split("\n}\n")[0] ?? "";
      return body.match(/ \* /g)?.length ?? 0;
    };
    const product = counted("math/mat3.ts", "mulMat");
    const half = counted("bodies/rotatedInertia.ts", "timesTransposed");
    expect(2 * product).toBe(MULTIPLICATIONS.general);
    expect(product + half).toBe(MULTIPLICATIONS.symmetric);
    expect(counted("bodies/rotatedInertia.ts", "rotatedDiagonal") + half).toBe(MULTIPLICATIONS.diagonal);
    expect(counted("bodies/rotatedInertia.ts", "plusRotated")).toBe(MULTIPLICATIONS.perPoint);
    expect(counted("bodies/points.ts", "inertiaFromProducts")).toBe(0);
  });
});
