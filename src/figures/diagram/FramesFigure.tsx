import { type ReactNode, useEffect, useRef } from "react";
import { FrameListeners } from "../../ui/frameListeners";
import { SpeedSelect } from "../../ui/Transport";
import { ExpandButton, ResetButton, ResetViewButton } from "../frame/actions";
import { Figure, FigureStage } from "../frame/Figure";
import { useFigureActions } from "../frame/figureActions";
import type { FigureState } from "../frame/figureState";
import { useInitialState } from "../frame/initialState";
import { pressKey } from "../frame/keyboard";
import { MorePanel, PanelGroup } from "../frame/More";
import { ShareGroup } from "../frame/share/ShareGroup";
import { withView } from "../frame/viewState";
import { useRenderLoop } from "../pictures/usePictures";
import { FramesTransport } from "./FramesTransport";
import type { Frames } from "./useFrames";

interface FramesFigureProps {
  readonly id: string;
  readonly kind: string;
  readonly frames: Frames;
  readonly state: FigureState;
  readonly clockText: (frame: number) => string;
  /** What is seen at the present frame, announced after a step. */
  readonly describe: () => string;
  /** Above the transport. */
  readonly views: ReactNode;
  /** The figure's one choice, below the transport. */
  readonly choice?: ReactNode;
  /** Below the pictures and their controls. */
  readonly children?: ReactNode;
  /** Whether there is a view to turn and reset. */
  readonly hasView?: boolean;
  /** false while there is nothing to draw from yet. */
  readonly ready?: boolean;
}

/** A figure with frames of its own, which no lanes make. */
export function FramesFigure(props: FramesFigureProps): ReactNode {
  const { id, kind, frames, state, hasView, ready = true } = props;
  const { loop } = frames;
  const figure = useRef<HTMLElement>(null);
  const announce = useRef<(sentence: string) => void>(() => {});
  useRenderLoop(figure, loop, ready);
  useInitialState(state);
  const step = (by: number) => {
    frames.step(by);
    announce.current(props.describe());
  };
  return (
    <FrameListeners value={loop.onFrame}>
      <Figure
        id={id}
        kind={kind}
        figure={figure}
        state={hasView ? withView(state, loop) : state}
        isPlaying={() => loop.playing}
        onKeyDown={(event) =>
          pressKey(event, {
            togglePlay: () => frames.play(!loop.playing),
            step,
            reset: frames.reset,
            ...(hasView && {
              orbit: (azimuth: number, elevation: number) => loop.orbit(azimuth, elevation),
              dolly: (factor: number) => loop.dolly(factor),
            }),
          })
        }
      >
        <FramesFigureParts {...props} onStep={step} announcer={announce} />
      </Figure>
    </FrameListeners>
  );
}

interface PartsProps extends FramesFigureProps {
  readonly onStep: (frames: number) => void;
  readonly announcer: { current: (sentence: string) => void };
}

function FramesFigureParts(props: PartsProps): ReactNode {
  const { frames, views, choice, children, clockText, hasView, onStep, announcer } = props;
  const { announce } = useFigureActions();
  useEffect(() => {
    announcer.current = announce;
  }, [announcer, announce]);
  return (
    <>
      <FigureStage>
        {views}
        <FramesTransport frames={frames} clockText={clockText} onStep={onStep} />
        {choice ? <div className="figure-choice">{choice}</div> : null}
      </FigureStage>
      <MorePanel>
        <PanelGroup name="run">
          <SpeedSelect speed={frames.speed} onSpeed={frames.setSpeed} />
          <ResetButton onReset={frames.reset} />
        </PanelGroup>
        <PanelGroup name="view">
          {hasView ? <ResetViewButton loop={frames.loop} /> : null}
          <ExpandButton />
        </PanelGroup>
        <ShareGroup />
      </MorePanel>
      {children}
    </>
  );
}
