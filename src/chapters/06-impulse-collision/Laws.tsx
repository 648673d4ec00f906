import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { BOX_ON_FLOOR, FLOOR_CAMERA, followedBoxMarks } from "./boxOnFloor";
import { CONTACT_LAYERS, describeContact } from "./contactPicture";
import { CONTACT_PLOTS } from "./contactPlots";
import { SURFACE_SLIDERS } from "./sliders";

const KIND: SimulationSpec = {
  ...BOX_ON_FLOOR,
  marks: followedBoxMarks,
  camera: () => ({ ...FLOOR_CAMERA, target_W: [0, 0.56, 0], radius: 0.92 }),
  layers: CONTACT_LAYERS.map((layer) =>
    layer.id === "response" || layer.id === "trail" ? { ...layer, shownAtFirst: false } : layer,
  ),
  describe: describeContact,
  plots: CONTACT_PLOTS,
  rules: [],
  rates: [60, 120, 240, 480],
  sliders: SURFACE_SLIDERS,
  launches: true,
};

/** One box that nothing may take energy from, by the two laws of contact. */
function LawsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          No friction, no decay, and restitution one: the energy should stay. Both lanes strike at the instant
          of impact and turn the body by a rule that keeps its energy, so what changes it is the law of the
          contact. Each picture goes along with its box; the grid shows how it wanders.
        </>
      }
    />
  );
}

export const Laws = island("Laws", LawsFigure);
