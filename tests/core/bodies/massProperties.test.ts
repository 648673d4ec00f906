import { describe, expect, it } from "vitest";
import { bunny } from "../../../src/core/bodies/bunny";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { type Mesh, MeshError } from "../../../src/core/bodies/mesh";
import { principal } from "../../../src/core/bodies/principal";
import type { BodySpec } from "../../../src/core/bodies/spec";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import {
  diagonal,
  frobeniusNorm,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import { normaliseQuat, type Quat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { forAll } from "../fuzz/effort";
import { someAttitude, someMoments } from "../fuzz/numbers";
import { finalReadings, relativeError } from "../support";

const SIZE: [number, number, number] = [0.2, 0.4, 0.6];
const box = massProperties({ shape: "box", size: SIZE, mass: 3 });
const TILT = normaliseQuat([0.9, 0.3, -0.2, 0.1]);

/** A box as a closed mesh of twelve triangles wound outwards, its corners turned and shifted. */
function boxMesh(q_WB: Quat, shift: Vec3): Mesh {
  const quads = [
    [0, 1, 3, 2],
    [4, 6, 7, 5],
    [0, 4, 5, 1],
    [2, 3, 7, 6],
    [0, 2, 6, 4],
    [1, 5, 7, 3],
  ] as const;
  const positions = (box.vertices_B ?? []).map((vertex) => addVec(rotate(q_WB, vertex), shift));
  const triangles = quads.flatMap(([a, b, c, d]): Vec3[] => [
    [a, b, c],
    [a, c, d],
  ]);
  return { positions, triangles };
}

const meshSpec = (massAt: "solid" | "vertices", mass = 3, scale = 1): BodySpec => ({
  shape: "mesh",
  mesh: "it",
  scale,
  mass,
  massAt,
});

/** A tensor whose round-off does not tell its two halves apart. */
function symmetric([xx, xy, xz, , yy, yz, , , zz]: Mat3): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}

function relativeDifference(a: Mat3, b: Mat3): number {
  return frobeniusNorm(subMat(a, b)) / frobeniusNorm(b);
}

describe("moments of simple bodies", () => {
  it("a box: m (b² + c²) / 12", () => {
    expect(relativeDifference(box.inertia_B, diagonal([0.13, 0.1, 0.05]))).toBeLessThan(1e-15);
  });
  it("an ellipsoid: m (b² + c²) / 5", () => {
    const { inertia_B } = massProperties({ shape: "ellipsoid", semiAxes: [1, 2, 3], mass: 5 });
    expect(relativeDifference(inertia_B, diagonal([13, 10, 5]))).toBeLessThan(1e-15);
  });
  it("a cylinder about z: m (3 r² + h²) / 12 across and ½ m r² along", () => {
    const { inertia_B } = massProperties({ shape: "cylinder", radius: 2, height: 3, mass: 12 });
    expect(relativeDifference(inertia_B, diagonal([21, 21, 24]))).toBeLessThan(1e-15);
  });
  it("masses at a box's eight corners have three times the solid's moments", () => {
    const corners = box.vertices_B ?? [];
    const points = corners.map(([x, y, z]) => ({
      mass: 3 / 8,
      position: [x, y, z] as [number, number, number],
    }));
    const { inertia_B } = massProperties({ shape: "points", points });
    expect(relativeDifference(inertia_B, scaleMat(3, box.inertia_B))).toBeLessThan(1e-15);
  });
  it("off-diagonal entries of points are −Σ m x y, about their centre of mass", () => {
    const points = [
      { mass: 1, position: [1.3, 2, 3] as [number, number, number] },
      { mass: 2, position: [0.9, 2.25, 3] as [number, number, number] },
      { mass: 1, position: [1, 1.5, 3.5] as [number, number, number] },
    ];
    const { centre_B, inertia_B, mass } = massProperties({ shape: "points", points });
    const mean = scaleVec(
      1 / 4,
      points.reduce<Vec3>((sum, p) => addVec(sum, scaleVec(p.mass, p.position)), [0, 0, 0]),
    );
    expect(mass).toBe(4);
    expect(norm(subVec(centre_B, mean))).toBeLessThan(1e-15);
    const xy = points.reduce(
      (sum, p) => sum + p.mass * (p.position[0] - mean[0]) * (p.position[1] - mean[1]),
      0,
    );
    expect(inertia_B[1]).toBeCloseTo(-xy, 15);
    expect(inertia_B[3]).toBeCloseTo(-xy, 15);
  });
});

describe("a triangle mesh", () => {
  it("of a box, turned and far from its origin, is the box", () => {
    const mesh = boxMesh(TILT, [5, -7, 11]);
    const body = massProperties(meshSpec("solid"), { it: mesh });
    // Corners 14 m away are themselves rounded to 1e-15 m, against edges of 0.2 m. Measured: 5e-15.
    expect(relativeDifference(body.inertia_B, inertiaInWorld(TILT, box.inertia_B))).toBeLessThan(1e-13);
    expect(norm(subVec(body.centre_B, [5, -7, 11]))).toBeLessThan(1e-12);
  });
  it("is the same solid however finely one face is cut", () => {
    const { positions, triangles } = boxMesh(TILT, [0.1, 0.2, 0.3]);
    const [a, b, c, d] = [0, 1, 3, 2].map((k) => positions[k] ?? SIZE);
    const middle = scaleVec(
      1 / 4,
      [a, b, c, d].reduce<Vec3>((sum, v) => addVec(sum, v ?? SIZE), [0, 0, 0]),
    );
    const fan: Vec3[] = [
      [0, 1, 8],
      [1, 3, 8],
      [3, 2, 8],
      [2, 0, 8],
    ];
    const finer = { positions: [...positions, middle], triangles: [...fan, ...triangles.slice(2)] };
    const body = massProperties(meshSpec("solid"), { it: finer });
    expect(relativeDifference(body.inertia_B, inertiaInWorld(TILT, box.inertia_B))).toBeLessThan(1e-14);
    expect(norm(subVec(body.centre_B, [0.1, 0.2, 0.3]))).toBeLessThan(1e-15);
    const seenFromCentre = (box.vertices_B ?? []).map((vertex) => rotate(TILT, vertex));
    for (const [k, vertex] of seenFromCentre.entries()) {
      expect(norm(subVec(body.vertices_B?.[k] ?? [9, 9, 9], vertex))).toBeLessThan(1e-15);
    }
  });
  it("scales its lengths, so its moments by the square", () => {
    const mesh = boxMesh(TILT, [0.1, 0.2, 0.3]);
    const [one, three] = [1, 3].map(
      (scale) => massProperties(meshSpec("solid", 3, scale), { it: mesh }).inertia_B,
    );
    expect(relativeDifference(three ?? (one as Mat3), scaleMat(9, one as Mat3))).toBeLessThan(1e-13);
  });
  it("with its mass at its vertices is so many points", () => {
    const body = massProperties(meshSpec("vertices"), { it: boxMesh(TILT, [5, -7, 11]) });
    expect(relativeDifference(body.inertia_B, scaleMat(3, inertiaInWorld(TILT, box.inertia_B)))).toBeLessThan(
      1e-13,
    );
  });
  it("that is open, wound both ways, inside out or broken is refused, saying which", () => {
    const { positions, triangles } = boxMesh(TILT, [0, 0, 0]);
    const flip = ([a, b, c]: Vec3): Vec3 => [a, c, b];
    const refused = (changed: readonly Vec3[]) => () =>
      massProperties(meshSpec("solid"), { it: { positions, triangles: changed } });
    expect(refused(triangles.slice(1))).toThrow(/not closed/);
    expect(refused(triangles.map((t, k) => (k === 0 ? flip(t) : t)))).toThrow(/not wound one way/);
    expect(refused(triangles.map(flip))).toThrow(/inside out/);
    expect(refused(triangles.map(([a, b, c]): Vec3 => [a + 8, b + 8, c + 8]))).toThrow(/does not exist/);
    expect(refused(triangles.slice(1))).toThrow(MeshError);
  });
  it("that is not at hand is refused by name", () => {
    const input = {
      body: meshSpec("solid"),
      initial: { angularVelocity: [0, 0, 1] },
      dt: 1,
      frames: 1,
      lanes: [{ angular: "none" }],
    };
    expect(() => parseScenario(input)).toThrow(/^body\.mesh: /);
    expect(() => parseScenario(input, { bunny })).toThrow(/among bunny/);
  });
});

describe("the Stanford bunny", () => {
  const meshes = { it: bunny };
  it("has 1839 vertices with their mean at (−0.587, 3.825, 0.624)", () => {
    const { centre_B, vertices_B } = massProperties(meshSpec("vertices"), meshes);
    expect(vertices_B?.length).toBe(1839);
    expect(centre_B.map((x) => Number(x.toFixed(3)))).toEqual([-0.587, 3.825, 0.624]);
  });
  it("as a solid obeys the triangle inequality, and is no bigger than its vertices allow", () => {
    const solid = massProperties(meshSpec("solid"), meshes);
    const [least, middle, largest] = solid.principal.moments;
    expect(largest).toBeLessThan(least + middle);
    const farthest = Math.max(...(solid.vertices_B ?? []).map(norm));
    expect(largest).toBeLessThan(3 * farthest * farthest);
  });
});

describe("principal axes", () => {
  const [I1, I2, I3] = [0.05, 0.1, 0.13];
  const tensor = inertiaInWorld(TILT, box.inertia_B);
  it("are found for a tensor in any axes, in ascending order of moment, right-handed", () => {
    const { moments, axes_B } = principal(tensor);
    expect(relativeError(moments, [I1, I2, I3])).toBeLessThan(1e-14);
    for (const [k, axis] of axes_B.entries()) {
      expect(norm(subVec(mulVec(tensor, axis), scaleVec(moments[k] ?? 0, axis)))).toBeLessThan(1e-15);
    }
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      expect(dot(axes_B[a], axes_B[b])).toBeCloseTo(0, 15);
    expect(dot(cross(axes_B[0], axes_B[1]), axes_B[2])).toBeCloseTo(1, 14);
  });
  it("make up any tensor again, whatever its axes and however close its moments", () => {
    forAll(1000, [someMoments, someAttitude], (given, q_WB) => {
      const turned = symmetric(inertiaInWorld(q_WB, diagonal(given)));
      const { moments, axes_B } = principal(turned);
      const axes = [...axes_B[0], ...axes_B[1], ...axes_B[2]] as unknown as Mat3;
      const again = mulMat(transpose(axes), mulMat(diagonal(moments), axes));
      expect([...moments].sort((a, b) => a - b)).toEqual(moments);
      // Some ten roundings of each entry: a few turns in planes, then two products. Measured: 20 ε, 5 ε and 7 ε.
      expect(relativeDifference(again, turned)).toBeLessThan(64 * Number.EPSILON);
      expect(dot(cross(axes_B[0], axes_B[1]), axes_B[2])).toBeCloseTo(1, 14);
      expect(frobeniusNorm(subMat(mulMat(axes, transpose(axes)), diagonal([1, 1, 1])))).toBeLessThan(
        16 * Number.EPSILON,
      );
    });
  });
  it("of a diagonal tensor are the body's own, with no round-off", () => {
    const { moments, axes_B } = principal(diagonal([3, 1, 2]));
    expect(moments).toEqual([1, 2, 3]);
    expect(axes_B.map((axis) => axis.map(Math.abs))).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });
});

describe("a body given by a full tensor", () => {
  it.each([
    "none",
    "explicit",
    "implicit-body",
    "implicit-world",
    "midpoint",
    "splitting",
    "rk4",
    "exact",
  ] as const)("%s moves as the same body does in its principal axes", (angular) => {
    const angularVelocity = [1, 2, 3];
    const run = { initial: { angularVelocity }, dt: 0.01, frames: 200, lanes: [{ angular }] };
    const tensor = symmetric(inertiaInWorld(TILT, box.inertia_B));
    const inertia = [tensor.slice(0, 3), tensor.slice(3, 6), tensor.slice(6)];
    const inTensor = finalReadings({ ...run, body: { inertia, mass: 3 } });
    const inAxes = finalReadings({
      ...run,
      body: { shape: "box", size: SIZE, mass: 3 },
      initial: { angularVelocity, orientation: TILT },
    });
    // Round-off of 200 steps.
    expect(relativeError(inTensor.angularVelocity, inAxes.angularVelocity)).toBeLessThan(1e-12);
    expect(
      relativeError(inTensor.angularVelocityBody, rotate(TILT, inAxes.angularVelocityBody)),
    ).toBeLessThan(1e-12);
  });
  it("inverse times tensor is one", () => {
    const { inertia_B, inverseInertia_B } = massProperties({
      inertia: [
        [2, 0.1, 0.2],
        [0.1, 3, 0.3],
        [0.2, 0.3, 4],
      ],
      mass: 1,
    });
    expect(frobeniusNorm(subMat(mulMat(inertia_B, inverseInertia_B), diagonal([1, 1, 1])))).toBeLessThan(
      1e-15,
    );
  });
});
