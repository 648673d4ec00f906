import { useEffect, useRef, useState } from "react";
import type { Player } from "../../playback/player";
import { isMade, type LabLane, type MadeLane } from "../document/labInput";
import type { MadeLanes, MadeState } from "../document/madeLanes";
import { makeLane } from "../made/makeLane";

/** The bench's lanes that are made elsewhere. */
export interface MadeBench {
  readonly stateOf: (lane: MadeLane) => MadeState;
  readonly isAllowed: (lane: MadeLane) => boolean;
  /** The reader says that a lane may run: now, and whenever its scenario changes. */
  readonly run: (lane: MadeLane) => void;
}

/**
 * Makes lanes as soon as they are there and the reader has said that they may run.
 *
 * @param reload has the player play what has been made
 */
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
      const making = made.begin(lane, scenario, () => makeLane(lane, system));
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
  };
}
