import { describe, expect, it } from "vitest";
import { OBJECTS } from "../../src/core/bodies/objects";
import { type Surface, withoutSurfaces, withSurfaces } from "../../src/scene/canvas/messages";
import { SentSurfaces } from "../../src/scene/canvas/sentSurfaces";
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

  it("is sent a surface once, and frees it with the last picture that shows it", () => {
    const sent: number[] = [];
    const surfaces = new SentSurfaces();
    const numberOf = (surface: Surface, picture: number) =>
      surfaces.numberOf(surface, picture, (number) => sent.push(number));
    const racket = numberOf(OBJECTS.racket, 1);
    expect(numberOf(OBJECTS.racket, 2)).toBe(racket);
    const jack = numberOf(OBJECTS.jack, 2);
    expect(sent).toEqual([racket, jack]);

    expect(surfaces.close(1)).toEqual([]);
    expect(surfaces.close(2)).toEqual([racket, jack]);
    expect(surfaces.close(2)).toEqual([]);
    // The worker has it no more, so it is sent anew.
    expect(numberOf(OBJECTS.racket, 3)).toBe(sent.at(-1));
    expect(sent).toHaveLength(3);
  });
});
