import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";

const LAYERS = ["omega", "momentum", "trail", "axes"];

const KIND: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.filter(({ id }) => LAYERS.includes(id)),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  plots: FREE_BODY_PLOTS,
  rules: ["implicit-world", "implicit-world/frozen", "momentum", "momentum/frozen"],
  starts: [
    { value: "briskBox", text: "A small box" },
    { value: "racketCrooked", text: "A racket, crooked" },
  ],
};

/** One body on which nothing acts, with its tensor rotated into the world at every step, and without. */
function FrozenFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          One body, one start, nothing acts on it. The program on the left works out <i>I</i> afresh in every
          step; the one on the right uses the body’s own tensor as if the body had never turned. The numbers
          and curves are worked out with the true tensor in both. What nothing acts on keeps its angular
          momentum, and the blue arrow should stand still.
        </>
      }
    />
  );
}

export const Frozen = island("Frozen", FrozenFigure);
