import { OBJECT_MESHES } from "../../../core/bodies/objects/index";
import { scaleMat } from "../../../core/math/mat3";
import { quatToMat } from "../../../core/math/quat";
import { mapVec, scaleVec, zeroVec } from "../../../core/math/vec3";
import { type Aspect, AspectPictures } from "../../../figures/simulation/Pictures";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../../figures/simulation/spec";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { drawnBox, MOMENTUM_LAYER, OMEGA_LAYER } from "../../shared/freeBody";
import { strings as shared } from "../../shared/strings/en";
import { drawnThing } from "../../shared/thing";
import { strings } from "../strings/en";
import { bodyMarks } from "./bodyPicture";
import { describeBody, describeStep, describeWorld } from "./descriptions";
import { MomentumHandle } from "./MomentumHandle";
import { worldMarks } from "./worldPicture";

const REACH = 2 / 3;

const BEYOND = 0.3 * REACH;

function scaledBody(view: LaneView): readonly Mark[] {
  const drawn = drawnThing(view.system) ?? drawnBox(view);
  const scale = REACH / drawn.reach;
  const lengths = mapVec(scaleVec(scale, drawn.size), (edge) => edge / 2 + BEYOND);
  const pose = { position_W: zeroVec, q_WB: view.state.q_WB };
  return [
    drawn.mark({ ...pose, map_WB: scaleMat(scale, quatToMat(pose.q_WB)) }, false),
    { kind: "axes", key: "axes", lengths, labels: ["x", "y", "z"], ...pose },
  ];
}

const words = strings.poinsot;

const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 };

const ASPECTS: readonly Aspect[] = [
  { id: "body", title: words.inBody, marks: bodyMarks, describe: describeBody, over: <MomentumHandle /> },
  { id: "world", title: words.inWorld, marks: worldMarks, describe: describeWorld },
];

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "energy", ...words.layers.energy, term: "energy", shownAtFirst: false },
    { id: "sphere", ...words.layers.sphere, term: "momentum", shownAtFirst: true },
    { id: "true", ...words.layers.true, shownAtFirst: true },
    { id: "present", ...words.layers.present, shownAtFirst: false },
    { ...OMEGA_LAYER, shownAtFirst: false },
    MOMENTUM_LAYER,
    { id: "herpolhode", ...words.layers.herpolhode, term: "omega", shownAtFirst: false },
    { id: "family", ...words.layers.family, shownAtFirst: false },
  ],
  marks: bodyMarks,
  describe: describeStep,
  bodyMarks: scaledBody,
  meshes: OBJECT_MESHES,
  measures: ["energyDrift", "momentumDrift"],
  choices: {
    first: "start",
    formulations: ["none", "explicit", "implicit-body", "momentum", "splitting", "rk4"],
    rates: [30, 60, 240],
    startByHand: true,
    starts: [
      { value: "thrownRacketCrooked", text: words.starts.crooked },
      { value: "thrownRacket", text: words.starts.careful },
      { value: "prolateBox", text: words.starts.bar },
      { value: "oblateBox", text: words.starts.plate },
      { value: "racketHeldCrooked", text: shared.starts.crookedBox },
      { value: "racketHeld", text: shared.starts.carefulBox },
    ],
  },
};

export const Poinsot = simulationIsland("Poinsot", {
  spec: SPEC,
  pictures: <AspectPictures aspects={ASPECTS} />,
});
