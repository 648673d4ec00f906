import { type ReactNode, useEffect, useState } from "react";
import * as v from "valibot";
import { runInChunks } from "../../../browser/scheduling";
import { FramesFigure } from "../../../figures/diagram/FramesFigure";
import { useFrames } from "../../../figures/diagram/useFrames";
import { boolean, type FigureState, frameUpTo } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { GraphView } from "../../../figures/graph/GraphView";
import { PictureView } from "../../../figures/pictures/PictureView";
import { axisFraction, valueAtFraction } from "../../../plots/functions/functionPlot";
import { LiveValue } from "../../../ui/LiveText";
import {
  clockText,
  describeEnsemble,
  ENSEMBLE_CAMERA,
  ENSEMBLE_PLOT,
  ensembleMarks,
  flipsText,
  uprightText,
} from "./picture";
import { ensembleReading, LAST_FRAME, makeEnsemble, RATE } from "./runs";

interface EnsembleProps {
  readonly id: string;
  /** The frame that it opens on. */
  readonly frame: number;
}

const SCHEMA = v.strictObject({
  frame: v.optional(frameUpTo(LAST_FRAME)),
  play: v.optional(boolean),
});

/** A thousand rackets that may all have been thrown, and when each of them flips. */
function EnsembleFigure({ id, frame: first }: EnsembleProps): ReactNode {
  const ready = useEnsemble();
  const frames = useFrames({ first, last: LAST_FRAME, pace: RATE, camera: ENSEMBLE_CAMERA });
  const { loop, play, seek } = frames;
  const now = () => frames.now() / RATE;
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ frame: frames.now() }),
    apply: ({ frame, play: on }) => {
      play(false);
      if (frame !== undefined) seek(frame);
      if (on) play(true);
    },
  };
  return (
    <FramesFigure
      id={id}
      kind="ensemble"
      frames={frames}
      ready={ready}
      hasView
      state={state}
      clockText={clockText}
      describe={() => describeEnsemble(now())}
      views={
        <div className="ensemble-views">
          <PictureView
            loop={loop}
            marks={() => (ready ? ensembleMarks(now()) : [])}
            describe={() => (ready ? describeEnsemble(now()) : "")}
          />
          <div>
            <GraphView
              plot={ENSEMBLE_PLOT}
              summary="Part of the cloud on the side of its start, over sixty seconds: at first all of it, then next to none, then swings about one half that die away."
              place={() => axisFraction(ENSEMBLE_PLOT.x, now())}
              onPlace={(place) => {
                play(false);
                seek(valueAtFraction(ENSEMBLE_PLOT.x, place) * RATE);
              }}
            />
            <EnsembleValues t={now} />
          </div>
        </div>
      }
    />
  );
}

/**
 * Whether the cloud is there. The built page has its picture and its numbers; in the browser it is made in small
 * slices once the figure is alive, so that nobody waits for it.
 */
function useEnsemble(): boolean {
  const [ready, setReady] = useState(import.meta.env.SSR);
  useEffect(() => {
    const leaving = new AbortController();
    runInChunks(makeEnsemble(), leaving.signal).then(() => {
      if (!leaving.signal.aborted) setReady(true);
    });
    return () => leaving.abort();
  }, []);
  return ready;
}

function EnsembleValues({ t }: { readonly t: () => number }): ReactNode {
  const spread = () => {
    const { fewest, most } = ensembleReading(t());
    return [fewest, most];
  };
  return (
    <dl className="phase-plane-values ensemble-values">
      <dt>On the side of the start</dt>
      <LiveValue
        quantity="upright"
        value={() => ensembleReading(t()).upright}
        text={() => uprightText(ensembleReading(t()))}
      />
      <dt>Flips so far</dt>
      <LiveValue quantity="flips" value={spread} text={() => flipsText(ensembleReading(t()))} />
    </dl>
  );
}

export const Ensemble = island("Ensemble", EnsembleFigure);
