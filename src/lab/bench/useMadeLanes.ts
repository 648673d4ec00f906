import { useEffect, useRef, useState } from "react";
import type { Player } from "../../playback/player";
import { isMade, type LabLane, type MadeLane } from "../document/labInput";
import type { MadeLanes, MadeState, MakingOptions } from "../document/madeLanes";
import { makeLane } from "../made/makeLane";

export interface MadeBench {
  readonly stateOf: (lane: MadeLane) => MadeState;
  readonly isAllowed: (lane: MadeLane) => boolean;
  /** The lane runs now, and whenever its scenario changes. */
  readonly run: (lane: MadeLane) => void;
  readonly stop: (lane: MadeLane) => void;
}

const STEPS = 10;

/** @param reload has the player play what has been made */
export function useMadeLanes(
  made: MadeLanes,
  lanes: readonly LabLane[],
  player: Player,
  reload: () => void,
): MadeBench {
  const [, setTurn] = useState(0);
  const again = () => setTurn((turn) => turn + 1);
  const later = useRef(reload);
  useEffect(() => {
    later.current = reload;
    const { scenario, system } = player;
    for (const lane of lanes.filter(isMade)) {
      const making = made.begin(lane, scenario, ({ signal, onShare }) =>
        makeLane(lane, system, { signal, onShare: inSteps(onShare, again) }),
      );
      if (!making) continue;
      again();
      making.finally(() => {
        later.current();
        again();
      });
    }
  });
  return {
    stateOf: (lane) => made.stateOf(lane, player.scenario),
    isAllowed: (lane) => made.isAllowed(lane),
    run: (lane) => {
      made.allow(lane);
      if (made.stateOf(lane, player.scenario).kind === "made") made.forget(lane, player.scenario);
      again();
    },
    stop: (lane) => {
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
