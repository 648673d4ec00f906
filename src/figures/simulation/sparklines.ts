import { svgPath } from "../../format/svgPath";
import type { Player, Report } from "../../playback/player";
import { SPARKLINE_SIZE } from "../../ui/MeasureList";

/** A curve is less than a hundred pixels wide. */
const MOST = 60;

export interface Followed {
  readonly value: (report: Report) => readonly number[];
  /** In the middle of the drawing; by default the value at the start. */
  readonly level?: number;
  /** Least deviation that fills the drawing's height, so that round-off looks level: absolute with `level`, else relative to the start. */
  readonly leastSpan: number;
}

/**
 * The distance of samples doubles as the run goes on, so that every value is computed once; from 64 frames on, samples are the
 * history's keyframes.
 */
export class Sparklines {
  private run: unknown = null;
  private samples: Map<number, readonly number[] | null>[] = [];
  private drawn: { readonly key: string; readonly paths: readonly string[] } = { key: "", paths: [] };

  constructor(
    private readonly player: Player,
    private readonly followed: Followed,
  ) {}

  /** To one scale. The same array while nothing changes. */
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

function strideFor(frame: number): number {
  let stride = 1;
  while (frame / stride > MOST) stride *= 2;
  return stride;
}

/** `height` is 1 at the top, −1 at the bottom. A diverged lane's line ends there. */
function pathOf(samples: readonly (readonly number[] | null)[], height: (value: number) => number): string {
  const { width, height: full } = SPARKLINE_SIZE;
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
