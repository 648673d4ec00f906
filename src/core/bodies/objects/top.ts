import type { Detail } from "./detail.ts";
import { looks } from "./detail.ts";
import { lathe, type Turned } from "./loft.ts";
import type { Facet } from "./surface.ts";

/* A spinning top that stands on its point, from the centre of mass, with its axis along z [m]. */

/** From the point to the centre of mass, and to the end of the stem. */
export const POINT = 0.16;
export const STEM = 0.42;

const PROFILE: Turned = [
  [0, 0],
  [0.01, 0.02],
  [0.018, 0.06],
  [0.165, 0.153],
  [0.175, 0.168],
  [0.175, 0.183],
  [0.165, 0.193],
  [0.03, 0.218],
  [0.011, 0.243],
  [0.011, STEM - 0.01],
  [0, STEM],
];

/** Of its disc, in two colours in turn, so that its spin shows. */
const SECTORS = 6;

export function surfaces({ sides }: Detail): Facet[] {
  const edges = SECTORS * Math.round(sides / SECTORS);
  const sector = (edge: number) => (Math.floor((edge * SECTORS) / edges) % 2 === 0 ? "frameFront" : "ivory");
  return lathe(
    PROFILE.map(([radius, along]) => [radius, along - POINT] as const),
    edges,
    (x, y, along) => [x, y, along],
    (strip, edge) => (strip < 2 || strip > 6 ? "metal" : sector(edge)),
  );
}

export const top = looks(surfaces);
