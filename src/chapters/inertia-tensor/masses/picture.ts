import { type MassPoint, points } from "../../../core/bodies/points";
import { type Principal, principal } from "../../../core/bodies/principal";
import { type Mat3, mulVec } from "../../../core/math/mat3";
import { quatFromAxes } from "../../../core/math/quat";
import { addVec, angleBetween, scaleVec, type Vec3 } from "../../../core/math/vec3";
import { angleCell, numberCell, quantitiesOf, vectorText } from "../../../figures/diagram/vectorText";
import { decimals, degrees, plain } from "../../../format/numbers";
import type { Mark } from "../../../scene/marks";
import { curve, ellipsoid, vectorArrow } from "../../shared/marks";
import { strings } from "../strings/en";

const words = strings.masses;

/* Point masses on weightless rods, turned about an axle along y through their centre of mass. */

/** About the axle [rad/s]. */
export const OMEGA_W: Vec3 = [0, 1, 0];

const corners = (x: number, y: number, z: number, mass: number): MassPoint[] =>
  [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => [-1, 1].map((c): MassPoint => ({ mass, position: [a * x, b * y, c * z] }))),
  );

export const BODIES = {
  dumbbell: [
    { mass: 1, position: [0.6, 0.5, 0] },
    { mass: 1, position: [-0.6, -0.5, 0] },
  ],
  four: [
    { mass: 1, position: [0.75, 0.25, 0] },
    { mass: 1.5, position: [-0.45, 0.4, 0.2] },
    { mass: 1, position: [0.1, -0.6, 0.45] },
    { mass: 0.5, position: [-0.2, 0.1, -0.8] },
  ],
  box: corners(0.7, 0.45, 0.25, 0.25),
  lopsided: corners(0.7, 0.45, 0.25, 0.25).map((point, k) => (k === 6 ? { ...point, mass: 2 } : point)),
  cube: corners(0.45, 0.45, 0.45, 0.25),
} as const satisfies Record<string, readonly MassPoint[]>;

export type BodyId = keyof typeof BODIES;

export interface Masses {
  readonly given: readonly MassPoint[];
  readonly mass: number;
  readonly centre_W: Vec3;
  readonly inertia: Mat3;
  readonly principal: Principal;
  readonly momentum_W: Vec3;
}

export function massesOf(given: readonly MassPoint[]): Masses {
  const { mass, inertia_B, centre_B } = points(given);
  return {
    given,
    mass,
    centre_W: centre_B,
    inertia: inertia_B,
    principal: principal(inertia_B),
    momentum_W: mulVec(inertia_B, OMEGA_W),
  };
}

/** Of ω, of 1 kg m²/s, and of a semi-axis where the radius of gyration is 1 m [m]. */
const SCALE = { omega: 0.95, momentum: 0.5, ellipsoid: 0.3 } as const;

/** Longest semi-axis drawn [m]: it is infinite about a line that holds all masses, whose moment is 0. */
const LONGEST = 1.6;

const AXIS_BEYOND = 0.08;

/** From the centre [m]. */
const AXLE = { bottom: -1.1, top: 1.15 } as const;

/** Of 1 kg, relative to a named point's; sizes grow with the cube root of the mass. */
const POINT_SIZE = 1.9;

export function massMarks(masses: Masses): readonly Mark[] {
  return [...pointMarks(masses), ...tensorMarks(masses), ...arrowMarks(masses)];
}

function pointMarks({ given, centre_W }: Masses): Mark[] {
  return [
    curve(
      "rods",
      given.map(({ position }) => [centre_W, position]),
      "axis",
      "thin",
    ),
    ...given.map(
      ({ mass, position }, k): Mark => ({
        kind: "point",
        key: `mass ${k}`,
        at_W: position,
        colour: "position",
        label: strings.masses.massMark(String(k + 1)),
        scale: POINT_SIZE * Math.cbrt(mass),
      }),
    ),
    { kind: "point", key: "centre", at_W: centre_W, colour: "axis", label: "" },
  ];
}

function semiAxesOf({ mass, principal: { moments } }: Masses): Vec3 {
  const semiAxis = (moment: number) =>
    Math.min(LONGEST, SCALE.ellipsoid * Math.sqrt(mass / Math.max(moment, 1e-9)));
  return [semiAxis(moments[0]), semiAxis(moments[1]), semiAxis(moments[2])];
}

function tensorMarks(masses: Masses): Mark[] {
  const semiAxes = semiAxesOf(masses);
  const [x, y, z] = masses.principal.axes_B;
  const pose = { position_W: masses.centre_W, q_WB: quatFromAxes(x, y, z) };
  const [a, b, c] = semiAxes;
  return [
    ellipsoid("ellipsoid", "exact", semiAxes, pose),
    {
      kind: "axes",
      key: "principal axes",
      ...pose,
      lengths: [a + AXIS_BEYOND, b + AXIS_BEYOND, c + AXIS_BEYOND],
      labels: axisNames(masses.principal),
    },
  ];
}

/** Ascending in moment; axes of equal moments are arbitrary, and have no names. */
function axisNames({ moments: [least, middle, greatest] }: Principal): [string, string, string] {
  const differ = (a: number, b: number) => b - a > 1e-9 * greatest;
  const [first, last] = [differ(least, middle), differ(middle, greatest)];
  return [first ? "1" : "", first && last ? "2" : "", last ? "3" : ""];
}

function arrowMarks({ centre_W, momentum_W }: Masses): Mark[] {
  const axle_W = [AXLE.bottom, AXLE.top].map((height) => addVec(centre_W, [0, height, 0]));
  return [
    curve("axle", [axle_W], "axis", "thin", true),
    vectorArrow("omega", centre_W, scaleVec(SCALE.omega, OMEGA_W)),
    vectorArrow("momentum", centre_W, scaleVec(SCALE.momentum, momentum_W)),
  ];
}

export const MASS_NUMBERS = quantitiesOf(words.rows, 3, {
  mass: { term: "mass", symbol: "", of: ({ mass }: Masses) => numberCell(mass, 2) },
  centre: { unit: "m", of: ({ centre_W }) => centre_W },
  moments: { term: "inertia", symbol: "", axes: ["1", "2", "3"], of: ({ principal }) => principal.moments },
  momentum: { term: "momentum", of: ({ momentum_W }) => momentum_W },
  angle: {
    term: "momentum",
    symbol: "",
    unit: "",
    of: ({ momentum_W }) => angleCell(angleBetween(momentum_W, OMEGA_W)),
  },
});

export function tensorEntries({ inertia }: Masses): string[] {
  return inertia.map((entry) => decimals(entry, 3));
}

export function describeMasses({ given, principal, momentum_W }: Masses): string {
  return words.describe(
    plain(given.length),
    vectorText(principal.moments),
    degrees(angleBetween(momentum_W, OMEGA_W)),
  );
}
