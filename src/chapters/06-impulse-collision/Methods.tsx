import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { BOX_ON_FLOOR } from "./boxOnFloor";
import { CONTACT_LAYERS, describeContact } from "./contactPicture";
import { DEPTH, TOTAL_ENERGY } from "./contactPlots";
import { SURFACE_SLIDERS } from "./sliders";

const KIND: SimulationSpec = {
  ...BOX_ON_FLOOR,
  layers: CONTACT_LAYERS.map((layer) =>
    layer.id === "response" || layer.id === "trail" ? { ...layer, shownAtFirst: false } : layer,
  ),
  describe: describeContact,
  plots: [TOTAL_ENERGY, DEPTH],
  rules: [],
  rates: [30, 60, 240],
  sliders: SURFACE_SLIDERS,
  launches: true,
};

/** One fall, and three ways to turn the corners that touch into impulses. */
function MethodsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          The same box, dropped on a corner. A strikes once at the mean of the corners that touch, B each
          corner in turn, C at the instant when the first one meets the floor. The lower right plot tells how
          deep the lowest corner is in the floor. L drops the box again.
        </>
      }
    />
  );
}

export const Methods = island("Methods", MethodsFigure);
