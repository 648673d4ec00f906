import type { ReactNode } from "react";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "./shell/freeBody";
import { island } from "./shell/island";
import type { LaneFigureKind, LaneFigureProps } from "./shell/kind";
import { LaneFigure } from "./shell/LaneFigure";

const KIND: LaneFigureKind = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS,
  marks: freeBodyMarks,
  describe: describeFreeBody,
  rules: [],
};

/** One body, thrown about its middle axis, as it truly tumbles. */
function TumblingFigure(props: LaneFigureProps): ReactNode {
  return (
    <LaneFigure
      {...props}
      kind={KIND}
      caption={
        <>
          A box thrown about its middle axis. Its angular momentum, in blue, stands still; everything else
          tumbles about it.
        </>
      }
    />
  );
}

export const Tumbling = island("Tumbling", TumblingFigure);
