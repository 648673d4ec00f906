import { cos, sin } from "../../math/elementary.ts";
import type { Detail } from "./detail.ts";
import { extrude } from "./extrude.ts";
import type { Inlay } from "./flatFace.ts";
import { arc, disc, type Place, roundedRectangle } from "./outlines.ts";
import { BORDER, CORNER, HALF } from "./solid/phone.ts";
import type { Facet } from "./surface.ts";

/* A phone: glass with a notch towards x, and on its back a block of three lenses. */

const EDGE = 0.0026;

/** A rounded edge, from the front to the back. */
function rounded(strips: number) {
  const quarter = Array.from({ length: strips + 1 }, (_, k) => {
    const angle = (k / strips) * (Math.PI / 2);
    return [EDGE * (1 - sin(angle)), 1 - (EDGE * (1 - cos(angle))) / HALF.depth] as const;
  });
  return [...quarter, ...[...quarter].reverse().map(([inset, height]) => [inset, -height] as const)];
}

const NOTCH = { half: 0.014, depth: 0.0055, radius: 0.004 } as const;

/** The notch is cut into its upper side, the second arc of the outline ends there. */
function screen(steps: number): Inlay {
  const [across, along] = [HALF.across - BORDER, HALF.along - BORDER];
  const outline = roundedRectangle(across, along, CORNER - BORDER, steps);
  const corner = (side: 1 | -1, from: number): Place[] =>
    arc(
      {
        centre: [side * (NOTCH.half - NOTCH.radius), along - NOTCH.depth + NOTCH.radius],
        semiAxes: [NOTCH.radius, NOTCH.radius],
      },
      from,
      from - Math.PI / 2,
      steps,
    );
  const notch: Place[] = [
    [NOTCH.half, along],
    ...corner(1, 0),
    ...corner(-1, -Math.PI / 2),
    [-NOTCH.half, along],
  ];
  const half = 2 * (steps + 1);
  return { outline: [...outline.slice(0, half), ...notch, ...outline.slice(half)], part: "glass" };
}

const BLOCK = { across: -0.0185, along: 0.055, half: 0.0135, corner: 0.005, height: 0.0014 } as const;
const LENS = { radius: 0.0044, apart: 0.006, height: 0.0007 } as const;

/** As on a plan seen from the front. */
function cameraBlock({ strips, sides, hasRelief }: Detail): Inlay {
  const lens = (across: number, along: number): Inlay => ({
    outline: disc(
      [BLOCK.across + across * LENS.apart, BLOCK.along + along * LENS.apart],
      LENS.radius,
      sides / 2 + 6,
    ),
    part: "lens",
    relief: hasRelief
      ? [
          [0.0002, LENS.height],
          [0.0012, LENS.height],
        ]
      : [],
  });
  return {
    outline: roundedRectangle(BLOCK.half, BLOCK.half, BLOCK.corner, strips).map(
      ([across, along]): Place => [BLOCK.across + across, BLOCK.along + along],
    ),
    part: "camera",
    relief: hasRelief
      ? [
          [0.0001, 0.8 * BLOCK.height],
          [0.0005, BLOCK.height],
        ]
      : [],
    inlays: [lens(-1, 1), lens(-1, -1), lens(1, 0)],
  };
}

export const phone = (detail: Detail): Facet[] =>
  extrude({
    rings: [roundedRectangle(HALF.across, HALF.along, CORNER, 2 * detail.strips)],
    halfDepth: HALF.depth,
    profile: rounded(detail.strips),
    parts: {
      front: "bezel",
      back: "shell",
      side: (strip) => (strip < detail.strips - 1 ? "bezel" : strip > detail.strips + 1 ? "shell" : "metal"),
    },
    frontInlays: [screen(detail.strips)],
    backInlays: [cameraBlock(detail)],
  });
