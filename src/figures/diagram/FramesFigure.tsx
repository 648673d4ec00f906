import { type ReactNode, useEffect, useRef } from "react";
import { FrameListeners } from "../../ui/liveElements";
import { Slider, type SliderProps } from "../../ui/Slider";
import { SpeedSelect, Transport } from "../../ui/Transport";
import { useRenderLoop } from "../pictures/usePictures";
import { BarActions, ExpandButton, ResetButton, ResetViewButton, useFigureActions } from "../shell/actions";
import { Figure, FigureStage } from "../shell/Figure";
import {
  boolean,
  type FigureState,
  frameUpTo,
  numberWithin,
  optionalFields,
  type StateValues,
} from "../shell/figureState";
import type { Footage } from "../shell/footage";
import { useInitialState } from "../shell/initialState";
import { pressKey } from "../shell/keyboard";
import { MoreButton, MorePanel, PanelGroup } from "../shell/More";
import { ShareMenu } from "../shell/share/ShareMenu";
import { withView } from "../shell/viewState";
import type { Frames } from "./useFrames";

interface FramesFigureProps {
  readonly id: string;
  readonly kind: string;
  readonly frames: Frames;
  /** By the names of their values in links. */
  readonly sliders?: Readonly<Record<string, SliderProps>>;
  readonly clockText: (frame: number) => string;
  readonly describe: () => string;
  readonly views: ReactNode;
  readonly children?: ReactNode;
  readonly hasView?: boolean;
  readonly ready?: boolean;
}

export function FramesFigure(props: FramesFigureProps): ReactNode {
  const { id, kind, frames, sliders = {}, hasView, ready = true } = props;
  const { loop } = frames;
  const state = stateOf(frames, sliders);
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
        {...(hasView && { loop, footage: footageOf(frames) })}
        onKeyDown={(event) =>
          pressKey(event, {
            togglePlay: () => frames.play(!loop.playing),
            step,
            reset: frames.reset,
            ...(hasView && { view: loop }),
          })
        }
      >
        <FramesFigureParts {...props} onStep={step} announcer={announce} />
      </Figure>
    </FrameListeners>
  );
}

function stateOf(
  { now, play, seek, last }: Frames,
  sliders: NonNullable<FramesFigureProps["sliders"]>,
): FigureState {
  const own = Object.entries(sliders);
  const schemas = Object.fromEntries(own.map(([name, { min, max }]) => [name, numberWithin(min, max)]));
  return {
    schema: optionalFields({ ...schemas, frame: frameUpTo(last), play: boolean }),
    current: () => ({
      ...Object.fromEntries(own.map(([name, { value }]) => [name, value()])),
      frame: now(),
    }),
    apply: ({ frame, play: on, ...linked }: StateValues) => {
      play(false);
      for (const [name, { onInput }] of own) if (name in linked) onInput(linked[name] as number);
      if (frame !== undefined) seek(frame as number);
      if (on) play(true);
    },
  };
}

function footageOf({ now, seek, last, pace, speed }: Frames): Footage {
  return {
    ranges: () => ({ marks: null, loop: null, whole: { from: 0, to: last } }),
    framesPerSecond: () => pace * speed,
    showAt: seek,
    frame: now,
  };
}

interface PartsProps extends FramesFigureProps {
  readonly onStep: (frames: number) => void;
  readonly announcer: { current: (sentence: string) => void };
}

function FramesFigureParts(props: PartsProps): ReactNode {
  const { frames, views, sliders = {}, children, clockText, hasView, onStep, announcer } = props;
  const { announce } = useFigureActions();
  useEffect(() => {
    announcer.current = announce;
  }, [announcer, announce]);
  return (
    <>
      <FigureStage>
        {views}
        <Transport
          playing={frames.playing}
          lastFrame={frames.last}
          framesPerSecond={frames.pace}
          frame={frames.now}
          clockText={clockText}
          onTogglePlay={() => frames.play(!frames.playing)}
          onStep={onStep}
          onSeek={frames.seek}
        >
          <ResetButton onReset={frames.reset} />
        </Transport>
        <div className="figure-choice">
          {Object.entries(sliders).map(([name, slider]) => (
            <Slider key={name} {...slider} />
          ))}
          <SpeedSelect speed={frames.speed} onSpeed={frames.setSpeed} />
          <BarActions>
            <ExpandButton />
            <ShareMenu />
            {hasView ? <MoreButton /> : null}
          </BarActions>
        </div>
      </FigureStage>
      {hasView ? (
        <MorePanel>
          <PanelGroup name="view">
            <ResetViewButton loop={frames.loop} />
          </PanelGroup>
        </MorePanel>
      ) : null}
      {children}
    </>
  );
}
