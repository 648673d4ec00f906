import { runSynchronously } from "../../src/browser/scheduling";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import type { AngularId } from "../../src/core/dynamics/ids";
import type { Scenario } from "../../src/core/dynamics/scenario";
import { SCENARIOS, type ScenarioId } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { type PlottedRun, plottedRun } from "../../src/plots/timeSeries/plottedRun";

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
  return runSynchronously(plottedRun(prepare(minuteOf(id, lanes, rate)), FREE_BODY_PLOTS));
}
