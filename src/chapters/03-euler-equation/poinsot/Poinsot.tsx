import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { type Aspect, AspectPictures } from "../../../figures/simulation/Pictures";
import { SimulationFigure } from "../../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../../figures/simulation/spec";
import type { Camera } from "../../../scene/camera";
import { MOMENTUM_LAYER, OMEGA_LAYER } from "../../shared/layers";
import { strings } from "../strings";
import { bodyMarks } from "./bodyPicture";
import { describeBody, describeStep, describeWorld } from "./descriptions";
import { scaledBody } from "./scaledBody";
import { worldMarks } from "./worldPicture";

const words = strings.poinsot;

/** Both pictures are scaled to a sphere of radius 1. */
const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 };

const ASPECTS: readonly Aspect[] = [
  { id: "body", title: words.inBody, marks: bodyMarks, describe: describeBody },
  { id: "world", title: words.inWorld, marks: worldMarks, describe: describeWorld },
];

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "energy", ...words.layers.energy, term: "energy", shownAtFirst: true },
    { id: "sphere", ...words.layers.sphere, term: "momentum", shownAtFirst: true },
    { id: "true", ...words.layers.true, shownAtFirst: true },
    { id: "present", ...words.layers.present, shownAtFirst: true },
    OMEGA_LAYER,
    MOMENTUM_LAYER,
    { id: "herpolhode", ...words.layers.herpolhode, term: "omega", shownAtFirst: true },
    { id: "family", ...words.layers.family, shownAtFirst: true },
  ],
  marks: bodyMarks,
  describe: describeStep,
  bodyMarks: scaledBody,
  choices: {
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    rates: [30, 60, 240],
    starts: [
      { value: "racketCrooked", text: words.starts.crooked },
      { value: "racketMiddleAxis", text: words.starts.careful },
      { value: "prolateBox", text: words.starts.bar },
      { value: "oblateBox", text: words.starts.plate },
    ],
  },
};

/** Poinsot's picture of one lane, in the body and in the world. */
function PoinsotFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} pictures={<AspectPictures aspects={ASPECTS} />} />;
}

export const Poinsot = island("Poinsot", PoinsotFigure);
