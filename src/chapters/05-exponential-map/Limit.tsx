import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { NOT_ABOUT_TURNING } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import {
  describeTurning,
  stepText,
  TURNING_LAYERS,
  turningCamera,
  turningMarks,
} from "../shared/turningBody";

const KIND: SimulationSpec = {
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
function LimitFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
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
