import { pointVelocity } from "../../core/dynamics/contact/impulse";
import { identityQuat } from "../../core/math/quat";
import { clamp } from "../../core/math/scalar";
import {
  addVec,
  cross,
  dot,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../core/math/vec3";
import { diagramIsland } from "../../figures/diagram/DiagramFigure";
import { type ValuesOf, vector } from "../../figures/diagram/settings";
import { nowColumn, quantitiesOf, vectorText } from "../../figures/diagram/vectorText";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { ArrowMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { arrow, boxMark, curve, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";

const words = strings.field;

const PLATE: Vec3 = [1.5, 1.5, 0.06];
const POINTS = 5;

/** No arrows nearer to the point, whose own they would cover [m]. */
const CLEAR = 0.28;

/** z of the points: just in front of the plate, which would cover their arrows [m]. */
const FRONT = PLATE[2] / 2 + 0.004;

/** Metres of the picture for 1 m/s and 1 rad/s. */
const SCALE = { velocity: 0.26, omega: 0.5 } as const;

/** From the middle of the screw axis to its ends; farther than this from the centre it is not drawn [m]. */
const AXIS = 1.1;
const FARTHEST_AXIS = 3;

function onPlate([x, y]: Vec3): Vec3 {
  const [halfWidth, halfHeight] = [PLATE[0] / 2, PLATE[1] / 2];
  return [clamp(x, -halfWidth, halfWidth), clamp(y, -halfHeight, halfHeight), FRONT];
}

const FIELD = {
  velocity_W: vector([1.1, 0, 0], {
    longest: 2,
    term: "centreVelocity",
    name: words.velocity,
  }),
  omega_W: vector([0, 0, 1.5], {
    longest: 2,
    term: "omega",
    name: words.omega,
    handle: { label: words.omegaTip, scale: SCALE.omega },
  }),
  /** From the centre of mass [m]. */
  arm_W: vector(onPlate([0.4, -0.15, 0]), {
    longest: Math.max(...PLATE),
    nearest: onPlate,
    term: "position",
    name: words.pointFromCentre,
    // Without z: the point stays on the plate’s front.
    axes: ["x", "y"],
    reach: scaleVec(0.5, PLATE),
    handle: { label: words.point, term: "point" },
  }),
};

type FieldSettings = ValuesOf<typeof FIELD>;

function fieldMarks(settings: FieldSettings): readonly Mark[] {
  return [
    boxMark("plate", PLATE, { position_W: zeroVec, q_WB: identityQuat }),
    ...screwAxisMark(settings),
    ...lattice()
      .filter((place_W) => norm(subVec(place_W, settings.arm_W)) > CLEAR)
      .map((place_W) => latticeArrow(settings, place_W)),
    ...pointArrows(settings),
    vectorArrow("omega", zeroVec, scaleVec(SCALE.omega, settings.omega_W)),
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
  return arrow(`lattice ${arm_W.join(" ")}`, arm_W, span_W, "velocity", "", { ghost: true });
}

function pointArrows({ velocity_W, omega_W, arm_W }: FieldSettings): Mark[] {
  const along_W = scaleVec(SCALE.velocity, velocity_W);
  const round_W = scaleVec(SCALE.velocity, cross(omega_W, arm_W));
  const total_W = scaleVec(SCALE.velocity, pointVelocity({ velocity_W, omega_W }, arm_W));
  return [
    arrow("shared", arm_W, along_W, "velocity", TERMS.centreVelocity.symbol, {
      labelAt: "middle",
      term: "centreVelocity",
    }),
    arrow("round", addVec(arm_W, along_W), round_W, "omega", "ω × r", { labelAt: "middle" }),
    arrow("total", arm_W, total_W, "velocity", "ṗ", { highlighted: true }),
  ];
}

/**
 * The points of least speed (Mozzi's screw axis), along ω. Each has the velocity
 *     v∥ = (v·ω / ω·ω) ω,   because ω × r is perpendicular to ω. The rest of v is cancelled at
 *     r = ω × v / |ω|²,   for   ω × (ω × v) / |ω|² = v∥ − v.
 * @returns the point nearest to the centre, and its velocity; null where nothing turns
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

function screwAxisMark(settings: FieldSettings): Mark[] {
  const axis = screwAxis(settings);
  if (!axis || norm(axis.arm_W) > FARTHEST_AXIS) return [];
  const along_W = scaleVec(AXIS / norm(settings.omega_W), settings.omega_W);
  const ends = [addVec(axis.arm_W, scaleVec(-1, along_W)), addVec(axis.arm_W, along_W)];
  return [curve("still", [ends], "omega", "main", true)];
}

const CAMERA: Camera = { target_W: [0.05, 0, 0], radius: 1.12, azimuth: 0.32, elevation: 0.24, zoom: 1 };

const NUMBERS = quantitiesOf(words.rows, 2, {
  arm: { term: "position", of: ({ arm_W }: FieldSettings) => arm_W },
  velocity: { term: "centreVelocity", of: ({ velocity_W }) => velocity_W },
  round: { term: "omega", symbol: "ω × r", unit: "m/s", of: ({ omega_W, arm_W }) => cross(omega_W, arm_W) },
  total: { symbol: "ṗ", unit: "m/s", of: (settings) => pointVelocity(settings, settings.arm_W) },
});

export function describeField(settings: FieldSettings): string {
  const { velocity_W, omega_W, arm_W } = settings;
  const axis = screwAxis(settings);
  return words.describe({
    velocity: vectorText(velocity_W),
    angularVelocity: vectorText(omega_W),
    point: vectorText(arm_W),
    pointVelocity: vectorText(pointVelocity(settings, arm_W)),
    slowest: axis && { point: vectorText(axis.arm_W), speed: decimals(norm(axis.velocity_W), 2) },
  });
}

export const Field = diagramIsland("Field", {
  settings: FIELD,
  camera: CAMERA,
  marks: fieldMarks,
  describe: describeField,
  rows: NUMBERS.rows,
  columns: (settings) => [nowColumn(NUMBERS.cells(settings))],
  matter: ["velocity", "round", "total"],
});
