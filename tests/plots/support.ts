import type { AngularId } from "../../src/core/dynamics/angular/index";
import { prepare } from "../../src/core/dynamics/system";
import { SCENARIOS, type ScenarioId } from "../../src/core/scenario/named";
import { parseScenario, type Scenario } from "../../src/core/scenario/schema";
import { FREE_BODY_PLOTS } from "../../src/plots/freeBody";
import { type PlottedRun, plottedRun } from "../../src/plots/run";
import { atOnce } from "../../src/plots/slices";

/** A named scenario for a minute, under other rules and another time step. */
export function minuteOf(id: ScenarioId, lanes: readonly AngularId[], rate: number): Scenario {
  return parseScenario({
    ...SCENARIOS[id].scenario,
    dt: 1 / rate,
    frames: 60 * rate,
    lanes: lanes.map((angular) => ({ angular })),
  });
}

/** What the plots of a freely turning body have to show of it. */
export function wholeRun(id: ScenarioId, lanes: readonly AngularId[], rate: number): PlottedRun {
  return atOnce(plottedRun(prepare(minuteOf(id, lanes, rate)), FREE_BODY_PLOTS));
}
