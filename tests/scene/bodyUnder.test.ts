import { describe, expect, it } from "vitest";
import { OBJECT_MESHES } from "../../src/core/bodies/objects/index";
import { scaleVec } from "../../src/core/math/vec3";
import { bodyUnder, REACH } from "../../src/scene/bodyUnder";
import { type Camera, project, viewThrough } from "../../src/scene/camera";
import type { BodyMark, Mark } from "../../src/scene/marks";

const FRONT: Camera = { target_W: [0, 0, 0], radius: 1.5, azimuth: 0, elevation: 0, zoom: 1 };
const VIEW = viewThrough(FRONT, { width: 400, height: 400 });

const POSE = { position_W: [0, 0, 0], q_WB: [1, 0, 0, 0] } as const;

function box(size: BodyMark["size"], key = "0 body"): BodyMark {
  return { kind: "body", key, size, ...POSE, decals_B: [], ghost: false };
}

const at = (marks: readonly Mark[], x: number, y: number) => bodyUnder(marks, VIEW, x, y)?.key ?? null;

describe("the body under the pointer", () => {
  it("is one whose projection covers the point, or comes near it", () => {
    const marks = [box([1, 1, 1])];
    const edge = project(VIEW, [0.5, 0, 0.5]).x;
    expect(at(marks, 200, 200)).toBe("0 body");
    expect(at(marks, edge + REACH - 1, 200)).toBe("0 body");
    expect(at(marks, edge + REACH + 1, 200)).toBeNull();
  });

  it("can be met though it is seen edge-on: a target of 24 px at least", () => {
    const marks = [box([1, 0, 1])];
    for (const y of [200 - REACH + 1, 200 + REACH - 1]) expect(at(marks, 200, y)).toBe("0 body");
    // Beside the end of its edge, on the edge's own line.
    expect(at(marks, 390, 200)).toBeNull();
    expect(2 * REACH).toBeGreaterThanOrEqual(24);
  });

  it("is a mesh or an everyday thing where its own surface is, not where its box is", () => {
    const mesh = OBJECT_MESHES.jack;
    if (!mesh) throw new Error("no jack");
    const scaled = { ...mesh, positions: mesh.positions.map((position) => scaleVec(40, position)) };
    const mark: Mark = { kind: "mesh", key: "0 body", mesh: scaled, ...POSE };
    expect(at([mark], 200, 200)).toBe("0 body");
    const corner = Math.max(...scaled.positions.map(([x]) => x));
    const beside = project(VIEW, [corner, corner, 0]);
    expect(at([mark], beside.x, beside.y)).toBeNull();
  });

  it("is the first of several that lie over one another, and a ball round it is as large as it is", () => {
    const marks = [box([1, 1, 1], "0 body"), box([1, 1, 1], "1 body")];
    expect(at(marks, 200, 200)).toBe("0 body");
    expect(bodyUnder(marks, VIEW, 200, 200)?.radius).toBeCloseTo(Math.sqrt(0.75), 12);
  });

  it("is any of the balls of a body of point masses", () => {
    const point = (key: string, x: number): Mark => ({
      kind: "point",
      key,
      at_W: [x, 0, 0],
      colour: "position",
      label: "",
    });
    const marks = [point("0 point 0", -1), point("0 point 1", 0.5)];
    const place = project(VIEW, [0.5, 0, 0]);
    expect(bodyUnder(marks, VIEW, place.x + 5, place.y)).toMatchObject({ key: "0 point 1", radius: 1 });
    expect(at(marks, 200, 200)).toBeNull();
  });
});
