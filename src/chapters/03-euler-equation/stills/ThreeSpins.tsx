import type { ReactNode } from "react";
import { attitudeAt } from "../../../core/exact/freeRotation";
import { rotate } from "../../../core/math/quat";
import { mapVec, scaleVec } from "../../../core/math/vec3";
import { type StillPicture, Stills } from "../../../figures/pictures/Stills";
import { curve } from "../../shared/marks";
import { strings } from "../strings/en";
import { boxMarks, CAMERA, momentumMark, pathUntil, TIP, thrown, timeOf } from "./thrownBox";

const words = strings.threeSpins;

const AXES_B = [
  ["least", [0, 0, 1]],
  ["middle", [0, 1, 0]],
  ["greatest", [1, 0, 0]],
] as const;

/** The spin of the box about one of its axes, and about each of the others [rad/s]. */
const SPIN = 3;
const TILT = 0.2;

const TURNS = 3;

export function ThreeSpins({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stills label={words.label} camera={CAMERA} pictures={threeSpinsPictures()}>
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
      ...words.axes[name],
      marks: [
        ...boxMarks(motion, end, "spin"),
        momentumMark(motion, 0.8),
        curve("path", [pathUntil(end, tipAt)], "position"),
        { kind: "point", key: "tip", at_W: tipAt(end), colour: "position", label: "" },
      ],
    };
  });
}
