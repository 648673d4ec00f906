import { useEffect, useEffectEvent, useState } from "react";
import { actingField } from "../../core/dynamics/scenario";
import type { System } from "../../core/dynamics/system";
import type { Player } from "../../playback/player";
import { isMade, isRule, type LabLane, type MadeLane } from "../document/labInput";
import type { Made, MadeLanes, MakingOptions } from "../document/madeLanes";
import { makeEngineLane } from "../made/engineLane";
import type { Trouble } from "../made/trouble";

export type MadeBench = ReturnType<typeof useMadeLanes>;

const STEPS = 10;

export function useMadeLanes(made: MadeLanes, lanes: readonly LabLane[], player: Player, reload: () => void) {
  const [, setTurn] = useState(0);
  const again = () => setTurn((turn) => turn + 1);
  const reloaded = useEffectEvent(reload);
  useEffect(() => {
    const { scenario, system } = player;
    for (const lane of lanes.filter(isMade)) {
      const making = made.begin(lane, scenario, ({ signal, onShare }) =>
        makeLane(lane, system, { signal, onShare: inSteps(onShare, again) }),
      );
      if (!making) continue;
      again();
      making.finally(() => {
        reloaded();
        again();
      });
    }
  });
  return {
    stateOf: (lane: MadeLane) => made.stateOf(lane, player.scenario),
    isAllowed: (lane: MadeLane) => made.isAllowed(lane),
    run: (lane: MadeLane) => {
      made.allow(lane);
      if (made.stateOf(lane, player.scenario).kind === "made") made.forget(lane, player.scenario);
      again();
    },
    stop: (lane: MadeLane) => {
      made.stop(lane, player.scenario);
      again();
    },
  };
}

function inSteps(onShare: MakingOptions["onShare"], after: () => void): MakingOptions["onShare"] {
  let last: number | null = null;
  return (share) => {
    const step = share === null ? null : Math.floor(STEPS * share) / STEPS;
    if (step === last) return;
    last = step;
    onShare(step);
    after();
  };
}

async function makeLane(lane: MadeLane, system: System, options: MakingOptions): Promise<Made> {
  const { scenario, body } = system;
  if (scenario.frames === 0) return without({ kind: "no frames" });
  // Chromium never fetches a module again after a failure, but starts a worker again.
  if (!isRule(lane))
    return actingField(scenario) === null
      ? makeEngineLane(lane, scenario, body, options)
      : without({ kind: "not free" });
  const rules = await import("../made/ruleLane").catch(() => null);
  return rules ? rules.makeRuleLane(lane, system) : without({ kind: "not fetched" });
}

function without(trouble: Trouble): Made {
  return { recording: null, trouble };
}
