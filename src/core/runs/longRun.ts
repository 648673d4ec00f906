import { drifts } from "../diagnostics/drifts.ts";
import { exactErrors } from "../diagnostics/errors.ts";
import { countFlips, noFlips } from "../diagnostics/flips.ts";
import { readings } from "../diagnostics/readings.ts";
import { initialInstant, nextInstant } from "../dynamics/advance.ts";
import { isDiverged, type State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";

/** Invariants and errors at a frame. */
export interface Checkpoint {
  readonly frame: number;
  /** as {@link countFlips} counts them */
  readonly flips: number;
  /** (E − E₀) / E₀; null where E₀ is zero */
  readonly energyDrift: number | null;
  /** (|L| − |L₀|) / |L₀|; null where L₀ is zero */
  readonly momentumDrift: number | null;
  /** the widest angle between L and L₀ at any frame so far [rad]; null where L₀ is zero */
  readonly widestAngle: number | null;
  /** angle of the turn from the exact attitude, in [0, π] [rad]; null where something acts on the body */
  readonly attitudeError: number | null;
}

/** Checkpoints at the requested frames that the lane reaches, and the frame at which it diverges, if any. */
export interface LongRun {
  readonly checkpoints: readonly Checkpoint[];
  readonly divergedAt: number | null;
}

/**
 * @param lane index into `system.scenario.lanes`
 * @param at   frames in ascending order, from 0 on
 */
export function longRun(system: System, lane: number, at: readonly number[]): LongRun {
  const start = initialInstant(system, lane);
  if (isDiverged(start)) return { checkpoints: [], divergedAt: 0 };
  const first = readings(system, start);
  const checkpoints: Checkpoint[] = [];
  let state: State = start;
  let flips = countFlips(system, start, noFlips);
  let widestAngle = drifts(first, first).momentumAngle;
  for (const frame of at) {
    while (state.frame < frame) {
      const next = nextInstant(system, lane, state);
      if (isDiverged(next)) return { checkpoints, divergedAt: state.frame + 1 };
      state = next;
      flips = countFlips(system, state, flips);
      widestAngle = wider(widestAngle, drifts(first, readings(system, state)).momentumAngle);
    }
    const { energyDrift, momentumDrift } = drifts(first, readings(system, state));
    const { attitudeError } = exactErrors(system, state);
    checkpoints.push({ frame, flips: flips.flips, energyDrift, momentumDrift, widestAngle, attitudeError });
  }
  return { checkpoints, divergedAt: null };
}

function wider(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}
