import { massProperties } from "../../../core/bodies/massProperties";
import { attitudeAt, type FreeRotation, freeRotation } from "../../../core/exact/freeRotation";
import { mulVec } from "../../../core/math/mat3";
import { conjugate, quatFromAxes, rotate } from "../../../core/math/quat";
import { cross, norm, normaliseVec, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { boxCamera, boxGround } from "../../shared/box";
import { flipDecals } from "../../shared/decals";
import { boxMark, vectorArrow } from "../../shared/marks";

/** A box that turns freely, by the exact solution; L points straight up. */

const SIZE: Vec3 = [0.2, 0.4, 0.6];
const BODY = massProperties({ shape: "box", size: SIZE, mass: 1 });

/** Lengths in the pictures [m]. */
const REACH = norm(SIZE) / 2;
export const TIP = 1.08 * REACH;
const GROUND = -1.06 * REACH;

export const CAMERA: Camera = boxCamera(REACH, 1.36 * REACH, { azimuthDeg: 52, elevationDeg: 20 });

/** The throw with a spin along the body's axes [rad/s]. */
export function thrown(omega_B: Vec3): FreeRotation {
  const up_B = normaliseVec(mulVec(BODY.inertia_B, omega_B));
  const across_B = normaliseVec(cross(up_B, omega_B[0] === 0 ? [1, 0, 0] : [0, 0, 1]));
  // The world's axes in body components: y is up, and x = y × z.
  const q_BW = quatFromAxes(cross(up_B, across_B), up_B, across_B);
  return freeRotation(BODY, conjugate(q_BW), rotate(conjugate(q_BW), omega_B));
}

/** The time in which the spin at the start makes a number of turns [s]. */
export const timeOf = ({ omega_W }: FreeRotation, turns: number): number =>
  (2 * Math.PI * turns) / norm(omega_W);

export function boxMarks(motion: FreeRotation, time: number, key: string): Mark[] {
  const { q_WB } = attitudeAt(motion, time);
  const box = boxMark(`${key} box`, SIZE, { position_W: zeroVec, q_WB }, flipDecals(SIZE));
  return [boxGround(REACH, GROUND), box];
}

/** The arrow of L; `length` is in units of the box's reach. */
export function momentumMark({ momentum_W }: FreeRotation, length: number): Mark {
  return vectorArrow("momentum", zeroVec, scaleVec((length * REACH) / norm(momentum_W), momentum_W));
}

export function pathUntil(time: number, pointAt: (time: number) => Vec3): Vec3[] {
  return Array.from({ length: POINTS + 1 }, (_, k) => pointAt((k * time) / POINTS));
}

const POINTS = 160;
