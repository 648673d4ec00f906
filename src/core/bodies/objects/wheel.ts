import { cos, sin } from "../../math/elementary.ts";
import type { Detail } from "./detail.ts";
import { looks } from "./detail.ts";
import { lathe, type Turned } from "./loft.ts";
import { arc } from "./outlines.ts";
import type { Facet, ObjectModel } from "./surface.ts";

/* A bicycle wheel on a long axle along z, which ends in a point on the pivot. */

const RIM = 0.29;
const TYRE = 0.022;
const HUB = 0.035;
const SPOKES = 12;

/** [m], from the hub to the pivot */
export const AXLE = 0.35;

function surfaces({ sides, strips }: Detail): Facet[] {
  const tyre: Turned = arc(
    { centre: [RIM, 0], semiAxes: [TYRE, TYRE] },
    -Math.PI / 2,
    1.5 * Math.PI,
    4 * strips,
  );
  const axle: Turned = [
    [0, -AXLE],
    [0.011, -AXLE + 0.03],
    [0.011, -HUB],
    [HUB, -HUB],
    [HUB, HUB],
    [0.011, HUB],
    [0.011, 0.09],
    [0, 0.09],
  ];
  const turned = (profile: Turned, part: "grip" | "metal") =>
    lathe(
      profile,
      sides,
      (x, y, along) => [x, y, along],
      () => part,
    );
  return [...turned(tyre, "grip"), ...turned(axle, "metal")];
}

function spokes(): ObjectModel["lines"] {
  return Array.from({ length: SPOKES }, (_, k) => {
    const angle = (2 * Math.PI * k) / SPOKES;
    const [x, y] = [cos(angle), sin(angle)];
    const side = k % 2 === 0 ? HUB : -HUB;
    return [
      [HUB * x, HUB * y, 0.8 * side],
      [(RIM - TYRE) * x, (RIM - TYRE) * y, 0],
    ] as const;
  });
}

export const wheel = looks(surfaces, spokes);
