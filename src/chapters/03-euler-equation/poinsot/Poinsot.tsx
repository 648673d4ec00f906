import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { type Aspect, AspectPictures } from "../../../figures/simulation/Pictures";
import { SimulationFigure } from "../../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../../figures/simulation/spec";
import type { Camera } from "../../../scene/camera";
import { bodyMarks } from "./bodyPicture";
import { describeBody, describeStep, describeWorld } from "./descriptions";
import { scaledBody } from "./scaledBody";
import { worldMarks } from "./worldPicture";

/** Both pictures are scaled to a sphere of radius 1. */
const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 };

const ASPECTS: readonly Aspect[] = [
  { id: "body", title: "In the body", marks: bodyMarks, describe: describeBody },
  { id: "world", title: "In the world", marks: worldMarks, describe: describeWorld },
];

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "energy", name: "Energy ellipsoid", label: "energy", term: "energy", shownAtFirst: true },
    { id: "sphere", name: "Momentum sphere", label: "momentum sphere", term: "momentum", shownAtFirst: true },
    { id: "true", name: "True polhode", label: "true polhode", shownAtFirst: true },
    { id: "present", name: "Present polhode", label: "present polhode", shownAtFirst: true },
    { id: "omega", name: "Angular velocity ω", label: <i>ω</i>, term: "omega", shownAtFirst: true },
    { id: "momentum", name: "Angular momentum L", label: <i>L</i>, term: "momentum", shownAtFirst: true },
    { id: "herpolhode", name: "Herpolhode", label: "herpolhode", term: "omega", shownAtFirst: true },
    { id: "family", name: "Neighbouring polhodes", label: "neighbours", shownAtFirst: true },
  ],
  marks: bodyMarks,
  describe: describeStep,
  bodyMarks: scaledBody,
  choices: {
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    rates: [30, 60, 240],
    starts: [
      { value: "racketCrooked", text: "Racket, crooked" },
      { value: "racketMiddleAxis", text: "Racket, careful" },
      { value: "prolateBox", text: "A square bar" },
      { value: "oblateBox", text: "A square plate" },
    ],
  },
};

/** Poinsot's picture of one lane, in the body and in the world. */
function PoinsotFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} pictures={<AspectPictures aspects={ASPECTS} />} />;
}

export const Poinsot = island("Poinsot", PoinsotFigure);
