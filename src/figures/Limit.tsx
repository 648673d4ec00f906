import type { ReactNode } from "react";
import { island } from "./shell/island";
import type { LaneFigureKind, LaneFigureProps } from "./shell/kind";
import { LaneFigure } from "./shell/LaneFigure";
import { NOT_ABOUT_TURNING } from "./shell/readouts";
import { stepText } from "./shell/steps";
import { describeTurning, TURNING_LAYERS, turningCamera, turningMarks } from "./shell/turning";

const KIND: LaneFigureKind = {
  camera: (id) => turningCamera(id),
  layers: TURNING_LAYERS.map((layer) => (layer.id === "trail" ? { ...layer, shownAtFirst: false } : layer)),
  marks: turningMarks,
  describe: describeTurning,
  rules: [],
  rates: [24, 12, 6, 3, 2, 1.5],
  rateText: stepText,
  exact: "off",
  quantities: ["attitudeError"],
  without: NOT_ABOUT_TURNING,
};

/** One constant spin, turned by the normalised quaternion step, by the exponential map, and by Bullet's of it. */
function LimitFigure(props: LaneFigureProps): ReactNode {
  return (
    <LaneFigure
      {...props}
      kind={KIND}
      caption={
        <>
          One die, one spin, three rules, and whatever angle a frame you choose. Step frame by frame: between
          two frames the picture is filled in along the shorter way round, which past half a turn is the wrong
          one.
        </>
      }
    />
  );
}

export const Limit = island("Limit", LimitFigure);
