import { pointVelocity } from "../../../core/dynamics/contact/impulse";
import { clamp } from "../../../core/math/scalar";
import { addVec, cross, dot, norm, projectOnto, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import { decimals } from "../../../format/numbers";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";

/** The velocities of the points of a plate that moves and turns. */
export interface FieldSettings {
  readonly velocity_W: Vec3;
  readonly omega_W: Vec3;
  /** The point that is looked at, from the centre of mass [m]. */
  readonly arm_W: Vec3;
}

/** The plate [m], and how many points of it have an arrow, each way. */
export const PLATE: Vec3 = [1.5, 1.5, 0.06];
const POINTS = 5;

/** No arrow of the lattice stands nearer to the point looked at [m]. */
const CLEAR = 0.25;
const FRONT = PLATE[2] / 2 + 0.004;

/** Metres of the picture for 1 m/s and 1 rad/s. */
export const SCALE = { velocity: 0.26, omega: 0.5 } as const;

/** How long the line is along which the velocities are least [m]. */
const AXIS = 1.1;

const arrow = { kind: "arrow", ghost: false } as const;

/** The point of the plate's front nearest to a place. */
export function onPlate([x, y]: Vec3): Vec3 {
  const within = (value: number, edge: number) => clamp(value, -edge / 2, edge / 2);
  return [within(x, PLATE[0]), within(y, PLATE[1]), FRONT];
}

export function fieldMarks(settings: FieldSettings): readonly Mark[] {
  return [
    {
      kind: "body",
      key: "plate",
      size: PLATE,
      position_W: [0, 0, 0],
      q_WB: [1, 0, 0, 0],
      decals_B: [],
      ghost: false,
    },
    ...stillLine(settings),
    ...lattice()
      .filter((place_W) => norm(subVec(place_W, settings.arm_W)) > CLEAR)
      .map((place_W) => latticeArrow(settings, place_W)),
    ...pointArrows(settings),
    omegaArrow(settings),
  ];
}

function lattice(): Vec3[] {
  const at = (index: number, edge: number) => ((index + 0.5) / POINTS - 0.5) * edge;
  return Array.from(
    { length: POINTS * POINTS },
    (_, k): Vec3 => [at(k % POINTS, PLATE[0]), at(Math.floor(k / POINTS), PLATE[1]), FRONT],
  );
}

function latticeArrow(settings: FieldSettings, arm_W: Vec3): ArrowMark {
  const span_W = scaleVec(SCALE.velocity, pointVelocity(settings, arm_W));
  return {
    ...arrow,
    key: `lattice ${arm_W.join(" ")}`,
    tail_W: arm_W,
    span_W,
    colour: "velocity",
    label: "",
    ghost: true,
  };
}

/** The velocity of the point looked at, put together from that of the centre and the turn's. */
function pointArrows({ velocity_W, omega_W, arm_W }: FieldSettings): Mark[] {
  const along_W = scaleVec(SCALE.velocity, velocity_W);
  const round_W = scaleVec(SCALE.velocity, cross(omega_W, arm_W));
  const total_W = scaleVec(SCALE.velocity, pointVelocity({ velocity_W, omega_W }, arm_W));
  return [
    {
      ...arrow,
      key: "shared",
      tail_W: arm_W,
      span_W: along_W,
      colour: "velocity",
      label: TERMS.centreVelocity.symbol,
      labelledInMiddle: true,
      term: "centreVelocity",
    },
    {
      ...arrow,
      key: "round",
      tail_W: addVec(arm_W, along_W),
      span_W: round_W,
      colour: "omega",
      label: "ω × (p − x)",
      labelledInMiddle: true,
    },
    {
      ...arrow,
      key: "total",
      tail_W: arm_W,
      span_W: total_W,
      colour: "velocity",
      label: "ṗ",
      highlighted: true,
    },
  ];
}

function omegaArrow({ omega_W }: FieldSettings): Mark {
  return {
    ...arrow,
    key: "omega",
    tail_W: [0, 0, 0],
    span_W: scaleVec(SCALE.omega, omega_W),
    colour: "omega",
    label: TERMS.omega.symbol,
  };
}

/**
 * The line of the points that do not turn away: it leads along ω through ω × v / |ω|² from the centre, and there the
 * velocity is no more than v's part along ω. Null where nothing turns.
 */
export function screwAxis({ velocity_W, omega_W }: FieldSettings): {
  readonly arm_W: Vec3;
  readonly velocity_W: Vec3;
} | null {
  const squared = dot(omega_W, omega_W);
  if (squared === 0) return null;
  return {
    arm_W: scaleVec(1 / squared, cross(omega_W, velocity_W)),
    velocity_W: projectOnto(velocity_W, omega_W),
  };
}

function stillLine(settings: FieldSettings): Mark[] {
  const axis = screwAxis(settings);
  if (!axis || norm(axis.arm_W) > 3) return [];
  const along_W = scaleVec(AXIS / norm(settings.omega_W), settings.omega_W);
  const ends = [addVec(axis.arm_W, scaleVec(-1, along_W)), addVec(axis.arm_W, along_W)];
  return [{ kind: "curve", key: "still", paths_W: [ends], colour: "omega", dashed: true, weight: "main" }];
}

export const FIELD_ROWS: readonly ReadoutRow[] = [
  { quantity: "arm", name: "From the centre to the point", symbol: "p − x", unit: "m", term: "point" },
  {
    quantity: "velocity",
    name: "Velocity of the centre",
    symbol: "v",
    unit: "m/s",
    term: "centreVelocity",
  },
  { quantity: "round", name: "From the turn", symbol: "ω × (p − x)", unit: "m/s", term: "omega" },
  { quantity: "total", name: "Velocity of the point", symbol: "ṗ", unit: "m/s" },
];

export function fieldColumns(settings: FieldSettings): ReadoutColumn[] {
  const vector = (v: Vec3) => ({ value: v, parts: v.map((part) => decimals(part, 2)) });
  const { velocity_W, omega_W, arm_W } = settings;
  return [
    {
      lane: "a",
      heading: "Now",
      cells: {
        arm: vector(arm_W),
        velocity: vector(velocity_W),
        round: vector(cross(omega_W, arm_W)),
        total: vector(pointVelocity(settings, arm_W)),
      },
    },
  ];
}

export function describeField(settings: FieldSettings): string {
  const spoken = (v: Vec3) => v.map((part) => decimals(part, 2)).join(", ");
  const axis = screwAxis(settings);
  const still = axis
    ? `The points of a line through ${spoken(axis.arm_W)} move at ${decimals(norm(axis.velocity_W), 2)} metres a second, slower than all others.`
    : "All points move alike.";
  return `A plate moves with ${spoken(settings.velocity_W)} metres a second and turns with ${spoken(settings.omega_W)} radians a second. Its point at ${spoken(settings.arm_W)} moves with ${spoken(pointVelocity(settings, settings.arm_W))} metres a second. ${still}`;
}
