import { advance, initialInstant, NO_IMPACTS } from "../core/dynamics/advance";
import type { Impact } from "../core/dynamics/contact/index";
import { type Instant, isDiverged } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";

export const KEYFRAME_INTERVAL = 64;

const SEGMENTS_CACHED = 12;

interface Segment {
  readonly instants: Instant[];
  /** Entry k: the impacts on the way from `instants[k]` to `instants[k + 1]`. */
  readonly impacts: (readonly Impact[])[];
}

/**
 * Runs are deterministic: a state every {@link KEYFRAME_INTERVAL} frames is enough, for the frames between, and their impacts, are
 * recomputed from the keyframe before them.
 */
export class History {
  /** For the tests that bound the work. */
  steps = 0;

  private readonly keyframes: Instant[];
  private readonly segments = new Map<number, Segment>();

  constructor(
    private readonly system: System,
    private readonly lane: number,
  ) {
    this.keyframes = [initialInstant(system, lane)];
  }

  /** The lane at a frame ≥ 0; from where it diverged on, its divergence. */
  at(frame: number): Instant {
    const index = segmentOf(frame);
    const offset = frame - index * KEYFRAME_INTERVAL;
    return this.segmentTo(index, offset).instants[offset] as Instant;
  }

  impactsAfter(frame: number): readonly Impact[] {
    const index = segmentOf(frame);
    const offset = frame - index * KEYFRAME_INTERVAL;
    return this.segmentTo(index, offset + 1).impacts[offset] as readonly Impact[];
  }

  between(first: number, last: number): Instant[] {
    const instants: Instant[] = [];
    for (let frame = first; frame <= last; ) {
      const index = segmentOf(frame);
      const start = index * KEYFRAME_INTERVAL;
      const end = Math.min(last, start + KEYFRAME_INTERVAL - 1);
      const segment = this.segmentTo(index, end - start);
      instants.push(...segment.instants.slice(frame - start, end - start + 1));
      frame = end + 1;
    }
    return instants;
  }

  /** Computed at least up to an offset from its keyframe, at most {@link KEYFRAME_INTERVAL}. */
  private segmentTo(index: number, offset: number): Segment {
    const segment = this.segment(index);
    for (let k = segment.impacts.length; k < offset; k++) {
      const { instant, impacts } = this.stepFrom(segment.instants[k] as Instant);
      segment.instants.push(instant);
      segment.impacts.push(impacts);
    }
    const next = segment.instants[KEYFRAME_INTERVAL];
    if (next !== undefined) this.keyframes[index + 1] = next;
    return segment;
  }

  private segment(index: number): Segment {
    const segment = this.segments.get(index) ?? { instants: [this.keyframe(index)], impacts: [] };
    this.segments.delete(index);
    this.segments.set(index, segment);
    const [oldest] = this.segments.keys();
    if (this.segments.size > SEGMENTS_CACHED && oldest !== undefined) this.segments.delete(oldest);
    return segment;
  }

  private keyframe(index: number): Instant {
    while (this.keyframes.length <= index) this.segmentTo(this.keyframes.length - 1, KEYFRAME_INTERVAL);
    return this.keyframes[index] as Instant;
  }

  private stepFrom(instant: Instant) {
    if (isDiverged(instant)) return { instant, impacts: NO_IMPACTS };
    this.steps += 1;
    return advance(this.system, this.lane, instant);
  }
}

function segmentOf(frame: number): number {
  return Math.floor(frame / KEYFRAME_INTERVAL);
}
