import type { Scenario } from "../../core/dynamics/scenario";
import { unitQuat } from "../../core/math/quat";
import type { Recording } from "../../core/recording/recording";
import { strings } from "../made/strings/en";
import { sentenceOf, type Trouble } from "../made/trouble";
import { isRule, type MadeLane, madeTitle } from "./labInput";

export interface Made {
  readonly recording: Recording | null;
  readonly trouble: Trouble | null;
}

export type MadeState =
  | { readonly kind: "waiting" }
  /** @property share of what must be fetched first, from 0 to 1; null where nothing is known */
  | { readonly kind: "making"; readonly share: number | null }
  | { readonly kind: "made"; readonly made: Made };

export interface MakingOptions {
  readonly signal: AbortSignal;
  readonly onShare: (share: number | null) => void;
}

interface Making {
  readonly stopping: AbortController;
  share: number | null;
}

const MOST_KEPT = 40;

export class MadeLanes {
  readonly #made = new Map<string, Made | Making>();
  readonly #allowed = new Set<string>();

  allow(lane: MadeLane): void {
    this.#allowed.add(idOf(lane));
  }

  isAllowed(lane: MadeLane): boolean {
    return this.#allowed.has(idOf(lane));
  }

  stateOf(lane: MadeLane, scenario: Scenario): MadeState {
    const made = this.#made.get(keyOf(lane, scenario));
    if (made === undefined) return { kind: "waiting" };
    return isMaking(made) ? { kind: "making", share: made.share } : { kind: "made", made };
  }

  /** null where the lane may not run, or has been made */
  begin(
    lane: MadeLane,
    scenario: Scenario,
    make: (options: MakingOptions) => Promise<Made>,
  ): Promise<void> | null {
    const key = keyOf(lane, scenario);
    if (this.#made.has(key) || !this.isAllowed(lane)) return null;
    const making: Making = { stopping: new AbortController(), share: null };
    this.#made.set(key, making);
    const isStopped = () => this.#made.get(key) !== making;
    const onShare = (share: number | null) => {
      making.share = share;
    };
    return make({ signal: making.stopping.signal, onShare }).then(
      (made) => {
        if (!isStopped()) this.#keep(key, made);
      },
      (error: unknown) => {
        if (!isStopped()) this.#made.delete(key);
        throw error;
      },
    );
  }

  stop(lane: MadeLane, scenario: Scenario): void {
    const key = keyOf(lane, scenario);
    const making = this.#made.get(key);
    if (making === undefined || !isMaking(making)) return;
    this.#allowed.delete(idOf(lane));
    this.#made.delete(key);
    making.stopping.abort();
  }

  forget(lane: MadeLane, scenario: Scenario): void {
    this.#made.delete(keyOf(lane, scenario));
  }

  #keep(key: string, made: Made): void {
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST_KEPT && oldest !== undefined) this.#made.delete(oldest);
  }

  /** The lane's start alone until it is made. */
  recordingOf(lane: MadeLane, scenario: Scenario): Recording {
    const state = this.stateOf(lane, scenario);
    if (state.kind !== "made") return startAlone(strings.notRun(madeTitle(lane)), scenario);
    const { recording, trouble } = state.made;
    const played = recording
      ? { ...recording, name: madeTitle(lane) }
      : startAlone(madeTitle(lane), scenario);
    return trouble === null ? played : { ...played, endsBecause: sentenceOf(trouble) };
  }
}

function isMaking(made: Made | Making): made is Making {
  return "stopping" in made;
}

/** Too short for a frame, so that a lane that asks the stand-in for frame 1 ends [s]. */
const MOMENT = 1e-9;

function startAlone(name: string, { initial, dt }: Scenario): Recording {
  const q_WB = unitQuat(initial.orientation);
  return {
    name,
    t: [0, MOMENT * dt],
    orientation: [q_WB, q_WB],
    angularVelocity: [initial.angularVelocity, initial.angularVelocity],
  };
}

function idOf(lane: MadeLane): string {
  return JSON.stringify(
    isRule(lane) ? [lane.rule.source, lane.rule.orientation, lane.rule.turningOmega] : lane.engine,
  );
}

function keyOf(lane: MadeLane, { lanes: _, ...scenario }: Scenario): string {
  return JSON.stringify([idOf(lane), scenario]);
}
