import { describe, expect, it } from "vitest";
import { OBJECTS } from "../../src/core/bodies/objects";
import { type Surface, withoutSurfaces, withSurfaces } from "../../src/scene/canvas/messages";
import type { Mark } from "../../src/scene/marks";

const POSE = { position_W: [0, 0, 0], q_WB: [1, 0, 0, 0] } as const;
const MARKS: readonly Mark[] = [
  { kind: "object", key: "racket", ...POSE, model: OBJECTS.racket, ghost: false },
  { kind: "object", key: "another", ...POSE, model: OBJECTS.racket, ghost: true },
  { kind: "mesh", key: "jack", ...POSE, mesh: OBJECTS.jack.mesh },
  { kind: "ground", key: "ground", centre_W: [0, -1, 0], radius: 2 },
];

describe("what a worker paints", () => {
  it("is sent without surfaces, each of which has one number, and is the same again with them", () => {
    const surfaces: Surface[] = [];
    const numberOf = (surface: Surface) => {
      if (!surfaces.includes(surface)) surfaces.push(surface);
      return surfaces.indexOf(surface);
    };
    const sent = structuredClone(withoutSurfaces(MARKS, numberOf));
    expect(surfaces).toEqual([OBJECTS.racket, OBJECTS.jack.mesh]);
    // A racket alone is 60 kB of JSON.
    expect(JSON.stringify(sent).length).toBeLessThan(1000);

    const painted = withSurfaces(sent, new Map(surfaces.entries()));
    expect(painted).toEqual(MARKS);
    // The same object in every frame, or what follows from it would be worked out anew.
    const [, another] = painted;
    expect(another?.kind === "object" && another.model).toBe(OBJECTS.racket);
  });
});
