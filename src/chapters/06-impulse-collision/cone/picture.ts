import type { LawId } from "../../../core/dynamics/ids";
import { normaliseQuat } from "../../../core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import { strings as words } from "../../../figures/strings";
import { decimals } from "../../../format/numbers";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { CORNERED, type CornerImpact, FLOOR_NORMAL, impactAt, lowestCorner, steepness } from "./impacts";

/** One corner of a box that meets the floor, by both laws. The box does not spin before, so its corner moves as its centre. */
export interface ConeSettings {
  /** Of the corner, into the floor [m/s]. */
  readonly velocity_W: Vec3;
  readonly restitution: number;
  readonly friction: number;
}

export const CONE_LAWS = ["velocity", "coulomb"] as const satisfies readonly LawId[];

const TURN = [0.9, 0.3, 0.1, 0.34] as const;
const HELD_WB = normaliseQuat(TURN);
export const CORNER = lowestCorner(TURN);

/** Metres of the picture for 1 m/s and 1 N s. */
export const SCALE = { velocity: 0.17, impulse: 0.2 } as const;
const CONE_HEIGHT = 0.36;

/** The fastest that the reader can make it, and the least that it moves into the floor [m/s]. */
export const FASTEST = 2.4;
const SLOWEST = 0.2;

/** A velocity into the floor, as near as can be to the one asked for. */
export function intoFloor([x, y, z]: Vec3): Vec3 {
  const down: Vec3 = [x, Math.min(y, -SLOWEST), z];
  return scaleVec(Math.min(1, FASTEST / norm(down)), down);
}

export function struckBy(law: LawId, { velocity_W, ...surface }: ConeSettings): CornerImpact {
  return impactAt(law, velocity_W, CORNER, surface);
}

export function coneMarks(law: LawId, settings: ConeSettings): readonly Mark[] {
  const { impulse_W, after_W } = struckBy(law, settings);
  const before_W = scaleVec(SCALE.velocity, settings.velocity_W);
  return [
    {
      kind: "plane",
      key: "floor",
      centre_W: [0, 0, 0],
      normal_W: FLOOR_NORMAL,
      radius: 0.5,
      panel: { across_W: [0.4, 0, 0], along_W: [0, 0, 0.4], cells: [8, 8] },
    },
    {
      kind: "body",
      key: "box",
      size: CORNERED,
      position_W: scaleVec(-1, CORNER.arm_W),
      q_WB: HELD_WB,
      decals_B: [],
      ghost: true,
    },
    {
      kind: "curve",
      key: "cone",
      paths_W: conePaths(settings.friction),
      colour: "impulse",
      dashed: false,
      weight: "thin",
    },
    arrow("contactVelocity", "before", scaleVec(-1, before_W), before_W, { labelledAtTail: true }),
    arrow("contactVelocity", "after", [0, 0, 0], scaleVec(SCALE.velocity, after_W), {
      label: `${TERMS.contactVelocity.symbol}′`,
    }),
    arrow("impulse", "impulse", [0, 0, 0], scaleVec(SCALE.impulse, impulse_W), {}),
  ];
}

function arrow(
  term: "contactVelocity" | "impulse",
  key: string,
  tail_W: Vec3,
  span_W: Vec3,
  more: Partial<ArrowMark>,
): Mark {
  const colour = term === "impulse" ? "impulse" : "velocity";
  return {
    kind: "arrow",
    key,
    tail_W,
    span_W,
    colour,
    label: TERMS[term].symbol,
    ghost: false,
    term,
    ...more,
  };
}

const AROUND = 48;
const LINES = 8;

/** The cone |j_T| = μ j_N about the normal: its rim, half way its like, and lines from its tip. */
function conePaths(friction: number): Vec3[][] {
  const at = (angle: number, height: number): Vec3 => [
    friction * height * Math.cos(angle),
    height,
    friction * height * Math.sin(angle),
  ];
  const ring = (height: number) =>
    Array.from({ length: AROUND + 1 }, (_, k) => at((2 * Math.PI * (k % AROUND)) / AROUND, height));
  const lines = Array.from({ length: LINES }, (_, k): Vec3[] => [
    [0, 0, 0],
    at((2 * Math.PI * k) / LINES, CONE_HEIGHT),
  ]);
  return [ring(CONE_HEIGHT), ring(CONE_HEIGHT / 2), ...lines];
}

export const CONE_ROWS: readonly ReadoutRow[] = [
  { quantity: "impulse", name: "Impulse", symbol: "j", unit: "N s", term: "impulse" },
  { quantity: "steepness", name: "Its part along the floor, per part along the normal", unit: "" },
  { quantity: "inCone", name: "In the cone of μ", unit: "" },
  { quantity: "after", name: "Velocity after", symbol: "u′", unit: "m/s", term: "contactVelocity" },
  { quantity: "energyBefore", name: "Kinetic energy before", unit: "J", term: "energy" },
  { quantity: "energyAfter", name: "Kinetic energy after", unit: "J", term: "energy" },
];

export function coneColumns(settings: ConeSettings): ReadoutColumn[] {
  return CONE_LAWS.map((law, index) => ({
    lane: "ab"[index] ?? "",
    heading: words.contactLaws[law].name,
    cells: cellsOf(struckBy(law, settings), settings),
  }));
}

function cellsOf(
  { impulse_W, after_W, gained }: CornerImpact,
  settings: ConeSettings,
): ReadoutColumn["cells"] {
  const vector = (v: Vec3) => ({ value: v, parts: v.map((part) => decimals(part, 3)) });
  const number = (value: number) => ({ value, parts: [decimals(value, 3)] });
  const before = 0.5 * dot(settings.velocity_W, settings.velocity_W);
  const inside = isInCone(impulse_W, settings);
  return {
    impulse: vector(impulse_W),
    steepness: number(steepness(impulse_W)),
    inCone: { value: inside, parts: [inside ? "yes" : "no"] },
    after: vector(after_W),
    energyBefore: number(before),
    energyAfter: number(before + gained),
  };
}

/** Round-off may put an impulse on the cone a hair outside. */
function isInCone(impulse_W: Vec3, { friction }: ConeSettings): boolean {
  return steepness(impulse_W) <= friction + 1e-9;
}

export function describeCone(law: LawId, settings: ConeSettings): string {
  const { impulse_W, after_W, gained } = struckBy(law, settings);
  const spoken = (v: Vec3) => v.map((part) => decimals(part, 2)).join(", ");
  const lies = isInCone(impulse_W, settings) ? "lies in the cone" : "leans out of the cone";
  const energy = gained > 0 ? "gains" : "loses";
  const slip = norm(subVec(after_W, scaleVec(dot(after_W, FLOOR_NORMAL), FLOOR_NORMAL)));
  return `${words.contactLaws[law].name}: the corner arrives with ${spoken(settings.velocity_W)} metres a second and leaves with ${spoken(after_W)}, a slip of ${decimals(slip, 2)}; the impulse ${spoken(impulse_W)} ${lies}, and the box ${energy} ${decimals(Math.abs(gained), 2)} joules.`;
}
