import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../../core/math/quat";
import {
  addVec,
  clampNorm,
  cross,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import { type ValuesOf, vector } from "../../../figures/diagram/settings";
import type { Mark } from "../../../scene/marks";
import { arrow, curve, vectorArrow } from "../../shared/marks";
import { strings } from "../strings/en";

const words = strings.decomposition;

/** Metres of the picture for 1 rad/s, and for 1 m/s. */
const SCALE = { omega: 0.5, velocity: 0.4 } as const;

/** The greatest |ω|, and the least: as ω vanishes its direction, and with it the circle, is lost [rad/s]. */
const FASTEST = 3;
const SLOWEST = 0.2;

export const DECOMPOSITION = {
  /** A point fixed in the body, from its centre [m]. */
  r_W: vector([0.75, 0.7, 0.35], {
    longest: 1.3,
    term: "position",
    name: words.position,
    symbol: "r",
    unit: "m",
    handle: { label: words.positionTip },
  }),
  omega_W: vector([0, 2, 0], {
    longest: FASTEST,
    nearest: (omega_W, present) => (norm(omega_W) < SLOWEST ? present : clampNorm(omega_W, FASTEST)),
    term: "omega",
    name: words.omega,
    symbol: "ω",
    unit: "rad/s",
    handle: { label: words.omegaTip, scale: SCALE.omega },
  }),
};

type TurningPoint = ValuesOf<typeof DECOMPOSITION>;

export interface Decomposed extends TurningPoint {
  readonly along_W: Vec3;
  readonly across_W: Vec3;
  readonly velocity_W: Vec3;
}

export function decompose({ r_W, omega_W }: TurningPoint): Decomposed {
  const along_W = projectOnto(r_W, omega_W);
  return { r_W, omega_W, along_W, across_W: subVec(r_W, along_W), velocity_W: cross(omega_W, r_W) };
}

/** From the centre to the axis's end along ω [m]; to its other end it is a part of that. */
const AXIS = { length: 1.35, backwards: 0.4 } as const;
const CIRCLE_POINTS = 96;

export function decompositionMarks(point: Decomposed): readonly Mark[] {
  return [...circleMarks(point), ...arrowMarks(point)];
}

function circleMarks({ omega_W, along_W, across_W }: Decomposed): readonly Mark[] {
  const normal_W = scaleVec(1 / norm(omega_W), omega_W);
  const axis_W = scaleVec(AXIS.length, normal_W);
  return [
    { kind: "plane", key: "plane", centre_W: along_W, normal_W, radius: norm(across_W) },
    curve("axis", [[scaleVec(-AXIS.backwards, axis_W), axis_W]], "axis", "thin", true),
    curve("circle", [circle(along_W, across_W, omega_W)], "position"),
  ];
}

function circle(centre_W: Vec3, across_W: Vec3, omega_W: Vec3): Vec3[] {
  const period = (2 * Math.PI) / norm(omega_W);
  return Array.from({ length: CIRCLE_POINTS + 1 }, (_, k) => {
    const attitude = exponentialMap(identityQuat, omega_W, (period * k) / CIRCLE_POINTS);
    return addVec(centre_W, rotate(attitude, across_W));
  });
}

function arrowMarks({ r_W, omega_W, along_W, across_W, velocity_W }: Decomposed): readonly Mark[] {
  const span_W = scaleVec(SCALE.velocity, velocity_W);
  return [
    vectorArrow("omega", zeroVec, scaleVec(SCALE.omega, omega_W)),
    // Thicker than ω, since both lie on one line.
    arrow("a", zeroVec, along_W, "position", "r∥", { labelAt: "middle", highlighted: true }),
    arrow("b", along_W, across_W, "position", "r⊥", { labelAt: "middle", ghost: true }),
    arrow("r", zeroVec, r_W, "position", "r"),
    arrow("v", r_W, span_W, "velocity", "ω × r"),
  ];
}
