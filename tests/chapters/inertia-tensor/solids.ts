import { expect } from "vitest";
import { meshSolid } from "../../../src/core/bodies/mesh";
import { inertiaFromProducts, plusProducts, points, zeroMat } from "../../../src/core/bodies/points";
import { box, cylinder, ellipsoid } from "../../../src/core/bodies/solids";
import { addMat, mulMat, mulVec, scaleMat, subMat, transpose } from "../../../src/core/math/mat3";
import { normaliseQuat, quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { distance, expectEqual, squared } from "../../content/check";
import { armTensor, inertia_W, outer, points_W, sumMat } from "./setting";

/** Where the centre of mass is, seen from the origin of a file. */
const centre_W: Vec3 = [-0.9, 0.5, 1.3];
const wholeMass = points_W.reduce((sum, { mass }) => sum + mass, 0);

const size: Vec3 = [0.3, 0.7, 1.1];
const mass = 2.6;
const solid = box(size, mass).inertia_B;

/** The equations of common solids and of bodies put together, by id. */
export const EQUATIONS = {
  box: () => {
    const [a, b, c] = size;
    const moments = [b * b + c * c, a * a + c * c, a * a + b * b].map((sum) => (mass / 12) * sum);
    expectEqual([solid[0], solid[4], solid[8]], moments);
    const gridded = (count: number) => {
      const { inertia_B } = points(grid(count, size, mass));
      return distance(inertia_B, solid);
    };
    expect(Math.log2(gridded(4) / gridded(8))).toBeCloseTo(2, 6);
  },
  corners: () => {
    const corners = (box(size, mass).vertices_B ?? []).map((position) => ({ mass: mass / 8, position }));
    expect(corners).toHaveLength(8);
    const { inertia_B } = points(corners);
    expectEqual([inertia_B[0]], [(mass / 4) * (size[1] ** 2 + size[2] ** 2)]);
    expectEqual(inertia_B, scaleMat(3, solid));
  },
  solids: () => {
    const [x, y, z] = size;
    const twoEnds = points([-0.5, 0.5].map((half) => ({ mass: mass / 2, position: [0, half * y, 0] })));
    expectEqual([twoEnds.inertia_B[0]], [(mass * y * y) / 4]);
    expectEqual([solid[0]], [mass * ((y * y) / 12 + (z * z) / 12)]);
    const round = cylinder(y / 2, z, mass).inertia_B;
    expectEqual([round[0], round[8]], [mass * ((y * y) / 16 + (z * z) / 12), (mass * (y * y + y * y)) / 16]);
    const egg = ellipsoid([x / 2, y / 2, z / 2], mass).inertia_B;
    expectEqual([egg[0], egg[4]], [(mass * (y * y + z * z)) / 20, (mass * (x * x + z * z)) / 20]);
    const diameter = 0.8;
    const ball = ellipsoid([diameter / 2, diameter / 2, diameter / 2], mass).inertia_B;
    expectEqual(
      [ball[0], ball[4], ball[8]],
      [0.1, 0.1, 0.1].map((part) => part * mass * diameter ** 2),
    );
    // Of cells in a square grid, those inside a disc: the border costs some of the accuracy.
    const inside = meanSquareInside((a, b) => a * a + b * b < 1 / 4);
    expect(inside).toBeCloseTo(1 / 16, 4);
    expect(meanSquareInside((a, b, c) => a * a + b * b + c * c < 1 / 4)).toBeCloseTo(1 / 20, 4);
  },
  "other-point": () => {
    const about = sumMat(points_W.map(({ mass, p_W }) => scaleMat(mass, armTensor(addVec(centre_W, p_W)))));
    const added = scaleMat(wholeMass, armTensor(centre_W));
    expectEqual(about, addMat(inertia_W, added));
    for (const n of [[1, 0, 0], [0.2, -0.5, 0.7], centre_W] as Vec3[]) {
      expect(dot(n, mulVec(added, n))).toBeGreaterThan(-1e-12);
    }
    // The core takes its arms from the centre, wherever the body was given.
    const moved = points(points_W.map(({ mass, p_W }) => ({ mass, position: addVec(centre_W, p_W) })));
    expectEqual(moved.inertia_B, inertia_W);
  },
  steiner: () => {
    const axis = scaleVec(1 / norm([0.3, -1.2, 0.8]), [0.3, -1.2, 0.8]);
    const moment = points_W.reduce(
      (sum, { mass, p_W }) => sum + mass * squared(cross(axis, addVec(centre_W, p_W))),
      0,
    );
    const apart = wholeMass * squared(cross(axis, centre_W));
    expectEqual([moment], [dot(axis, mulVec(inertia_W, axis)) + apart]);
  },
  "rod-end": () => {
    const long = 1.7;
    const aboutMiddle = box([long, 0, 0], mass).inertia_B[8];
    const aboutEnd = aboutMiddle + mass * (long / 2) ** 2;
    expectEqual([aboutEnd], [(mass * long * long) / 3]);
    expectEqual([aboutEnd], [4 * aboutMiddle]);
  },
  "round-means": () => {
    const edge = size[1];
    expectEqual([meanOverShares((share) => share ** 2 * 2 * share)], [1 / 2]);
    expectEqual([meanOverShares((share) => share ** 2 * 3 * share ** 2)], [3 / 5]);
    const [disc, ball] = [(1 / 2) * (edge / 2) ** 2 * (1 / 2), (1 / 3) * (edge / 2) ** 2 * (3 / 5)];
    expectEqual([disc, ball], [edge ** 2 / 16, edge ** 2 / 20]);
    // About its own axis a disc has twice the mean square of one coordinate, and so has a ball about any.
    expectEqual([cylinder(edge / 2, 1, mass).inertia_B[8]], [2 * mass * disc]);
    expectEqual([ellipsoid([edge / 2, edge / 2, edge / 2], mass).inertia_B[0]], [2 * mass * ball]);
  },
  "share-means": () => {
    expectEqual([meanOverShares((share) => share * 3 * (1 - share) ** 2)], [1 / 4]);
    expectEqual([meanOverShares((share) => share ** 2 * 3 * (1 - share) ** 2)], [1 / 10]);
    expectEqual([(1 / 4 - 1 / 10) / 3], [1 / 20]);
    // Of cells in a cubic grid, those in the corner: the slanting face costs some of the accuracy.
    const cells = 60;
    const at = (index: number) => (index + 0.5) / cells;
    const sums = { count: 0, one: 0, square: 0, product: 0 };
    for (let i = 0; i < cells; i++)
      for (let j = 0; i + j < cells; j++)
        for (let k = 0; i + j + k < cells - 1; k++) {
          sums.count += 1;
          sums.one += at(i);
          sums.square += at(i) ** 2;
          sums.product += at(i) * at(j);
        }
    expect(sums.one / sums.count).toBeCloseTo(1 / 4, 2);
    expect(sums.square / sums.count).toBeCloseTo(1 / 10, 2);
    expect(sums.product / sums.count).toBeCloseTo(1 / 20, 2);
  },
  parts: () => {
    const parts = [
      { size: [0.2, 0.3, 0.5], mass: 1.4, centre: [0.6, -0.2, 0.1], turn: [0.8, 0.3, 0.1, 0.5] },
      {
        size: [1.1, 0.1, 0.3],
        mass: 0.6,
        centre: [-1.4, 0.7 / 1.5, -0.35 / 1.5],
        turn: [0.5, -0.3, 0.7, 0.4],
      },
    ] as const;
    const spread = points(
      parts.flatMap((part) => {
        const q = normaliseQuat(part.turn);
        return grid(6, part.size, part.mass).map((point) => ({
          mass: point.mass,
          position: addVec(part.centre, rotate(q, point.position)),
        }));
      }),
    );
    const summed = parts.map((part) => {
      const turn = quatToMat(normaliseQuat(part.turn));
      const own = points(grid(6, part.size, part.mass)).inertia_B;
      const arm = armTensor(subVec(part.centre, spread.centre_B));
      return addMat(mulMat(mulMat(turn, own), transpose(turn)), scaleMat(part.mass, arm));
    });
    expectEqual(spread.inertia_B, sumMat(summed));

    // Of three cells a side the middle one is the hole.
    const cells = grid(3, size, mass);
    const thirds = scaleVec(1 / 3, size);
    const frame = subMat(solid, box(thirds, mass / 27).inertia_B);
    const boxes = cells.filter(({ position }) => norm(position) > 1e-9);
    const built = boxes.map(({ position }) =>
      addMat(box(thirds, mass / 27).inertia_B, scaleMat(mass / 27, armTensor(position))),
    );
    expectEqual(frame, sumMat(built));
  },
  tetrahedron: () => {
    const corners = [
      [0.7, -0.1, 0.2],
      [0.1, 0.9, -0.3],
      [-0.2, 0.3, 1.2],
    ] as const satisfies readonly Vec3[];
    const [p1, p2, p3] = corners;
    const volume = dot(p1, cross(p2, p3)) / 6;
    const total = addVec(p1, addVec(p2, p3));
    const second = scaleMat(volume / 20, sumMat([p1, p2, p3, total].map((p) => outer(p, p))));
    // Equal pieces are affine images of cells of the unit tetrahedron, so a rule that is exact for squares will do:
    // of degree two, four points, a = (5 − √5)/20.
    const a = (5 - Math.sqrt(5)) / 20;
    const b = 1 - 3 * a;
    const nodes = [
      [a, a, a],
      [b, a, a],
      [a, b, a],
      [a, a, b],
    ].map(([u = 0, v = 0, w = 0]) => addVec(scaleVec(u, p1), addVec(scaleVec(v, p2), scaleVec(w, p3))));
    expectEqual(sumMat(nodes.map((p) => scaleMat(volume / 4, outer(p, p)))), second);
    expectEqual(scaleVec(volume / 4, nodes.reduce(addVec)), scaleVec(volume / 4, total));

    const triangles: Vec3[] = [
      [1, 2, 3],
      [0, 2, 1],
      [0, 3, 2],
      [0, 1, 3],
    ];
    const { inertia_B, centre_B } = meshSolid({ positions: [[0, 0, 0], ...corners], triangles }, 1, mass);
    expectEqual(centre_B, scaleVec(1 / 4, total));
    const products = scaleMat(mass / volume, second);
    const aboutCentre = subMat(products, plusProducts(zeroMat, mass, centre_B));
    expectEqual(inertia_B, inertiaFromProducts(aboutCentre));
  },
};

/** Equal masses in the middles of the cells of a grid. */
function grid(count: number, edges: Vec3, whole: number) {
  const steps = middles(count);
  const each = whole / count ** 3;
  return steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z) => ({ mass: each, position: [x * edges[0], y * edges[1], z * edges[2]] as Vec3 })),
    ),
  );
}

function middles(count: number): number[] {
  return Array.from({ length: count }, (_, k) => (k + 0.5) / count - 0.5);
}

/** The mean of y² over the cells of a unit cube whose middles are inside a shape. */
function meanSquareInside(isInside: (x: number, y: number, z: number) => boolean): number {
  const steps = middles(100);
  let cells = 0;
  let sum = 0;
  for (const x of steps)
    for (const y of steps)
      for (const z of steps)
        if (isInside(x, y, z)) {
          cells += 1;
          sum += y * y;
        }
  return sum / cells;
}

/** A polynomial of degree four or less from zero to one, integrated by Boole's rule, which is exact to degree five. */
function meanOverShares(f: (share: number) => number): number {
  return (7 * f(0) + 32 * f(1 / 4) + 12 * f(1 / 2) + 32 * f(3 / 4) + 7 * f(1)) / 90;
}
