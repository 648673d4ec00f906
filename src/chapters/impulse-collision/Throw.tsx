import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { centreTrail } from "../shared/marks";
import { type PlanePanel, planeMarks } from "./boxOnFloor";
import { bunnyMark, MESHES, timeStepText } from "./bunny";
import { CONTACT_LAYERS, contactMarks, describeContact } from "./contactPicture";
import { CONTACT_PLOTS } from "./contactPlots";
import { THROW_SLIDERS } from "./sliders";

const CAMERA: Camera = { target_W: [0.78, 0.5, 0], radius: 0.98, azimuth: -0.42, elevation: 0.2, zoom: 1 };

const PANELS: readonly PlanePanel[] = [
  { centre_W: [0.6, 0.01, 0], across_W: [1.4, 0, 0], along_W: [0, 0, 0.8], cells: [14, 8] },
  { centre_W: [2, 0.61, 0], across_W: [0, 0.6, 0], along_W: [0, 0, 0.8], cells: [6, 8] },
];

function marks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  return [
    ...planeMarks(view.system, PANELS),
    bunnyMark(view),
    ...(shown.has("trail") ? [centreTrail(view)] : []),
    ...contactMarks(view, shown),
  ];
}

function centred(view: LaneView): LaneView {
  return { ...view, state: { ...view.state, position_W: CAMERA.target_W } };
}

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: CONTACT_LAYERS,
  marks,
  bodyMarks: (view) => [bunnyMark(centred(view))],
  place: () => CAMERA.target_W,
  describe: describeContact,
  meshes: MESHES,
  measures: ["velocity", "angularVelocity", "energy"],
  choices: {
    first: "launch",
    formulations: [
      "none/averaged",
      "none/averaged/coulomb",
      "none/per-vertex",
      "none/backtracking",
      "none/backtracking/coulomb",
      "implicit-body/averaged",
    ],
    rates: [30, 200 / 3, 120, 240],
    rateText: timeStepText,
    sliders: THROW_SLIDERS,
    launches: true,
    startByHand: true,
  },
};

export const Throw = simulationIsland("Throw", {
  spec: SPEC,
  readouts: (
    <SimulationReadouts
      more={["position", "velocity"]}
      omit={["angularVelocityBody", "momentumAngle", "momentumDrift", "energyDrift"]}
    />
  ),
  plots: <Plots plots={CONTACT_PLOTS} />,
});
