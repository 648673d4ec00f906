import type { MassProperties } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import { isRule, type MadeLane } from "../document/labInput";
import { isFree, type Made } from "../document/madeLanes";
import type { Trouble } from "./trouble";

/** Makes a lane of whichever kind; what makes it is fetched now, and not before. */
export async function makeLane(
  lane: MadeLane,
  scenario: Scenario,
  body: MassProperties,
): Promise<Made<Trouble>> {
  if (!isFree(scenario)) return without({ kind: "not free" });
  const makers = await fetched(lane);
  return makers ? makers(scenario, body) : without({ kind: "not fetched" });
}

type Make = (scenario: Scenario, body: MassProperties) => Promise<Made<Trouble>>;

async function fetched(lane: MadeLane): Promise<Make | null> {
  try {
    if (isRule(lane)) {
      const { makeRuleLane } = await import("./ruleLane");
      return (scenario, body) => makeRuleLane(lane, scenario, body);
    }
    const { makeEngineLane } = await import("./engineLane");
    return (scenario, body) => makeEngineLane(lane, scenario, body);
  } catch {
    return null;
  }
}

function without(trouble: Trouble): Made<Trouble> {
  return { recording: null, trouble };
}
