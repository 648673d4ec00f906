import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import { attitudeAt, type FreeRotation, freeRotation } from "../../core/exact/freeRotation";
import { mulVec } from "../../core/math/mat3";
import { conjugate, quatFromAxes, rotate } from "../../core/math/quat";
import { cross, mapVec, norm, normaliseVec, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { type StillPicture, Stills } from "../../figures/pictures/Stills";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { boxCamera, boxGround } from "../shared/box";
import { flipDecals } from "../shared/decals";
import { boxMark, curve, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";

/** Turns freely, by the exact solution; L points straight up. */

const SIZE: Vec3 = [0.2, 0.4, 0.6];
const BODY = massProperties({ shape: "box", size: SIZE, mass: 1 });

/** [m] */
const REACH = norm(SIZE) / 2;
const TIP = 1.08 * REACH;
const GROUND = -1.06 * REACH;

export const CAMERA: Camera = boxCamera(REACH, 1.36 * REACH, { azimuthDeg: 52, elevationDeg: 20 });

/** @param omega_B the spin at the start, body axes [rad/s] */
function thrown(omega_B: Vec3): FreeRotation {
  const up_B = normaliseVec(mulVec(BODY.inertia_B, omega_B));
  const across_B = normaliseVec(cross(up_B, omega_B[0] === 0 ? [1, 0, 0] : [0, 0, 1]));
  // The world's axes in body components: y is up, and x = y × z.
  const q_BW = quatFromAxes(cross(up_B, across_B), up_B, across_B);
  return freeRotation(BODY, conjugate(q_BW), rotate(conjugate(q_BW), omega_B));
}

/** In which the spin at the start makes a number of turns [s]. */
const timeOf = ({ omega_W }: FreeRotation, turns: number): number => (2 * Math.PI * turns) / norm(omega_W);

function boxMarks(motion: FreeRotation, time: number, key: string): Mark[] {
  const { q_WB } = attitudeAt(motion, time);
  const box = boxMark(`${key} box`, SIZE, { position_W: zeroVec, q_WB }, flipDecals(SIZE));
  return [boxGround(REACH, GROUND), box];
}

/** @param length in units of the box's reach */
function momentumMark({ momentum_W }: FreeRotation, length: number): Mark {
  return vectorArrow("momentum", zeroVec, scaleVec((length * REACH) / norm(momentum_W), momentum_W));
}

function pathUntil(time: number, pointAt: (time: number) => Vec3): Vec3[] {
  return Array.from({ length: POINTS + 1 }, (_, k) => pointAt((k * time) / POINTS));
}

const POINTS = 160;

const AXES_B = [
  ["least", [0, 0, 1]],
  ["middle", [0, 1, 0]],
  ["greatest", [1, 0, 0]],
] as const;

/** About one of the box's axes, and about each of the others [rad/s]. */
const SPIN = 3;
const TILT = 0.2;

const TURNS = 3;

export function ThreeSpins({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stills label={strings.threeSpins.label} camera={CAMERA} pictures={threeSpinsPictures()}>
      {children}
    </Stills>
  );
}

export function threeSpinsPictures(): StillPicture[] {
  return AXES_B.map(([name, axis_B]) => {
    const motion = thrown(mapVec(axis_B, (part) => (part === 1 ? SPIN : TILT)));
    const tipAt = (time: number) => scaleVec(TIP, rotate(attitudeAt(motion, time).q_WB, axis_B));
    const end = timeOf(motion, TURNS);
    return {
      ...strings.threeSpins.axes[name],
      marks: [
        ...boxMarks(motion, end, "spin"),
        momentumMark(motion, 0.8),
        curve("path", [pathUntil(end, tipAt)], "position"),
        { kind: "point", key: "tip", at_W: tipAt(end), colour: "position", label: "" },
      ],
    };
  });
}

/** Along none of the axes, so that ω and L point well apart [rad/s]. */
const SPIN_B: Vec3 = [0.9, 2.4, 3];

/** In turns after the throw. */
const INSTANTS = [
  ["start", 0],
  ["half", 0.5],
  ["whole", 1],
] as const;

/** Seen from here the names of ω and L lie on neither arrow at all three instants. */
export const VIEW: Camera = { ...CAMERA, azimuth: (124 * Math.PI) / 180 };

export function FixedMomentum({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stills label={strings.fixedMomentum.label} camera={VIEW} pictures={fixedMomentumPictures()}>
      {children}
    </Stills>
  );
}

export function fixedMomentumPictures(): StillPicture[] {
  const motion = thrown(SPIN_B);
  return INSTANTS.map(([name, turns]) => {
    const time = timeOf(motion, turns);
    const marks = [
      ...boxMarks(motion, time, "fixed"),
      momentumMark(motion, 1.14),
      ...omegaMarks(motion, time),
    ];
    return { ...strings.fixedMomentum.instants[name], marks };
  });
}

function omegaMarks(motion: FreeRotation, time: number): Mark[] {
  const scale = TIP / norm(motion.omega_W);
  const tipAt = (at: number) => scaleVec(scale, attitudeAt(motion, at).omega_W);
  const path = time === 0 ? [] : [pathUntil(time, tipAt)];
  return [curve("path of ω", path, "omega", "thin"), vectorArrow("omega", zeroVec, tipAt(time))];
}
