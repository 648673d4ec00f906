import type { Detail } from "./detail.ts";
import { lathe, loft, type Turned } from "./loft.ts";
import { arc, disc, type Place } from "./outlines.ts";
import { HALF_BAR, RADIUS, SLEEVE, STEM_END } from "./solid/tHandle.ts";
import { cyclicPoint, type Facet, type Part } from "./surface.ts";

/* The handle of a threaded bolt: a turned bar along z with a sleeve at either end, and a stem along y that grows out of it. */

const END = HALF_BAR + SLEEVE.length;
const ROUNDING = 0.0016;
const SLEEVE_RADIUS = 0.935 * SLEEVE.radius;

/** Radius and height of a quarter turn, outward or inward again. */
function rounded(radius: number, end: number, side: 1 | -1, strips: number): Place[] {
  const centre: Place = [radius - ROUNDING, end - side * ROUNDING];
  const [from, to] = side < 0 ? [-Math.PI / 2, 0] : [0, Math.PI / 2];
  return arc({ centre, semiAxes: [ROUNDING, ROUNDING] }, from, to, strips);
}

function bar({ sides, strips }: Detail): Facet[] {
  const sleeve = (low: number, high: number): Turned => [
    ...rounded(SLEEVE_RADIUS, low, -1, strips),
    ...rounded(SLEEVE_RADIUS, high, 1, strips),
  ];
  // In pieces, of which a drawing can tell the nearer from the farther.
  const between: Turned = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => [RADIUS, share * HALF_BAR]);
  const profile: Turned = [
    [0, -END],
    ...sleeve(-END, -HALF_BAR),
    ...between,
    ...sleeve(HALF_BAR, END),
    [0, END],
  ];
  const partOf = (strip: number): Part => {
    const middle = ((profile[strip]?.[1] ?? 0) + (profile[strip + 1]?.[1] ?? 0)) / 2;
    if (Math.abs(middle) < HALF_BAR - 1e-9) return "metal";
    return middle > 0 ? "sleeveFront" : "sleeveBack";
  };
  return lathe(profile, sides, (x, y, along) => [x, y, along], partOf);
}

const STEM_RADIUS = 0.98 * RADIUS;
const THREAD = { from: 0.03, turns: 11, pitch: 0.0015, depth: 0.0004 } as const;

/** Its first ring lies on the bar, so that neither gapes. */
function stem({ sides, strips, hasRelief }: Detail): Facet[] {
  const circle = disc([0, 0], STEM_RADIUS, sides);
  const onBar = circle.map(([z, x]) => cyclicPoint(1, Math.sqrt(RADIUS * RADIUS - x * x), z, x));
  const inBar = circle.map(() => cyclicPoint(1, 0, 0, 0));
  const turned: Turned = [
    [STEM_RADIUS, 1.3 * RADIUS],
    [STEM_RADIUS, 0.6 * THREAD.from],
    [STEM_RADIUS, THREAD.from],
    ...(hasRelief ? thread() : []),
    ...rounded(STEM_RADIUS, STEM_END, 1, strips),
    [0, STEM_END],
  ];
  const rings = turned.map(([radius, along]) =>
    circle.map(([z, x]) => cyclicPoint(1, along, (radius / STEM_RADIUS) * z, (radius / STEM_RADIUS) * x)),
  );
  return loft([inBar, onBar, ...rings], () => "metal");
}

function thread(): Turned {
  return Array.from({ length: THREAD.turns }, (_, k): Turned => {
    const along = THREAD.from + k * THREAD.pitch;
    return [
      [STEM_RADIUS - THREAD.depth, along + THREAD.pitch / 2],
      [STEM_RADIUS, along + THREAD.pitch],
    ];
  }).flat();
}

export const tHandle = (detail: Detail): Facet[] => [...bar(detail), ...stem(detail)];
