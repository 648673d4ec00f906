import { describe, expect, it } from "vitest";
import { OBJECTS } from "../../src/core/bodies/objects";
import type { Projected } from "../../src/scene/camera";
import { triangleNormals } from "../../src/scene/geometry/meshSurface";
import { outlinesOf } from "../../src/scene/svg/outlines";

/** The triangles of a racket that face a lamp, flat on the ground. */
function facesOfRacket(): Projected[][] {
  const { mesh } = OBJECTS.racket.still;
  const normals = triangleNormals(mesh);
  return mesh.triangles
    .filter((_, index) => (normals[index]?.[2] ?? 0) + 0.3 * (normals[index]?.[0] ?? 0) > 0)
    .map((triangle) =>
      triangle.map((corner) => {
        const [x, y, z] = mesh.positions[corner] ?? [0, 0, 0];
        return { x: x - 0.3 * z, y, depth: 1 };
      }),
    );
}

/** How often outlines go round a place. */
function turnsAround(x: number, y: number, outlines: readonly (readonly Projected[])[]): number {
  const edges = outlines.flatMap((outline) =>
    outline.map((from, k) => [from, outline[(k + 1) % outline.length] ?? from] as const),
  );
  return edges.reduce((turns, [from, to]) => {
    if (from.y <= y === to.y <= y) return turns;
    const crossesAt = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    return crossesAt <= x ? turns : turns + (to.y > from.y ? 1 : -1);
  }, 0);
}

describe("the outlines of many faces", () => {
  const faces = facesOfRacket();
  const outlines = outlinesOf(faces);

  it("go round every place as often as the faces do", () => {
    const all = faces.flat();
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
    let covered = 0;
    for (let column = 0.5; column < 24; column++)
      for (let row = 0.5; row < 24; row++) {
        const [x, y] = [left + (column / 24) * (right - left), bottom + (row / 24) * (top - bottom)];
        const turns = turnsAround(x, y, faces);
        expect(turnsAround(x, y, outlines), `${x}, ${y}`).toBe(turns);
        if (turns !== 0) covered += 1;
      }
    expect(covered).toBeGreaterThan(40);
    expect(covered).toBeLessThan(540);
  });

  it("have the edges of no two faces", () => {
    // Measured: 112 of 984.
    expect(outlines.flat().length).toBeLessThan(faces.flat().length / 4);
  });
});
