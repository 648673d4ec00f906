import { useEffect, useRef, useState } from "react";
import type { Player } from "../../playback/player";
import { isMade, type LabLane, type MadeLane } from "../document/labInput";
import type { Course, MadeLanes, MadeState } from "../document/madeLanes";
import { makeLane } from "../made/makeLane";

/** The bench's lanes that are made elsewhere. */
export interface MadeBench {
  readonly stateOf: (lane: MadeLane) => MadeState;
  readonly isAllowed: (lane: MadeLane) => boolean;
  /** The reader says that a lane may run: now, and whenever its scenario changes. */
  readonly run: (lane: MadeLane) => void;
  /** Ends the making of a lane. */
  readonly stop: (lane: MadeLane) => void;
}

/** Shares in as many steps are worth a rendering each. */
const STEPS = 10;

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
      const making = made.begin(lane, scenario, ({ signal, come }) =>
        makeLane(lane, system, { signal, come: inSteps(come, again) }),
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

/** Passes a share on whenever it has grown by a step. */
function inSteps(come: Course["come"], after: () => void): Course["come"] {
  let last: number | null = null;
  return (share) => {
    const step = share === null ? null : Math.floor(STEPS * share) / STEPS;
    if (step === last) return;
    last = step;
    come(step);
    after();
  };
}
