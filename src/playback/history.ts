import { initialInstant, nextInstant } from "../core/dynamics/advance";
import { type Instant, isDiverged } from "../core/dynamics/state";
import type { System } from "../core/dynamics/system";

/** Frames between keyframes: the most that a step back ever works out again. */
export const KEYFRAME_INTERVAL = 64;

/** Stretches of whole frames kept beside the keyframes, for trails and stepping back. */
const SEGMENTS_CACHED = 12;

/**
 * What a lane did, at any frame. Runs are deterministic, so a state every {@link KEYFRAME_INTERVAL} frames is enough:
 * the frames between are worked out again from the keyframe before them.
 */
export class History {
  /** Frames worked out since the start, for the tests that bound the work. */
  steps = 0;

  private readonly keyframes: Instant[];
  private readonly stretches = new Map<number, Instant[]>();

  constructor(
    private readonly system: System,
    private readonly lane: number,
  ) {
    this.keyframes = [initialInstant(system, lane)];
  }

  /** The lane at a frame ≥ 0; from the frame it diverged at onwards, its divergence. */
  at(frame: number): Instant {
    const index = Math.floor(frame / KEYFRAME_INTERVAL);
    const stretch = this.stretch(index);
    return this.entry(stretch, frame - index * KEYFRAME_INTERVAL);
  }

  /** The lane at every frame from `first` to `last`. */
  between(first: number, last: number): Instant[] {
    const instants: Instant[] = [];
    for (let frame = first; frame <= last; ) {
      const index = Math.floor(frame / KEYFRAME_INTERVAL);
      const start = index * KEYFRAME_INTERVAL;
      const end = Math.min(last, start + KEYFRAME_INTERVAL - 1);
      const stretch = this.stretch(index);
      this.entry(stretch, end - start);
      instants.push(...stretch.slice(frame - start, end - start + 1));
      frame = end + 1;
    }
    return instants;
  }

  private stretch(index: number): Instant[] {
    const kept = this.stretches.get(index);
    if (kept) {
      this.stretches.delete(index);
      this.stretches.set(index, kept);
      return kept;
    }
    const stretch = [this.keyframe(index)];
    this.stretches.set(index, stretch);
    const [oldest] = this.stretches.keys();
    if (this.stretches.size > SEGMENTS_CACHED && oldest !== undefined) this.stretches.delete(oldest);
    return stretch;
  }

  private entry(stretch: Instant[], offset: number): Instant {
    let latest = stretch.at(-1) as Instant;
    while (stretch.length <= offset) {
      latest = this.after(latest);
      stretch.push(latest);
    }
    return stretch[offset] as Instant;
  }

  private keyframe(index: number): Instant {
    let latest = this.keyframes.at(-1) as Instant;
    while (this.keyframes.length <= index) {
      for (let k = 0; k < KEYFRAME_INTERVAL; k++) latest = this.after(latest);
      this.keyframes.push(latest);
    }
    return this.keyframes[index] as Instant;
  }

  private after(instant: Instant): Instant {
    if (isDiverged(instant)) return instant;
    this.steps += 1;
    return nextInstant(this.system, this.lane, instant);
  }
}
