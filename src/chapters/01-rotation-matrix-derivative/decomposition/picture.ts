import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../../core/math/quat";
import {
  addVec,
  cross,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import type { Mark } from "../../../scene/marks";
import { vectorArrow } from "../../shared/vectorArrow";

/** What the reader sets: a point fixed in a body, from its centre [m], and the body's angular velocity [rad/s]. */
export interface TurningPoint {
  readonly r_W: Vec3;
  readonly omega_W: Vec3;
}

/** The same with all that is computed from it. */
export interface Decomposed extends TurningPoint {
  readonly along_W: Vec3;
  readonly across_W: Vec3;
  readonly velocity_W: Vec3;
}

export function decompose({ r_W, omega_W }: TurningPoint): Decomposed {
  const along_W = projectOnto(r_W, omega_W);
  return { r_W, omega_W, along_W, across_W: subVec(r_W, along_W), velocity_W: cross(omega_W, r_W) };
}

/** Metres of the picture for 1 rad/s, and for 1 m/s. */
export const SCALE = { omega: 0.5, velocity: 0.4 } as const;

/** From the centre to the axis's end along ω [m]; to its other end it is a part of that. */
const AXIS = { length: 1.35, backwards: 0.4 } as const;
const CIRCLE_POINTS = 96;

export function decompositionMarks(point: Decomposed): readonly Mark[] {
  return [...circleMarks(point), ...arrowMarks(point)];
}

/** The axis, and the circle on which the point runs, with its disc. */
function circleMarks({ omega_W, along_W, across_W }: Decomposed): readonly Mark[] {
  const normal_W = scaleVec(1 / norm(omega_W), omega_W);
  const axis_W = scaleVec(AXIS.length, normal_W);
  return [
    { kind: "plane", key: "plane", centre_W: along_W, normal_W, radius: norm(across_W) },
    {
      kind: "curve",
      key: "axis",
      paths_W: [[scaleVec(-AXIS.backwards, axis_W), axis_W]],
      colour: "axis",
      dashed: true,
      weight: "thin",
    },
    {
      kind: "curve",
      key: "circle",
      paths_W: [circle(along_W, across_W, omega_W)],
      colour: "position",
      dashed: false,
      weight: "main",
    },
  ];
}

/** The path of the point in one turn: its part across ω, turned about ω. */
function circle(centre_W: Vec3, across_W: Vec3, omega_W: Vec3): Vec3[] {
  const period = (2 * Math.PI) / norm(omega_W);
  return Array.from({ length: CIRCLE_POINTS + 1 }, (_, k) => {
    const attitude = exponentialMap(identityQuat, omega_W, (period * k) / CIRCLE_POINTS);
    return addVec(centre_W, rotate(attitude, across_W));
  });
}

function arrowMarks({ r_W, omega_W, along_W, across_W, velocity_W }: Decomposed): readonly Mark[] {
  const arrow = { kind: "arrow", ghost: false, tail_W: zeroVec, colour: "position" } as const;
  return [
    vectorArrow("omega", zeroVec, scaleVec(SCALE.omega, omega_W)),
    // Thicker than ω, since both lie on one line.
    { ...arrow, key: "a", span_W: along_W, label: "r∥", labelledInMiddle: true, highlighted: true },
    {
      ...arrow,
      key: "b",
      tail_W: along_W,
      span_W: across_W,
      label: "r⊥",
      labelledInMiddle: true,
      ghost: true,
    },
    { ...arrow, key: "r", span_W: r_W, label: "r" },
    {
      ...arrow,
      key: "v",
      tail_W: r_W,
      span_W: scaleVec(SCALE.velocity, velocity_W),
      colour: "velocity",
      label: "ω × r",
    },
  ];
}
