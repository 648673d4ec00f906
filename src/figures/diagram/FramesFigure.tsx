import { type ReactNode, useEffect, useRef } from "react";
import type * as v from "valibot";
import { FrameListeners } from "../../ui/liveElements";
import { SpeedSelect, Transport } from "../../ui/Transport";
import { useRenderLoop } from "../pictures/usePictures";
import { BarActions, ExpandButton, ResetButton, ResetViewButton, useFigureActions } from "../shell/actions";
import { Figure, FigureStage } from "../shell/Figure";
import { boolean, type FigureState, frameUpTo, optionalFields, type StateValues } from "../shell/figureState";
import type { Footage } from "../shell/footage";
import { useInitialState } from "../shell/initialState";
import { pressKey } from "../shell/keyboard";
import { MoreButton, MorePanel, PanelGroup } from "../shell/More";
import { ShareMenu } from "../shell/share/ShareMenu";
import { withView } from "../shell/viewState";
import type { Frames } from "./useFrames";

interface FramesValue {
  readonly schema: v.GenericSchema<unknown, number>;
  readonly now: () => number;
  readonly set: (value: number) => void;
}

interface FramesFigureProps {
  readonly id: string;
  readonly kind: string;
  readonly frames: Frames;
  /** Besides the frame, by their names in links. */
  readonly values?: Readonly<Record<string, FramesValue>>;
  readonly clockText: (frame: number) => string;
  readonly describe: () => string;
  readonly views: ReactNode;
  readonly choice?: ReactNode;
  readonly children?: ReactNode;
  readonly hasView?: boolean;
  readonly ready?: boolean;
}

export function FramesFigure(props: FramesFigureProps): ReactNode {
  const { id, kind, frames, values = {}, hasView, ready = true } = props;
  const { loop } = frames;
  const state = stateOf(frames, values);
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
  values: NonNullable<FramesFigureProps["values"]>,
): FigureState {
  const own = Object.entries(values);
  const schemas = Object.fromEntries(own.map(([name, { schema }]) => [name, schema]));
  return {
    schema: optionalFields({ ...schemas, frame: frameUpTo(last), play: boolean }),
    current: () => ({
      ...Object.fromEntries(own.map(([name, value]) => [name, value.now()])),
      frame: now(),
    }),
    apply: ({ frame, play: on, ...linked }: StateValues) => {
      play(false);
      for (const [name, value] of own) if (name in linked) value.set(linked[name] as number);
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
  const { frames, views, choice, children, clockText, hasView, onStep, announcer } = props;
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
          {choice}
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
