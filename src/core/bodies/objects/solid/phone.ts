import type { Mesh } from "../../mesh.ts";
import { extrude } from "../extrude.ts";
import type { Inlay } from "../flatFace.ts";
import { disc, roundedRectangle } from "../outlines.ts";
import { weld } from "../surface.ts";

/* A phone of 71 × 147 × 8 mm, screen towards x, length along z. */

export const HALF = { across: 0.0357, along: 0.0735, depth: 0.0039 } as const;
export const CORNER = 0.011;
/** From the sides to the screen [m]. */
export const BORDER = 0.003;

const screen: Inlay = {
  outline: roundedRectangle(HALF.across - BORDER, HALF.along - BORDER, CORNER - BORDER),
  part: "metal",
};

const lenses = [0.057, 0.041].map(
  (along): Inlay => ({ outline: disc([-0.022, along], 0.0065, 14), part: "metal" }),
);

export const phone = (): Mesh =>
  weld(
    extrude({
      rings: [roundedRectangle(HALF.across, HALF.along, CORNER)],
      halfDepth: HALF.depth,
      profile: [
        [0.0012, 1],
        [0, 0.6],
        [0, -0.6],
        [0.0012, -1],
      ],
      frontInlays: [screen],
      backInlays: lenses,
    }),
  ).mesh;
