import type { ReactNode } from "react";
import { island } from "../../../figures/frame/island";
import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../../figures/simulation/readouts";
import { SimulationFigure } from "../../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../../figures/simulation/spec";
import type { Camera } from "../../../scene/camera";
import { strings } from "../strings";
import { describeSandwich, sandwichMarks } from "./picture";

const { layers } = strings.sandwich;

const CAMERA: Camera = { target_W: [0, 0.12, 0], radius: 1.3, azimuth: 1.15, elevation: 0.34, zoom: 1 };

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "one", ...layers.oneProduct, shownAtFirst: true },
    { id: "two", ...layers.twoProducts, term: "position", shownAtFirst: true },
    { id: "paths", ...layers.paths, shownAtFirst: true },
  ],
  marks: sandwichMarks,
  describe: describeSandwich,
  choices: {
    formulations: [],
  },
};

/** What one product with a quaternion makes of a vector, and what the second makes of that. */
function SandwichFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      spec={SPEC}
      readouts={<SimulationReadouts more={["quaternionNorm"]} omit={NOT_ABOUT_TURNING} />}
    />
  );
}

export const Sandwich = island("Sandwich", SandwichFigure);
