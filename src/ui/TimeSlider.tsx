import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { shortNumber } from "../format/numbers";
import { COMMA } from "../language/strings/en";
import { filledTo, setSlider, setStyle, useFrameListener } from "./liveElements";
import { type FrameWindow, type RunEvents, ScrubTicks } from "./ScrubTicks";
import { strings } from "./strings/en";

const words = strings.transport;

/** The first flip of a racket then exceeds a thumb's breadth. */
const WINDOW_SECONDS = 3;

export interface TimeSliderProps {
  readonly lastFrame: number;
  readonly framesPerSecond: number;
  readonly frame: () => number;
  readonly clockText: (frame: number) => string;
  readonly onSeek: (frame: number) => void;
  /** Left out where frames are no seconds. */
  readonly lastSeconds?: number;
  readonly playing: boolean;
  readonly events?: RunEvents;
  readonly repeated?: () => FrameWindow | null;
}

/** Windows follow one another, and the last ends with the run. Where two meet, the frame is the end of the first. */
export function windowAround(frame: number, lastFrame: number, span: number): FrameWindow {
  const before = Math.floor(Math.max(0, frame - 1) / span) * span;
  const from = Math.min(before, Math.max(0, lastFrame - span));
  return { from, to: Math.min(lastFrame, from + span) };
}

/** A bar of a few seconds, for the pointer, and below it a slider of the run; a short run has the slider alone. */
export function TimeSlider(props: TimeSliderProps): ReactNode {
  const { lastFrame, framesPerSecond, frame, clockText, onSeek, lastSeconds } = props;
  const slider = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const [first] = useState(frame);
  const span = Math.max(1, Math.round(WINDOW_SECONDS * framesPerSecond));
  const isLong = lastFrame > span;
  const [ticks] = useState(() => new ScrubTicks());
  useFrameListener(() => {
    const input = slider.current;
    const now = frame();
    if (!input) return;
    if (!isLong) setSlider(input, now);
    else if (input.valueAsNumber !== now) input.value = String(now);
    setAttribute(input, "aria-valuetext", [clockText(now), ticks.wordsAt(now)].filter(Boolean).join(COMMA));
    placeRange(whole.current, props.repeated?.() ?? null, { from: 0, to: lastFrame });
  });
  const bySeconds = (event: KeyboardEvent) => {
    const seconds = event.key === "PageUp" ? 1 : event.key === "PageDown" ? -1 : 0;
    if (seconds === 0) return;
    onSeek(frame() + seconds * Math.round(framesPerSecond));
    event.preventDefault();
  };
  return (
    <div className={isLong ? "scrub scrub-long" : "scrub"}>
      {isLong ? (
        <FineScrub {...props} span={span} ticks={ticks} onGrab={() => slider.current?.focus(SILENTLY)} />
      ) : null}
      <span className="scrub-whole" aria-hidden="true">
        <span ref={whole} className="scrub-range" hidden />
      </span>
      <input
        ref={slider}
        className={isLong ? "scrubber" : "scrubber filled-slider"}
        style={isLong ? undefined : (filledTo(first, 0, lastFrame) as CSSProperties)}
        type="range"
        aria-label={words.frame}
        min={0}
        max={lastFrame}
        step={1}
        defaultValue={first}
        onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={bySeconds}
      />
      {isLong ? (
        <span className="scrub-run" aria-hidden="true">
          {words.wholeRun(lastSeconds === undefined ? "" : shortNumber(lastSeconds))}
        </span>
      ) : null}
    </div>
  );
}

/** Hidden where none of the frames is repeated. */
function placeRange(mark: HTMLElement | null, repeated: FrameWindow | null, shown: FrameWindow): void {
  if (!mark) return;
  const share = (frame: number) => Math.min(1, Math.max(0, (frame - shown.from) / (shown.to - shown.from)));
  const [from, to] = repeated ? [share(repeated.from), share(repeated.to)] : [0, 0];
  if (mark.hidden !== to <= from) mark.hidden = to <= from;
  setStyle(mark, "left", `${(100 * from).toFixed(2)}%`);
  setStyle(mark, "width", `${(100 * (to - from)).toFixed(2)}%`);
}

const SILENTLY = { preventScroll: true } as const;

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

interface FineSliderProps extends TimeSliderProps {
  readonly span: number;
  readonly ticks: ScrubTicks;
  readonly onGrab: () => void;
}

/** Where so few frames fill the bar, each is seen as the step it is. */
const MOST_STEPS = 40;

/** Pages on as the run passes its end, but not while held. */
function FineScrub(props: FineSliderProps): ReactNode {
  const { lastFrame, span, frame, playing, events, ticks } = props;
  const thumb = useRef<HTMLSpanElement>(null);
  const range = useRef<HTMLSpanElement>(null);
  const [first] = useState(frame);
  const { shownWindow, ...pointer } = useScrubPointer(props);
  useFrameListener(() => {
    if (thumb.current) setStyle(thumb.current, "transform", thumbPlace(frame(), shownWindow()));
    placeRange(range.current, props.repeated?.() ?? null, shownWindow());
    if (events) ticks.follow(events, shownWindow());
    ticks.standAt(playing ? null : frame());
  });
  return (
    // For the pointer alone: the slider below does the same.
    <div className="scrub-window" aria-hidden="true" {...pointer}>
      <span className="scrub-track" />
      {span <= MOST_STEPS ? (
        <span className="scrub-steps" style={{ "--steps": span } as CSSProperties} />
      ) : null}
      <span ref={range} className="scrub-range" hidden />
      <span ref={ticks.bar} className="scrub-ticks" />
      <span
        ref={thumb}
        className="scrub-thumb"
        style={{ transform: thumbPlace(first, windowAround(first, lastFrame, span)) }}
      />
      <span ref={ticks.label} className="scrub-says" hidden />
    </div>
  );
}

/** A held bar keeps its window. */
function useScrubPointer({ lastFrame, span, frame, ticks, onSeek, onGrab }: FineSliderProps) {
  const held = useRef<FrameWindow | null>(null);
  const shownWindow = () => held.current ?? windowAround(frame(), lastFrame, span);
  const pointedAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (clientX - left) / width));
    const { from, to } = shownWindow();
    return { frame: Math.round(from + along * (to - from)), tick: ticks.point(along * width) };
  };
  const release = () => {
    held.current = null;
    onSeek(frame());
  };
  return {
    shownWindow,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      onGrab();
      held.current = shownWindow();
      event.currentTarget.setPointerCapture(event.pointerId);
      const pressed = pointedAt(event);
      onSeek(pressed.tick ?? pressed.frame);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const pointed = pointedAt(event);
      if (held.current) onSeek(pointed.frame);
    },
    onPointerLeave: () => ticks.point(null),
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/**
 * In hundredths of the bar's width (scrub-window is a container). A figure just set is at a frame of its new run in the bar's old window:
 * the thumb waits at the end.
 */
export function thumbPlace(frame: number, { from, to }: FrameWindow): string {
  const along = Math.min(1, Math.max(0, (frame - from) / Math.max(1, to - from)));
  return `translateX(${(100 * along).toFixed(3)}cqw)`;
}
