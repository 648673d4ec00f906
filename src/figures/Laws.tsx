import type { ReactNode } from "react";
import { CONTACT_PLOTS } from "../plots/contact";
import { CONTACT_LAYERS, describeContact } from "./shell/contact";
import { island } from "./shell/island";
import type { LaneFigureKind, LaneFigureProps } from "./shell/kind";
import { LaneFigure } from "./shell/LaneFigure";
import { FLOOR_CAMERA, followedBoxMarks, STRUCK_BOX } from "./shell/struckBox";
import { SURFACE_SLIDERS } from "./shell/throwSliders";

const KIND: LaneFigureKind = {
  ...STRUCK_BOX,
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
function LawsFigure(props: LaneFigureProps): ReactNode {
  return (
    <LaneFigure
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
