import type { Detail } from "./detail.ts";
import { lathe, type Turned } from "./loft.ts";
import { arc } from "./outlines.ts";
import { CORE, REACH } from "./solid/jack.ts";
import { cyclicPoint, type Facet, type Part } from "./surface.ts";

/* Six round arms from a ball, each with a knob. */

/** [m] */
const ARM = 0.0018;
const KNOBS = [0.0034, 0.00365, 0.00372] as const;

/** Of the arms along x, y and z. */
const PARTS: readonly (readonly [plus: Part, minus: Part])[] = [
  ["metal", "metal"],
  ["metal", "metal"],
  ["knobFront", "knobBack"],
];

function arm(axis: 0 | 1 | 2, side: 1 | -1, knobPart: Part, { sides, strips }: Detail): Facet[] {
  const [knob, middle] = [KNOBS[axis], REACH[axis] - KNOBS[axis]];
  const neck = 2.3;
  const ball = arc({ centre: [0, middle], semiAxes: [knob, knob] }, -neck / 2, Math.PI / 2, 3 * strips);
  const start: Turned = [
    [0, 0],
    [ARM, CORE / 2],
  ];
  const profile = [...start, ...ball.slice(0, -1), [0, REACH[axis]] as const];
  return lathe(
    profile,
    sides,
    (x, y, along) => cyclicPoint(axis, side * along, x, side * y),
    (strip) => (strip < start.length ? "metal" : knobPart),
  );
}

function core({ sides, strips }: Detail): Facet[] {
  const ball = arc({ centre: [0, 0], semiAxes: [CORE, CORE] }, -Math.PI / 2, Math.PI / 2, 2 * strips + 2);
  const profile: Turned = [[0, -CORE], ...ball.slice(1, -1), [0, CORE]];
  return lathe(
    profile,
    sides,
    (x, y, along) => [x, y, along],
    () => "metal",
  );
}

export const jack = (detail: Detail): Facet[] => [
  ...core(detail),
  ...([0, 1, 2] as const).flatMap((axis) => {
    const [plus, minus] = PARTS[axis] ?? ["metal", "metal"];
    return [...arm(axis, 1, plus, detail), ...arm(axis, -1, minus, detail)];
  }),
];
