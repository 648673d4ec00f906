import type { ReactNode } from "react";
import { attitudeAt, type FreeRotation } from "../../../core/exact/freeRotation";
import { norm, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { type StillPicture, Stills } from "../../../figures/pictures/Stills";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { curve, vectorArrow } from "../../shared/marks";
import { strings } from "../strings/en";
import { boxMarks, CAMERA, momentumMark, pathUntil, TIP, thrown, timeOf } from "./thrownBox";

const words = strings.fixedMomentum;

/** The spin at the start, along none of the axes, so that ω and L point well apart [rad/s]. */
const SPIN_B: Vec3 = [0.9, 2.4, 3];

/** The instants of the pictures, in turns after the throw. */
const INSTANTS = [
  ["start", 0],
  ["half", 0.5],
  ["whole", 1],
] as const;

/** From this side the names of ω and L lie on neither arrow at all three instants. */
export const VIEW: Camera = { ...CAMERA, azimuth: (124 * Math.PI) / 180 };

export function FixedMomentum({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stills label={words.label} camera={VIEW} pictures={fixedMomentumPictures()}>
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
    return { ...words.instants[name], marks };
  });
}

function omegaMarks(motion: FreeRotation, time: number): Mark[] {
  const scale = TIP / norm(motion.omega_W);
  const tipAt = (at: number) => scaleVec(scale, attitudeAt(motion, at).omega_W);
  const path = time === 0 ? [] : [pathUntil(time, tipAt)];
  return [curve("path of ω", path, "omega", "thin"), vectorArrow("omega", zeroVec, tipAt(time))];
}
