import { type Aspect, AspectPictures } from "../../figures/simulation/Pictures";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { plain } from "../../format/numbers";
import { interpolate } from "../../playback/interpolate";
import type { Mark } from "../../scene/marks";
import { strings } from "./strings/en";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownBody, thrownMarks } from "./thrownBox";

const words = strings.between;

function atWholeFrame(view: LaneView): LaneView {
  const past = view.past.slice(0, -1);
  return { ...view, past, state: past.at(-1) ?? view.state };
}

function wholeFrame(view: LaneView, shown: ReadonlySet<string>): Mark[] {
  const { state } = atWholeFrame(view);
  return shown.has("whole") && state !== view.state ? [thrownBody(view, state, true)] : [];
}

const LAST_FRAMES = 2;
const REFRESHES = 4;

/**
 * The refreshes of the last whole frames, as ghosts: only these differ between the two pictures.
 * @param drawn the share of the way to the next frame drawn at a share of the time to it
 */
function refreshes(
  view: LaneView,
  shown: ReadonlySet<string>,
  drawn: (share: number) => number,
): readonly Mark[] {
  if (!shown.has("refreshes")) return [];
  const frames = atWholeFrame(view).past.slice(-LAST_FRAMES - 1);
  const shares = new Set(Array.from({ length: REFRESHES }, (_, refresh) => drawn(refresh / REFRESHES)));
  return frames.slice(1).flatMap((next, index) => {
    const now = frames[index] ?? next;
    return [...shares].map((share) => ({
      ...thrownBody(view, interpolate(now, next, share), true),
      key: `refresh ${now.frame + share}`,
    }));
  });
}

const ASPECTS: readonly Aspect[] = [
  {
    id: "off",
    title: words.off,
    marks: (view, shown) => [...thrownMarks(atWholeFrame(view), shown), ...refreshes(view, shown, () => 0)],
    describe: (view) => describeThrown(atWholeFrame(view)),
  },
  {
    id: "on",
    title: words.on,
    marks: (view, shown) => [
      ...thrownMarks(view, shown),
      ...wholeFrame(view, shown),
      ...refreshes(view, shown, (share) => share),
    ],
    describe: describeThrown,
  },
];

const SPEC: SimulationSpec = {
  // These two pictures are square: so far down, flight and ground stand in their middle.
  camera: () => ({ ...THROWN_CAMERA, target_W: [0, -0.35, 0], radius: 1.3 }),
  layers: [
    { id: "whole", ...words.wholeFrame, shownAtFirst: true },
    { id: "refreshes", ...words.refreshes, shownAtFirst: false },
    ...THROWN_LAYERS.map((layer) => ({ ...layer, shownAtFirst: layer.id === "trail" })),
  ],
  marks: thrownMarks,
  describe: describeThrown,
  measures: ["position", "velocity"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [5, 10, 20, 60],
    rateText: (rate) => words.framesPerSecond(plain(rate)),
  },
};

export const Between = simulationIsland("Between", {
  spec: SPEC,
  pictures: <AspectPictures aspects={ASPECTS} />,
  readouts: (
    <SimulationReadouts
      omit={["momentumAngle", "momentumDrift", "energy", "energyDrift", "angularVelocityBody"]}
    />
  ),
});
