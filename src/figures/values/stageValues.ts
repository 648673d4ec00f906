import { readings } from "../../core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../core/dynamics/advance";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import type { ScenarioId } from "../../core/scenario/named";
import { significant } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { inLine } from "../../trace/stages";
import { traceFrame } from "../../trace/traceStep";
import type { LaneId } from "../simulation/laneId";
import { systemOf } from "./run";

export interface StageValueSpec {
  readonly scenario: ScenarioId;
  readonly rule: LaneId;
  /** By default the start. */
  readonly frame?: number;
  /** The stage's id, or what the whole frame does to the energy. */
  readonly stage: string;
}

const ENERGY_CHANGE = "energyChange";

export function stageValueText({ scenario, rule, frame = 0, stage }: StageValueSpec): string {
  const system = systemOf(scenario, rule);
  const state = stateAt(system, frame);
  const { stages, next } = traceFrame(system, 0, state);
  if (stage === ENERGY_CHANGE) {
    if (isDiverged(next)) throw new Error(next.diverged);
    return energyChange(system, state, next);
  }
  const found = stages.find(({ id }) => id === stage);
  if (!found) throw new Error(`${rule} has no stage ${stage}: ${stages.map(({ id }) => id).join(", ")}`);
  return inLine(found.value);
}

function stateAt(system: System, frame: number): State {
  let instant = initialInstant(system, 0);
  for (let n = 0; n < frame && !isDiverged(instant); n++) instant = nextInstant(system, 0, instant);
  if (isDiverged(instant)) throw new Error(instant.diverged);
  return instant;
}

function energyChange(system: System, before: State, after: State): string {
  const ratio = readings(system, after).energy / readings(system, before).energy - 1;
  return `${significant(100 * Math.abs(ratio), 2)}${PERCENT}`;
}
