import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";

const LAYERS = ["omega", "momentum", "trail", "axes"];

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.filter(({ id }) => LAYERS.includes(id)),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  choices: {
    formulations: ["implicit-world", "implicit-world/frozen", "momentum", "momentum/frozen"],
    starts: [
      { value: "briskBox", text: "A small box" },
      { value: "racketCrooked", text: "A racket, crooked" },
    ],
  },
};

/** One body on which nothing acts, with its tensor rotated into the world at every step, and without. */
function FrozenFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC}>
      <Plots plots={FREE_BODY_PLOTS} />
    </SimulationFigure>
  );
}

export const Frozen = island("Frozen", FrozenFigure);
