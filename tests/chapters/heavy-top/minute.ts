import { axialMomentum, totalEnergy, verticalMomentum } from "../../../src/core/diagnostics/pivot";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { rotate } from "../../../src/core/math/quat";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { systemOf } from "../../../src/figures/values/run";

/** What a minute of a rule does to the held wheel. */
export interface Minute {
  /** When the run was given up [s]; null where it went through, and of the rest only then. */
  readonly endsAt: number | null;
  /** Of the axle, above the level, in the last second [rad]. */
  readonly lowest: number;
  readonly highest: number;
  /** Changes, and L₃ of the start [J, kg m²/s]. */
  readonly energy: number;
  readonly vertical: number;
  readonly axial: number;
  readonly spun: number;
}

const RATE = Math.round(1 / SCENARIOS.heldMinute.scenario.dt);

const known = new Map<AngularId, Minute>();

/** All who ask for the same rule share its run. */
export function minuteOf(rule: AngularId): Minute {
  const minute = known.get(rule) ?? runMinute(systemOf("heldMinute", rule));
  known.set(rule, minute);
  return minute;
}

function runMinute(system: System): Minute {
  const { frames, dt } = system.scenario;
  const first = initialInstant(system, 0) as State;
  const heights: number[] = [];
  let endsAt: number | null = null;
  let last = first;
  for (let frame = 1; frame <= frames && endsAt === null; frame++) {
    const next = nextInstant(system, 0, last);
    if (isDiverged(next)) endsAt = frame * dt;
    else last = next;
    if (frame > frames - RATE) heights.push(Math.asin(rotate(last.q_WB, [0, 0, 1])[1]));
  }
  const change = (of: typeof verticalMomentum) => (of(system, last) ?? 0) - (of(system, first) ?? 0);
  return {
    endsAt,
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    energy: change(totalEnergy),
    vertical: change(verticalMomentum),
    axial: change(axialMomentum),
    spun: axialMomentum(system, first) ?? 0,
  };
}
