import type { System } from "../../core/dynamics/system";
import { isRule, type MadeLane } from "../document/labInput";
import { isFree, type Made, type MakingOptions } from "../document/madeLanes";
import { makeEngineLane } from "./engineLane";
import type { Trouble } from "./trouble";

/** The programs are fetched now, not before, but for the few lines that fetch an engine. */
export async function makeLane(
  lane: MadeLane,
  system: System,
  options: MakingOptions,
): Promise<Made<Trouble>> {
  const { scenario, body } = system;
  if (scenario.frames === 0) return without({ kind: "no frames" });
  // Chromium never fetches a module again after a failure, but does start a worker again.
  if (!isRule(lane))
    return isFree(scenario) ? makeEngineLane(lane, scenario, body, options) : without({ kind: "not free" });
  const rules = await import("./ruleLane").catch(() => null);
  return rules ? rules.makeRuleLane(lane, system) : without({ kind: "not fetched" });
}

function without(trouble: Trouble): Made<Trouble> {
  return { recording: null, trouble };
}
