import { createRef } from "react";
import { yieldToMain } from "../browser/scheduling";
import { setStyle, setText } from "./liveElements";

/** Flips or impacts. */
export interface RunEvents {
  /** Another run is another object. */
  readonly run: () => unknown;
  readonly between: (from: number, to: number) => readonly RunEvent[];
}

interface RunEvent {
  readonly frame: number;
  /** "flip, 1.27 s" */
  readonly words: string;
}

export interface FrameWindow {
  readonly from: number;
  readonly to: number;
}

interface Marked extends FrameWindow {
  readonly run: unknown;
  /** Those drawn, in ascending order; empty until they are. */
  readonly events: readonly RunEvent[];
}

/** [px], below which no tick can be pointed at. */
const TICK_DISTANCE = 9;

/** The ticks of a bar, and one label, which says what the tick is that is pointed at or that the run stands at. */
export class ScrubTicks {
  readonly bar = createRef<HTMLSpanElement>();
  readonly label = createRef<HTMLSpanElement>();
  private marked: Marked = { from: 0, to: 1, run: null, events: [] };
  private pointed: RunEvent | null = null;
  private standing: RunEvent | null = null;

  /** Draws the ticks of another window or run a task later. */
  follow(events: RunEvents, { from, to }: FrameWindow): void {
    const run = events.run();
    if (this.marked.from === from && this.marked.run === run) return;
    const wanted: Marked = { from, to, run, events: [] };
    this.marked = wanted;
    this.pointed = null;
    this.bar.current?.replaceChildren();
    yieldToMain().then(() => {
      if (this.marked === wanted) this.draw(events.between(from, to));
    });
  }

  /** @returns the frame of the tick there, null if there is none [px from the bar's start; null for nowhere] */
  point(along: number | null): number | null {
    const distance = (event: RunEvent) => Math.abs(this.share(event) * this.width - (along ?? Infinity));
    const near = this.marked.events.filter((event) => distance(event) < TICK_DISTANCE / 1.5);
    this.pointed = near.reduce<RunEvent | null>(
      (best, event) => (best && distance(best) <= distance(event) ? best : event),
      null,
    );
    this.say();
    return this.pointed?.frame ?? null;
  }

  /** @param frame null while it plays: no label comes and goes by itself */
  standAt(frame: number | null): void {
    this.standing = frame === null ? null : this.eventAt(frame);
    this.say();
  }

  wordsAt(frame: number): string | undefined {
    return this.eventAt(frame)?.words;
  }

  private eventAt(frame: number): RunEvent | null {
    return this.marked.events.find((event) => event.frame === frame) ?? null;
  }

  private draw(found: readonly RunEvent[]): void {
    const { from, to } = this.marked;
    const events = apart(found, (TICK_DISTANCE / this.width) * (to - from));
    this.marked = { ...this.marked, events };
    this.bar.current?.replaceChildren(...events.map((event) => this.tickOf(event)));
  }

  private say(): void {
    const event = this.pointed ?? this.standing;
    const label = this.label.current;
    if (!label) return;
    if (label.hidden !== (event === null)) label.hidden = event === null;
    if (!event) return;
    setText(label, event.words);
    setStyle(label, "left", this.left(event));
  }

  private tickOf(event: RunEvent): HTMLElement {
    const tick = document.createElement("span");
    tick.className = "scrub-tick";
    tick.style.left = this.left(event);
    return tick;
  }

  private get width(): number {
    return Math.max(1, this.bar.current?.clientWidth ?? 1);
  }

  private share({ frame }: RunEvent): number {
    const { from, to } = this.marked;
    return (frame - from) / (to - from);
  }

  private left(event: RunEvent): string {
    return `${(100 * this.share(event)).toFixed(2)}%`;
  }
}

/** In ascending order; of several nearer to one another than so many frames, the first. */
export function apart(events: readonly RunEvent[], frames: number): RunEvent[] {
  const kept: RunEvent[] = [];
  for (const event of [...events].sort((a, b) => a.frame - b.frame))
    if (event.frame - (kept.at(-1)?.frame ?? Number.NEGATIVE_INFINITY) >= frames) kept.push(event);
  return kept;
}
