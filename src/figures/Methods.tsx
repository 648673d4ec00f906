import type { ReactNode } from "react";
import { DEPTH, TOTAL_ENERGY } from "../plots/contact";
import { CONTACT_LAYERS, describeContact } from "./shell/contact";
import { island } from "./shell/island";
import type { LaneFigureKind, LaneFigureProps } from "./shell/kind";
import { LaneFigure } from "./shell/LaneFigure";
import { STRUCK_BOX } from "./shell/struckBox";
import { SURFACE_SLIDERS } from "./shell/throwSliders";

const KIND: LaneFigureKind = {
  ...STRUCK_BOX,
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
function MethodsFigure(props: LaneFigureProps): ReactNode {
  return (
    <LaneFigure
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
