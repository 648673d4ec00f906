import type { ReactNode } from "react";
import { island } from "./shell/island";
import type { LaneFigureKind, LaneFigureProps } from "./shell/kind";
import { LaneFigure } from "./shell/LaneFigure";
import { NOT_ABOUT_TURNING } from "./shell/readouts";
import { stepText } from "./shell/steps";
import { describeTurning, TURNING_LAYERS, turningCamera, turningMarks } from "./shell/turning";

const KIND: LaneFigureKind = {
  camera: (id) => turningCamera(id),
  layers: TURNING_LAYERS,
  marks: turningMarks,
  describe: describeTurning,
  rules: [],
  rates: [24, 12, 6, 3],
  rateText: stepText,
  exact: "on",
  quantities: ["quaternionNorm", "attitudeError"],
  without: NOT_ABOUT_TURNING,
};

/** The normalised quaternion step, and the exact solution as a ghost that it falls behind. */
function LateFigure(props: LaneFigureProps): ReactNode {
  return (
    <LaneFigure
      {...props}
      kind={KIND}
      caption={
        <>
          The solid die is turned by the normalised step, the dashed one is where it should be. Both turn
          about one axis; the solid one falls behind.
        </>
      }
    />
  );
}

export const Late = island("Late", LateFigure);
