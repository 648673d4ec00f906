import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { runInChunks } from "../../../browser/scheduling";
import { FramesTransport } from "../../../figures/diagram/FramesTransport";
import { useFrames } from "../../../figures/diagram/useFrames";
import { Figure } from "../../../figures/frame/Figure";
import { numberWithin, wishesFor, yesOrNo } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { pressKey } from "../../../figures/frame/keyboard";
import { CursorGraph } from "../../../figures/graph/CursorGraph";
import { PictureView } from "../../../figures/pictures/PictureView";
import { useOnScreen, usePrint, useRedraw } from "../../../figures/pictures/usePictures";
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

const WISH = v.strictObject({
  frame: v.optional(numberWithin(0, LAST_FRAME)),
  play: v.optional(yesOrNo),
});

/** A thousand rackets that may all have been thrown, and when each of them flips. */
function EnsembleFigure({ id, frame: first }: EnsembleProps): ReactNode {
  const frames = useFrames({ first, last: LAST_FRAME, pace: RATE, camera: ENSEMBLE_CAMERA, clockText });
  const { driver, play, seek, reset } = frames;
  const figure = useRef<HTMLElement>(null);
  const values = useRef<HTMLDListElement>(null);
  const live = useRef<HTMLParagraphElement>(null);
  const now = () => frames.now() / RATE;
  const latest = useRef(now);
  latest.current = now;
  const step = (by: number) => {
    frames.step(by);
    if (live.current) live.current.textContent = describeEnsemble(now());
  };

  const ready = useEnsemble();
  useOnScreen(figure, driver, ready);
  useRedraw(driver);
  usePrint(driver);
  const wishes = wishesFor(
    WISH,
    () => ({ frame: frames.now() }),
    ({ frame, play: on }) => {
      play(false);
      if (frame !== undefined) seek(frame);
      if (on) play(true);
    },
  );
  useEffect(
    () =>
      driver.onFrame(() => {
        if (values.current) fill(values.current, latest.current());
      }),
    [driver],
  );

  return (
    <Figure
      id={id}
      kind="cloud"
      figure={figure}
      wishes={wishes}
      onKeyDown={(event) =>
        pressKey(event, {
          togglePlay: () => play(!driver.player.playing),
          step,
          reset,
          turn: (azimuth, elevation) => driver.turn(azimuth, elevation),
        })
      }
      caption={
        <>
          A thousand rackets, thrown with one |<i>L</i>| and within half a degree of the middle axis. Each
          dash is where one racket’s <i>L</i> points, seen from that racket, and along which way it goes. All
          are computed by the closed form; no step is taken.
        </>
      }
    >
      {(shared) => (
        <>
          <div className="cloud-views">
            <PictureView
              driver={driver}
              marks={() => (ready ? ensembleMarks(now()) : [])}
              describe={() => (ready ? describeEnsemble(now()) : "")}
              trouble={() => null}
            />
            <div>
              <CursorGraph
                plot={ENSEMBLE_PLOT}
                summary="Part of the cloud on the side of its start, over sixty seconds: at first all of it, then next to none, then swings about one half that die away."
                value={now}
                onInput={(t) => {
                  play(false);
                  seek(t * RATE);
                }}
                follow={driver.onFrame}
              />
              <EnsembleValues list={values} t={first / RATE} />
            </div>
          </div>
          <FramesTransport
            frames={frames}
            first={first}
            last={LAST_FRAME}
            clockText={clockText}
            onStep={step}
          />
          <div className="tools sketch-tools">
            <div className="actions">
              <button type="button" className="plain" onClick={() => driver.resetView()}>
                Reset view
              </button>
              {shared}
            </div>
          </div>
          <p ref={live} className="visually-hidden" role="status" aria-live="polite" />
        </>
      )}
    </Figure>
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

/** Rendered once; from then on the frames keep it. */
const EnsembleValues = memo(
  ({ list, t }: { list: React.RefObject<HTMLDListElement | null>; t: number }): ReactNode => {
    const reading = ensembleReading(t);
    return (
      <dl ref={list} className="plane-values cloud-values">
        <dt>On the side of the start</dt>
        <dd data-quantity="upright" data-value={reading.upright}>
          {uprightText(reading)}
        </dd>
        <dt>Flips so far</dt>
        <dd data-quantity="flips" data-value={JSON.stringify([reading.fewest, reading.most])}>
          {flipsText(reading)}
        </dd>
      </dl>
    );
  },
);

function fill(list: HTMLElement, t: number): void {
  const reading = ensembleReading(t);
  const put = (quantity: string, text: string, value: string) => {
    const cell = list.querySelector<HTMLElement>(`[data-quantity="${quantity}"]`);
    if (!cell || cell.dataset.value === value) return;
    cell.textContent = text;
    cell.dataset.value = value;
  };
  put("upright", uprightText(reading), String(reading.upright));
  put("flips", flipsText(reading), JSON.stringify([reading.fewest, reading.most]));
}

export const Ensemble = island("Ensemble", EnsembleFigure);
