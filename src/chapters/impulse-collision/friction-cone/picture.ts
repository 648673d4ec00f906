import type { LawId } from "../../../core/dynamics/ids";
import { normaliseQuat } from "../../../core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { initialValues, number, type ValuesOf, vector } from "../../../figures/diagram/settings";
import { quantitiesOf, vectorText } from "../../../figures/diagram/vectorText";
import { strings as kit } from "../../../figures/strings/en";
import { decimals } from "../../../format/numbers";
import type { Mark } from "../../../scene/marks";
import type { ReadoutCell, ReadoutColumn } from "../../../ui/Readouts";
import { boxMark, curve } from "../../shared/marks";
import { contactArrow, VELOCITY_LABELS, velocityArrows } from "../contactPicture";
import { strings } from "../strings/en";
import {
  BOX_SIZE,
  type CornerImpact,
  FLOOR_NORMAL,
  followedImpactAt,
  impactAt,
  jammingFriction,
  lowestCorner,
  steepness,
} from "./impacts";

const { quantities, yes, no, describe } = strings.cone;

export const CONE_LAWS = ["velocity", "coulomb"] as const satisfies readonly LawId[];

/** Of the box, as a quaternion of any length; its lowest corner is struck. */
const ATTITUDE = [0.9, 0.3, 0.1, 0.34] as const;
const BOX_q_WB = normaliseQuat(ATTITUDE);
const CORNER = lowestCorner(ATTITUDE);

/** Metres of the picture for 1 m/s and 1 N s. */
const SCALE = { velocity: 0.17, impulse: 0.2 } as const;
const CONE_HEIGHT = 0.36;

/** The reader's greatest speed, and the least into the floor [m/s]. */
const FASTEST = 2.4;
const SLOWEST = 0.2;

export function intoFloor([x, y, z]: Vec3): Vec3 {
  const down: Vec3 = [x, Math.min(y, -SLOWEST), z];
  return scaleVec(Math.min(1, FASTEST / norm(down)), down);
}

const surface = { least: 0, step: 0.05, text: (value: number) => decimals(value, 2) } as const;

/** One corner of a box at the floor, by both laws. Without spin before, it moves as the centre. */
export const CONE = {
  /** Of the corner, into the floor [m/s]. */
  velocity_W: vector([1.2, -1.3, 0.3], {
    longest: FASTEST,
    nearest: intoFloor,
    term: "contactVelocity",
    name: strings.cone.velocity,
    symbol: "u⁻",
    handle: { label: strings.cone.handle, scale: -SCALE.velocity },
  }),
  restitution: number(0.5, { name: strings.sliders.restitution.name, most: 1, ...surface }),
  friction: number(0.2, { name: strings.sliders.friction.name, most: 1.5, ...surface }),
};

export type ConeSettings = ValuesOf<typeof CONE>;

export function impactUnder(law: LawId, { velocity_W, ...surface }: ConeSettings): CornerImpact {
  return impactAt(law, velocity_W, CORNER, surface);
}

/** As the chapter sets the figure: by Coulomb's law at once, and with the slip followed. */
export function openingImpacts(): { readonly once: CornerImpact; readonly followed: CornerImpact } {
  const { velocity_W, ...surface } = initialValues(CONE);
  return {
    once: impactUnder("coulomb", initialValues(CONE)),
    followed: followedImpactAt(velocity_W, CORNER, surface),
  };
}

export const FIGURE_JAMS = jammingFriction(CORNER);

export function coneMarks(law: LawId, settings: ConeSettings): readonly Mark[] {
  const { impulse_W, after_W } = impactUnder(law, settings);
  const [before, after] = velocityArrows(
    zeroVec,
    scaleVec(SCALE.velocity, settings.velocity_W),
    scaleVec(SCALE.velocity, after_W),
  );
  return [
    {
      kind: "plane",
      key: "floor",
      centre_W: [0, 0, 0],
      normal_W: FLOOR_NORMAL,
      radius: 0.5,
      panel: { across_W: [0.4, 0, 0], along_W: [0, 0, 0.4], cells: [8, 8] },
    },
    { ...boxMark("box", BOX_SIZE, { position_W: scaleVec(-1, CORNER.arm_W), q_WB: BOX_q_WB }), ghost: true },
    curve("cone", conePaths(settings.friction), "impulse", "thin"),
    // Only the first picture has a handle, but the two are to be compared.
    { ...before, draggedByTail: true },
    after,
    contactArrow("impulse", "impulse", zeroVec, scaleVec(SCALE.impulse, impulse_W)),
  ];
}

const RIM_POINTS = 48;
const LINES = 8;

/** The cone |j_T| = μ j_N about the normal. */
function conePaths(friction: number): Vec3[][] {
  const at = (angle: number, height: number): Vec3 => [
    friction * height * Math.cos(angle),
    height,
    friction * height * Math.sin(angle),
  ];
  const ring = (height: number) =>
    Array.from({ length: RIM_POINTS + 1 }, (_, k) =>
      at((2 * Math.PI * (k % RIM_POINTS)) / RIM_POINTS, height),
    );
  const lines = Array.from({ length: LINES }, (_, k): Vec3[] => [
    [0, 0, 0],
    at((2 * Math.PI * k) / LINES, CONE_HEIGHT),
  ]);
  return [ring(CONE_HEIGHT), ring(CONE_HEIGHT / 2), ...lines];
}

interface Struck extends CornerImpact, ConeSettings {}

const NUMBERS = quantitiesOf(quantities, 3, {
  impulse: { term: "impulse", of: ({ impulse_W }: Struck) => impulse_W },
  steepness: { of: ({ impulse_W }) => steepness(impulse_W) },
  inCone: { of: coneCell },
  after: { term: "contactVelocity", symbol: VELOCITY_LABELS.after, of: ({ after_W }) => after_W },
  energyBefore: { term: "energy", symbol: "", of: energyBefore },
  energyAfter: { term: "energy", symbol: "", of: (struck) => energyBefore(struck) + struck.gained },
});

export const CONE_ROWS = NUMBERS.rows;

function energyBefore({ velocity_W }: ConeSettings): number {
  return 0.5 * dot(velocity_W, velocity_W);
}

function coneCell({ impulse_W, ...settings }: Struck): ReadoutCell {
  const inside = isInCone(impulse_W, settings);
  return { value: inside, parts: [inside ? yes : no] };
}

export function coneColumns(settings: ConeSettings): ReadoutColumn[] {
  return CONE_LAWS.map((law, index) => ({
    lane: "ab"[index] ?? "",
    heading: kit.contactLaws[law].name,
    cells: NUMBERS.cells({ ...impactUnder(law, settings), ...settings }),
  }));
}

/** Round-off may put an impulse on the surface slightly outside. */
function isInCone(impulse_W: Vec3, { friction }: ConeSettings): boolean {
  return steepness(impulse_W) <= friction + 1e-9;
}

export function describeCone(law: LawId, settings: ConeSettings): string {
  const { impulse_W, after_W, gained } = impactUnder(law, settings);
  const slip = norm(subVec(after_W, scaleVec(dot(after_W, FLOOR_NORMAL), FLOOR_NORMAL)));
  return describe({
    law: kit.contactLaws[law].name,
    before: vectorText(settings.velocity_W),
    after: vectorText(after_W),
    slip: decimals(slip, 2),
    impulse: vectorText(impulse_W),
    isInCone: isInCone(impulse_W, settings),
    isGain: gained > 0,
    energy: decimals(Math.abs(gained), 2),
  });
}
