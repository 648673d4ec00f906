import type { Meshes } from "../core/bodies/massProperties";
import { type Drifts, drifts } from "../core/diagnostics/drifts";
import {
  type ExactErrors,
  exactErrors,
  type OrthonormalityErrors,
  orthonormalityErrors,
} from "../core/diagnostics/errors";
import { pivotMomentum } from "../core/diagnostics/pivot";
import { type Readings, readings } from "../core/diagnostics/readings";
import type { Impact } from "../core/dynamics/contact/index";
import type { Scenario } from "../core/dynamics/scenario";
import { type Instant, isDiverged, type State } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";
import { clamp } from "../core/math/scalar";
import type { Vec3 } from "../core/math/vec3";
import { prepare } from "../core/scenario/prepare";
import { tick } from "./clock";
import { History } from "./history";

export interface Report extends Readings, Drifts, ExactErrors, OrthonormalityErrors {
  /** L about the pivot, or the centre of mass without one [kg m²/s] */
  readonly pivotMomentum: Vec3;
}

export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

/** A scenario's lanes in lockstep on one clock. Per-frame state stays outside React: renderers subscribe to changes. */
export class Player {
  frame = 0;
  playing = false;
  speed = 1;
  /** Of the picture between the present frame and the next, in [0, 1); numbers never use it. */
  fraction = 0;

  system: System;
  /** Playback stops at the first frame for which `at` holds, and calls `stopped`; null lets it play on. */
  stops: { readonly at: (frame: number) => boolean; readonly stopped: () => void } | null = null;

  /** Playback is no faster than `to` at frames for which `at` holds; null leaves it at its speed. */
  slows: { readonly at: (frame: number) => boolean; readonly to: number } | null = null;

  /** Null plays on to the end. */
  private repeated: FrameRange | null = null;
  private histories: History[];
  private owed = 0;
  private reports: { readonly of: Instant; readonly report: Report }[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param meshes for bodies of shape "mesh" */
  constructor(
    public scenario: Scenario,
    readonly meshes: Meshes = {},
  ) {
    this.system = prepare(scenario, meshes);
    this.histories = scenario.lanes.map((_, lane) => new History(this.system, lane));
  }

  get lastFrame(): number {
    return this.scenario.frames;
  }

  get laneCount(): number {
    return this.histories.length;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  load(scenario: Scenario): void {
    this.scenario = scenario;
    this.system = prepare(scenario, this.meshes);
    this.histories = scenario.lanes.map((_, lane) => new History(this.system, lane));
    this.reports = [];
    if (this.repeated && this.repeated.to > this.lastFrame) this.repeated = null;
    this.seek(this.frame);
  }

  play(): void {
    const { from, to } = this.repeated ?? { from: 0, to: this.lastFrame };
    if (this.frame >= to || (this.repeated && this.frame < from)) this.seek(from);
    this.playing = true;
    this.announce();
  }

  pause(): void {
    const frame = this.fraction >= 0.5 ? this.frame + 1 : this.frame;
    this.playing = false;
    this.seek(frame);
  }

  seek(frame: number): void {
    this.frame = clamp(Math.round(frame), 0, this.lastFrame);
    this.owed = 0;
    this.fraction = 0;
    this.announce();
  }

  /** Between two frames, too, as it is drawn while playing. */
  showAt(frame: number): void {
    this.playing = false;
    this.seek(Math.floor(frame));
    if (this.frame < this.lastFrame) this.fraction = clamp(frame - this.frame, 0, 1);
    this.announce();
  }

  step(frames: number): void {
    this.playing = false;
    this.seek(this.frame + frames);
  }

  reset(): void {
    this.playing = false;
    this.seek(0);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.announce();
  }

  /** Against the clock on the wall, at the present frame. */
  get pace(): number {
    return this.slows?.at(this.frame) ? Math.min(this.speed, this.slows.to) : this.speed;
  }

  elapse(wallSeconds: number): void {
    if (!this.playing) return;
    const { owed, frames, fraction } = tick(this.owed, wallSeconds, this.pace, this.scenario.dt);
    const stop = this.stopWithin(Math.min(frames, this.framesToEnd));
    if (stop !== null) {
      this.step(stop - this.frame);
      this.stops?.stopped();
      return;
    }
    this.owed = owed;
    this.frame = this.after(frames);
    this.fraction = fraction;
    if (this.frame === this.lastFrame) this.step(0);
    else this.announce();
  }

  get repeat(): FrameRange | null {
    return this.repeated;
  }

  setRepeat(range: FrameRange | null): void {
    if (range && !(range.from >= 0 && range.from < range.to && range.to <= this.lastFrame))
      throw new RangeError(`frames ${range.from} to ${range.to} of ${this.lastFrame}`);
    this.repeated = range;
    this.announce();
  }

  private get framesToEnd(): number {
    const { to } = this.repeated ?? { to: this.lastFrame };
    return this.frame < to ? to - this.frame : this.lastFrame - this.frame;
  }

  /** A repeated range begins again from its last frame, which is the first. */
  private after(frames: number): number {
    const next = Math.min(this.lastFrame, this.frame + frames);
    if (!this.repeated || this.frame >= this.repeated.to || next < this.repeated.to) return next;
    const { from, to } = this.repeated;
    return from + ((this.frame + frames - to) % (to - from));
  }

  private stopWithin(frames: number): number | null {
    if (this.stops === null) return null;
    const last = Math.min(this.lastFrame, this.frame + frames);
    for (let frame = this.frame + 1; frame <= last; frame++) if (this.stops.at(frame)) return frame;
    return null;
  }

  instant(lane: number, frame = this.frame): Instant {
    return this.history(lane).at(frame);
  }

  impactsAfter(lane: number, frame = this.frame): readonly Impact[] {
    return this.history(lane).impactsAfter(frame);
  }

  past(lane: number, count: number, frame = this.frame): State[] {
    const instants = this.history(lane).between(Math.max(0, frame - count), frame);
    return instants.filter((instant): instant is State => !isDiverged(instant));
  }

  private history(lane: number): History {
    const history = this.histories[lane];
    if (!history) throw new RangeError(`lane ${lane} of ${this.laneCount}`);
    return history;
  }

  report(lane: number): Report | { readonly diverged: string } {
    const now = this.instant(lane);
    const start = this.instant(lane, 0);
    if (isDiverged(now)) return now;
    if (isDiverged(start)) return start;
    const known = this.reports[lane];
    if (known?.of === now) return known.report;
    const report = this.reportOf(now, start);
    this.reports[lane] = { of: now, report };
    return report;
  }

  /** At another frame; null where the lane has diverged. */
  reportAt(lane: number, frame: number): Report | null {
    const [instant, start] = [this.instant(lane, frame), this.instant(lane, 0)];
    return isDiverged(instant) || isDiverged(start) ? null : this.reportOf(instant, start);
  }

  private reportOf(state: State, start: State): Report {
    const now = readings(this.system, state);
    return {
      ...now,
      pivotMomentum: pivotMomentum(this.system, state),
      ...drifts(readings(this.system, start), now),
      ...exactErrors(this.system, state),
      ...orthonormalityErrors(state),
    };
  }

  get steps(): number {
    return this.histories.reduce((sum, history) => sum + history.steps, 0);
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}
