import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { type Aspect, AspectPictures } from "../../figures/simulation/Pictures";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import type { Mark } from "../../scene/marks";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownBody, thrownMarks } from "./thrownBox";

/** The last whole frame, as a program without interpolation would draw it. */
function atWholeFrame(view: LaneView): LaneView {
  const past = view.past.slice(0, -1);
  return { ...view, past, state: past.at(-1) ?? view.state };
}

/** The last whole frame as a ghost, where something else is drawn. */
function wholeFrame(view: LaneView, shown: ReadonlySet<string>): Mark[] {
  const { state } = atWholeFrame(view);
  return shown.has("whole") && state !== view.state ? [thrownBody(view, state, true)] : [];
}

const ASPECTS: readonly Aspect[] = [
  {
    id: "off",
    title: "Interpolation off",
    marks: (view, shown) => thrownMarks(atWholeFrame(view), shown),
    describe: (view) => describeThrown(atWholeFrame(view)),
  },
  {
    id: "on",
    title: "Interpolation on",
    marks: (view, shown) => [...thrownMarks(view, shown), ...wholeFrame(view, shown)],
    describe: describeThrown,
  },
];

const SPEC: SimulationSpec = {
  camera: () => ({ ...THROWN_CAMERA, radius: 1.5 }),
  layers: [
    {
      id: "whole",
      name: "Last whole frame, beside what is drawn",
      label: "last whole frame",
      shownAtFirst: true,
    },
    ...THROWN_LAYERS.map((layer) => ({ ...layer, shownAtFirst: layer.id === "trail" })),
  ],
  marks: thrownMarks,
  describe: describeThrown,
  choices: {
    formulations: [],
    rates: [5, 10, 20, 60],
    rateText: (rate) => `${rate} frames a second`,
  },
};

/** One coarse simulation drawn twice: frame by frame, and with the pictures between its frames. */
function BetweenFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      pictures={<AspectPictures aspects={ASPECTS} />}
      readouts={
        <SimulationReadouts
          omit={["momentumAngle", "momentumDrift", "energy", "energyDrift", "angularVelocityBody"]}
        />
      }
    />
  );
}

export const Between = island("Between", BetweenFigure);
