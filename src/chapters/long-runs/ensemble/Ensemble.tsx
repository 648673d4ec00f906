import { type ReactNode, useEffect, useState } from "react";
import { runInChunks } from "../../../browser/scheduling";
import { FramesFigure } from "../../../figures/diagram/FramesFigure";
import { useFrames } from "../../../figures/diagram/useFrames";
import { GraphView } from "../../../figures/graph/GraphView";
import { PictureView } from "../../../figures/pictures/PictureView";
import { island } from "../../../figures/shell/island";
import { axisFraction, valueAtFraction } from "../../../plots/functions/functionPlot";
import { LiveValue } from "../../../ui/LiveValue";
import { strings } from "../strings/en";
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

const words = strings.ensemble;

interface EnsembleProps {
  readonly id: string;
  readonly frame: number;
}

function EnsembleFigure({ id, frame: first }: EnsembleProps): ReactNode {
  const ready = useEnsemble();
  const frames = useFrames({ first, last: LAST_FRAME, pace: RATE, camera: ENSEMBLE_CAMERA });
  const { loop, play, seek } = frames;
  const now = () => frames.now() / RATE;
  return (
    <FramesFigure
      id={id}
      kind="ensemble"
      frames={frames}
      ready={ready}
      hasView
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
              summary={words.plotSummary}
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

/** The built page has the picture; once hydrated, the browser computes the members in chunks, so that no task is long. */
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
      <dt>{words.upright}</dt>
      <LiveValue
        quantity="upright"
        value={() => ensembleReading(t()).upright}
        text={() => uprightText(ensembleReading(t()))}
      />
      <dt>{words.flips}</dt>
      <LiveValue quantity="flips" value={spread} text={() => flipsText(ensembleReading(t()))} />
    </dl>
  );
}

export const Ensemble = island("Ensemble", EnsembleFigure);
