import { useSyncExternalStore } from "react";
import { store, stored } from "../../../browser/storage";
import { norm, type Vec3 } from "../../../core/math/vec3";
import { decimals } from "../../../format/numbers";
import type { HoldActions } from "../../pictures/holding";
import { useFigureActions } from "../../shell/actions";
import { withView } from "../../shell/viewState";
import { strings } from "../../strings/en";
import { useSimulationFigure } from "../SimulationContext";
import { NO_OWN_START } from "./ownStart";

const words = strings.hold;

/** "spin ω = (1.20, 5.00, −0.30) rad/s" */
export function spinText(omega_W: Vec3): string {
  return words.spin(omega_W.map((part) => decimals(part, 2)).join(", "));
}

export interface Hold {
  readonly takeLane: (lane: number) => void;
  /**
   * @param omega_W of a flick [rad/s]; zero leaves the body its spin
   * @param plays   it runs from there, as when caught in motion; never under reduced motion
   */
  readonly letGo: (omega_W: Vec3, plays: boolean) => void;
  readonly giveUp: () => void;
  /** Gives the throw back as it was before the first hold, where and as it ran. */
  readonly undo: () => void;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function useHold(): Hold {
  const { driver, state, change, setStart, held } = useSimulationFigure();
  const { announce } = useFigureActions();
  const { player } = driver;
  return {
    takeLane: (lane) => {
      held.take(lane, withView(state, driver).current());
      noteHeld();
    },
    letGo: (omega_W, plays) => {
      const { before } = held;
      const start = held.letGo(omega_W);
      if (!start || !before || !setStart) return;
      setStart(start, before.values);
      if ((plays || before.wasPlaying) && !isStill()) player.play();
      announce(words.isLetGo(spinText(start.spin)));
    },
    giveUp: () => {
      held.giveUp();
      announce(words.isGivenUp);
    },
    undo: () => {
      const { frame, wasPlaying } = held.original ?? { frame: 0, wasPlaying: false };
      player.pause();
      change(NO_OWN_START);
      player.seek(frame);
      if (wasPlaying && !isStill()) player.play();
      announce(words.isGivenUp);
    },
  };
}

export function useHoldActions(): HoldActions | null {
  const { settings, spec, held, driver } = useSimulationFigure();
  const { takeLane, letGo, giveUp } = useHold();
  if (!spec.choices.startByHand) return null;
  return {
    isHeld: () => held.isHeld,
    // A launched body is at the scenario's place at frame 0 alone: later it would jump away from the pointer.
    canTake: () => !spec.choices.launches || driver.isAtStart,
    take: (key) => takeLane(laneOfKey(key) ?? settings.lanes.length),
    turn: (turn_W) => held.turn(turn_W),
    letGo: (omega_W) => letGo(omega_W, norm(omega_W) > 0),
    giveUp,
  };
}

/** Keys of marks begin with the lane's number; those of the exact solution, the last lane, with a word. */
function laneOfKey(key: string): number | null {
  const lane = Number.parseInt(key, 10);
  return Number.isNaN(lane) ? null : lane;
}

/** No hint for a reader who has held a body once. */
const STORAGE_KEY = "tumble-held";

const listeners = new Set<() => void>();
let hasHeld = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasHeld || stored(STORAGE_KEY) === "yes",
    () => false,
  );
}

function noteHeld(): void {
  if (hasHeld) return;
  hasHeld = true;
  store(STORAGE_KEY, "yes");
  for (const listener of listeners) listener();
}
