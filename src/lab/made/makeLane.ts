import type { System } from "../../core/dynamics/system";
import { isRule, type MadeLane } from "../document/labInput";
import { isFree, type Made } from "../document/madeLanes";
import type { Trouble } from "./trouble";

/** Makes a lane of whichever kind; what makes it is fetched now, and not before. */
export async function makeLane(lane: MadeLane, system: System): Promise<Made<Trouble>> {
  if (!isRule(lane) && !isFree(system.scenario)) return without({ kind: "not free" });
  const makers = await fetched(lane);
  return makers ? makers(system) : without({ kind: "not fetched" });
}

type Make = (system: System) => Promise<Made<Trouble>>;

async function fetched(lane: MadeLane): Promise<Make | null> {
  try {
    if (isRule(lane)) {
      const { makeRuleLane } = await import("./ruleLane");
      return (system) => makeRuleLane(lane, system);
    }
    const { makeEngineLane } = await import("./engineLane");
    return ({ scenario, body }) => makeEngineLane(lane, scenario, body);
  } catch {
    return null;
  }
}

export function without(trouble: Trouble): Made<Trouble> {
  return { recording: null, trouble };
}
