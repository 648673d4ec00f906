import { svgPath } from "../../format/svgPath";
import type { Player, Report } from "../../playback/player";
import { COURSE_SIZE } from "../../ui/MeasureList";

/** The most samples of a curve: one and a bit for every pixel that it is wide would show no more. */
const MOST = 60;

/** A number that is followed over a run. */
export interface Followed {
  /** Its components; a single number has one. */
  readonly value: (report: Report) => readonly number[];
  /** What is level in the drawing. By default what it was at the start. */
  readonly level?: number;
  /** The least deviation that fills the drawing, so that round-off is level; in parts of the start's size where it has no level. */
  readonly leastSpan: number;
}

/**
 * The course of a number in every lane since the start, sampled at most {@link MOST} times. The distance of samples doubles as the
 * run goes on, so every value is worked out once; from 64 frames on, samples are the history's own keyframes.
 */
export class Course {
  private run: unknown = null;
  private samples: Map<number, readonly number[] | null>[] = [];
  private drawn: { readonly key: string; readonly paths: readonly string[] } = { key: "", paths: [] };

  constructor(
    private readonly player: Player,
    private readonly followed: Followed,
  ) {}

  /** A path for each lane, all to one scale. The same array as long as nothing changes. */
  paths(): readonly string[] {
    const { player } = this;
    if (this.run !== player.system) {
      this.run = player.system;
      this.samples = Array.from({ length: player.laneCount }, () => new Map());
      this.drawn = { key: "", paths: [] };
    }
    const stride = strideFor(player.frame);
    const count = Math.floor(player.frame / stride);
    const key = `${stride} ${count}`;
    if (key !== this.drawn.key) this.drawn = { key, paths: this.drawnPaths(stride, count) };
    return this.drawn.paths;
  }

  private drawnPaths(stride: number, count: number): string[] {
    const lanes = this.samples.map((_, lane) =>
      Array.from({ length: count + 1 }, (_, k) => this.sample(lane, k * stride)),
    );
    const level = this.level(lanes);
    const start = Math.max(...(lanes[0]?.[0] ?? [1]).map(Math.abs));
    const { leastSpan } = this.followed;
    const deviations = lanes.flat(2).map((value) => (value === null ? 0 : Math.abs(value - level)));
    const least = this.followed.level === undefined ? leastSpan * start : leastSpan;
    const span = Math.max(least, ...deviations.filter(Number.isFinite), Number.MIN_VALUE);
    return lanes.map((samples) => pathOf(samples, (value) => (value - level) / span));
  }

  private level(lanes: readonly (readonly (readonly number[] | null)[])[]): number {
    const first = lanes[0]?.[0] ?? [];
    return this.followed.level ?? (first.length === 1 ? (first[0] ?? 0) : 0);
  }

  private sample(lane: number, frame: number): readonly number[] | null {
    const known = this.samples[lane]?.get(frame);
    if (known !== undefined) return known;
    const report = this.player.reportAt(lane, frame);
    const value = report && this.followed.value(report);
    this.samples[lane]?.set(frame, value);
    return value;
  }
}

/** Frames from a sample to the next: a power of two. */
function strideFor(frame: number): number {
  let stride = 1;
  while (frame / stride > MOST) stride *= 2;
  return stride;
}

/** A line for each component; `height` is 1 at the top and −1 at the foot. A lane that has diverged ends. */
function pathOf(samples: readonly (readonly number[] | null)[], height: (value: number) => number): string {
  const { width, height: full } = COURSE_SIZE;
  const components = samples[0]?.length ?? 0;
  const last = Math.max(1, samples.length - 1);
  const lines = Array.from({ length: components }, (_, component) => component).flatMap((component) => {
    const points = samples.flatMap((sample, k) => {
      const value = sample?.[component];
      if (value === undefined || !Number.isFinite(value)) return [];
      const y = full / 2 - (full / 2 - 1.5) * height(value);
      return [{ x: (k * width) / last, y }];
    });
    return points.length > 1 ? [points] : [];
  });
  return svgPath(lines);
}
