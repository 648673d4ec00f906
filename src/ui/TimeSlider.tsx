import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { yieldToMain } from "../browser/scheduling";
import { filledTo, setSlider, setStyle, useFrameListener } from "./liveElements";
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
  readonly events?: RunEvents;
  readonly repeated?: () => FrameWindow | null;
}

/** Flips or impacts. */
export interface RunEvents {
  /** Another run is another object. */
  readonly run: () => unknown;
  readonly between: (from: number, to: number) => readonly number[];
}

interface FrameWindow {
  readonly from: number;
  readonly to: number;
}

/** Windows follow one another, and the last ends with the run. */
export function windowAround(frame: number, lastFrame: number, span: number): FrameWindow {
  const from = Math.min(Math.floor(frame / span) * span, Math.max(0, lastFrame - span));
  return { from, to: Math.min(lastFrame, from + span) };
}

/** A bar of a few seconds, for the pointer, and below it a slider of the run; a short run has the slider alone. */
export function TimeSlider(props: TimeSliderProps): ReactNode {
  const { lastFrame, framesPerSecond, frame, clockText, onSeek } = props;
  const slider = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const [first] = useState(frame);
  const span = Math.max(1, Math.round(WINDOW_SECONDS * framesPerSecond));
  const isLong = lastFrame > span;
  useFrameListener(() => {
    const input = slider.current;
    const now = frame();
    if (!input) return;
    if (!isLong) setSlider(input, now);
    else if (input.valueAsNumber !== now) input.value = String(now);
    setAttribute(input, "aria-valuetext", clockText(now));
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
      {isLong ? <FineScrub {...props} span={span} onGrab={() => slider.current?.focus(SILENTLY)} /> : null}
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
  readonly onGrab: () => void;
}

/** Pages on as the run passes its end, but not while held. */
function FineScrub(props: FineSliderProps): ReactNode {
  const { lastFrame, span, frame } = props;
  const thumb = useRef<HTMLSpanElement>(null);
  const range = useRef<HTMLSpanElement>(null);
  const [first] = useState(frame);
  const { shownWindow, ...pointer } = useScrubPointer(props);
  useFrameListener(() => {
    if (thumb.current) setStyle(thumb.current, "transform", thumbPlace(frame(), shownWindow()));
    placeRange(range.current, props.repeated?.() ?? null, shownWindow());
  });
  return (
    // For the pointer alone: the slider below does the same.
    <div className="scrub-window" aria-hidden="true" {...pointer}>
      <span className="scrub-track" />
      <span ref={range} className="scrub-range" hidden />
      <ScrubTicks {...props} shownWindow={shownWindow} />
      <span
        ref={thumb}
        className="scrub-thumb"
        style={{ transform: thumbPlace(first, windowAround(first, lastFrame, span)) }}
      />
    </div>
  );
}

/** A held bar keeps its window. */
function useScrubPointer({ lastFrame, span, frame, onSeek, onGrab }: FineSliderProps) {
  const held = useRef<FrameWindow | null>(null);
  const shownWindow = () => held.current ?? windowAround(frame(), lastFrame, span);
  const seek = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (clientX - left) / width));
    const { from, to } = shownWindow();
    onSeek(Math.round(from + along * (to - from)));
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
      seek(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current) seek(event);
    },
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

interface TicksProps extends FineSliderProps {
  readonly shownWindow: () => FrameWindow;
}

function ScrubTicks({ events, shownWindow }: TicksProps): ReactNode {
  const ticks = useRef<HTMLSpanElement>(null);
  const marked = useRef<{ readonly from: number; readonly run: unknown } | null>(null);
  useEffect(
    () => () => {
      marked.current = null;
    },
    [],
  );
  useFrameListener(() => {
    if (!events) return;
    const { from, to } = shownWindow();
    const run = events.run();
    if (marked.current?.from === from && marked.current.run === run) return;
    const wanted = { from, run };
    marked.current = wanted;
    ticks.current?.replaceChildren();
    yieldToMain().then(() => {
      if (marked.current !== wanted || !ticks.current) return;
      const places = events.between(from, to).map((frame) => (frame - from) / (to - from));
      ticks.current.replaceChildren(
        ...apart(places, TICK_DISTANCE / Math.max(1, ticks.current.clientWidth)).map(tickAt),
      );
    });
  });
  return <span ref={ticks} className="scrub-ticks" />;
}

/** [px], below which no tick can be pointed at. */
const TICK_DISTANCE = 9;

/** In ascending order. */
export function apart(places: readonly number[], distance: number): number[] {
  const kept: number[] = [];
  for (const place of [...places].sort((a, b) => a - b))
    if (place - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) >= distance) kept.push(place);
  return kept;
}

function tickAt(along: number): HTMLElement {
  const tick = document.createElement("span");
  tick.className = "scrub-tick";
  tick.style.left = `${(100 * along).toFixed(2)}%`;
  return tick;
}
