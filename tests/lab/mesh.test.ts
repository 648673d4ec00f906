import { describe, expect, it } from "vitest";
import { bunny } from "../../src/core/bodies/bunny";
import { massProperties } from "../../src/core/bodies/massProperties";
import { meshSolid } from "../../src/core/bodies/mesh";
import { box } from "../../src/core/bodies/solids";
import type { BodySpec } from "../../src/core/bodies/spec";
import type { Vec3 } from "../../src/core/math/vec3";
import { meshBody, meshOf } from "../../src/lab/mesh/meshBody";
import { MeshFileError, readMesh } from "../../src/lab/mesh/readMesh";
import { shapeOf } from "../../src/lab/picture/shapes";
import { gridBox } from "../scene/gridBox";
import { repeated, tableOf } from "../tables";

/** A box of 20 × 30 × 50 mm off its origin, corners by the bits of their number, faces outward. */
const CORNERS = Array.from({ length: 8 }, (_, k) => [
  20 * (k & 1) + 5,
  30 * ((k >> 1) & 1) - 7,
  50 * (k >> 2) + 3,
]);
const QUADS = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
];
const obj = [
  ...CORNERS.map((at) => `v ${at.join(" ")}`),
  ...QUADS.map((quad) => `f ${quad.map((corner) => corner + 1).join(" ")}`),
].join("\n");
const triangles = QUADS.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
  [a, b, c],
  [a, c, d],
]);
const stl = `solid box\n${triangles
  .map(
    (corners) =>
      `facet normal 0 0 0\nouter loop\n${corners.map((k) => `vertex ${CORNERS[k]?.join(" ")}`).join("\n")}\nendloop\nendfacet`,
  )
  .join("\n")}\nendsolid box`;
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function productsOf(body: ReturnType<typeof meshBody>): number[] {
  if (!("inertia" in body)) throw new Error("it has an inertia");
  const entries = body.inertia.flat();
  return [1, 2, 5].map((at) => entries[at] ?? Number.NaN);
}

describe("a surface from a file", () => {
  it.each([
    ["box.obj", obj],
    ["box.stl", stl],
  ])("%s has the box's tensor, in the lengths said", async (name, text) => {
    const mesh = await readMesh(name, bytes(text), 0.001);
    expect(mesh.positions).toHaveLength(8);
    expect(mesh.triangles).toHaveLength(12);
    const body = meshBody(mesh, 2);
    if (!("inertia" in body)) throw new Error("it has an inertia");
    const wanted = box([0.02, 0.03, 0.05], 2).inertia_B;
    body.inertia.flat().forEach((entry, at) => {
      // Loaders hold corners in single precision.
      expect(entry).toBeCloseTo(wanted[at] ?? Number.NaN, 9);
    });
    expect(meshOf(JSON.parse(JSON.stringify(body.inertia)))?.triangles).toHaveLength(12);
  });

  it("has products of 0 where what is left of them is round-off alone, and those that it has", () => {
    for (const [cells, at] of [
      [1, [0, 0, 0]],
      [1, [5.1, -7.3, 3.7]],
      [7, [0.3, 0.1, -0.2]],
      [16, [1, 2, 3]],
    ] as const) {
      const mesh = gridBox([0.1, 0.07, 0.04], cells, at);
      const integral = meshSolid(mesh, 1, 2).inertia_B;
      const bound = 2 * (mesh.triangles.length + 4) * 2 ** -52 * Math.max(...integral);
      // Measured: 0.003 of the bound at most.
      for (const product of [1, 2, 5]) expect(Math.abs(integral[product] ?? 1)).toBeLessThan(bound);
      expect(productsOf(meshBody(mesh, 2))).toEqual([0, 0, 0]);
    }
    // A turn by φ about z makes the product (I_yy − I_xx) φ.
    const turn = 1e-9;
    const box = gridBox([0.1, 0.07, 0.04], 7, [0, 0, 0]);
    const positions = box.positions.map(([x, y, z]): Vec3 => [x - turn * y, y + turn * x, z]);
    const [xy = 0, ...others] = productsOf(meshBody({ ...box, positions }, 2));
    expect(Math.abs(xy) / ((2 / 12) * (0.1 ** 2 - 0.07 ** 2) * turn)).toBeCloseTo(1, 4);
    expect(others).toEqual([0, 0]);
  });

  it("is drawn with sharp edges, and the bunny without", () => {
    const file = meshBody(gridBox([0.1, 0.07, 0.04], 1, [0, 0, 0]), 2) as BodySpec;
    expect(shapeOf(file, massProperties(file), {}).creased).toBe(true);
    const scanned: BodySpec = { shape: "mesh", mesh: "bunny", scale: 1, mass: 2, massAt: "solid" };
    expect(shapeOf(scanned, massProperties(scanned, { bunny }), { bunny }).creased).toBeUndefined();
  });

  it.each(tableOf<[name: string, text: string, said: string]>("tests/lab/meshRefusals.yaml"))(
    "that is none is refused in a sentence: %s of %j",
    async (name, text, said) => {
      const reading = readMesh(name, bytes(repeated(text)), 1);
      await expect(reading).rejects.toThrow(MeshFileError);
      await expect(reading).rejects.toThrow(said);
    },
  );

  it("that is open, flat or beyond what is read is refused in a sentence", async () => {
    const open = await readMesh("open.obj", bytes(obj.split("\n").slice(0, -1).join("\n")), 1);
    expect(() => meshBody(open, 1)).toThrow(/bounds no solid: it is a mesh not closed/);
    const tiny = await readMesh(
      "tiny.obj",
      bytes("v 0 0 0\nv 1e-40 0 0\nv 0 1e-40 0\nv 0 0 1e-40\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3"),
      1e-90,
    );
    expect(() => meshBody(tiny, 1)).toThrow(/flat, or too small/);
    const claim = new ArrayBuffer(300);
    new DataView(claim).setUint32(80, 4e8, true);
    await expect(readMesh("x.stl", claim, 1)).rejects.toThrow(MeshFileError);
    await expect(readMesh("x.stl", new ArrayBuffer(9 * 2 ** 20), 1)).rejects.toThrow(/8 MB/);
  });
});
