import { mulQuat, normaliseQuat, type Quat } from "../../../core/math/quat";
import { addVec, clampNorm, norm, type Vec3 } from "../../../core/math/vec3";
import { MOST_FLICK } from "../../pictures/holding";
import type { StateValues } from "../../shell/figureState";
import type { SimulationDriver } from "../SimulationDriver";
import { LEAST_SPIN, type OwnStart, roundedStart } from "./ownStart";

interface Before {
  readonly values: StateValues;
  readonly scenario: SimulationDriver["player"]["scenario"];
  readonly frame: number;
  readonly wasPlaying: boolean;
}

/**
 * A held body stands at the start, and whatever is done to it is run from there at once, in all lanes: pictures and numbers are
 * always of a run.
 */
export class HeldBody {
  before: Before | null = null;
  /** Until the reader changed the start. */
  original: Before | null = null;
  private taken: OwnStart | null = null;
  private now: OwnStart | null = null;

  constructor(private readonly driver: SimulationDriver) {}

  get isHeld(): boolean {
    return this.now !== null;
  }

  /** Catches the body as it stands, with the spin of the start until it is given another. */
  take(lane: number, values: StateValues): void {
    const { player } = this.driver;
    const state = this.driver.laneView(lane)?.state;
    if (!state) return;
    const { scenario, frame, playing } = player;
    // A finger may take over what the button holds.
    if (!this.isHeld) this.before = { values, scenario, frame, wasPlaying: playing };
    if (!values.q && !values.spin) this.original = this.before;
    this.taken = { q: state.q_WB, spin: scenario.initial.angularVelocity };
    player.reset();
    this.run(this.taken);
  }

  turn(turn_W: Quat): void {
    if (this.taken) this.run({ ...this.taken, q: mulQuat(turn_W, this.taken.q) });
  }

  spin(omega_W: Vec3): void {
    if (this.taken) this.run({ ...this.taken, spin: omega_W });
  }

  turnBy(turn_W: Quat): void {
    if (this.now) this.run({ ...this.now, q: normaliseQuat(mulQuat(turn_W, this.now.q)) });
  }

  /** Past rest it goes on to the other sense. */
  spinBy(omega_W: Vec3): void {
    if (!this.now) return;
    const { spin } = this.now;
    const once = addVec(spin, omega_W);
    const next = norm(once) < 2 * LEAST_SPIN ? addVec(once, omega_W) : once;
    this.run({ ...this.now, spin: clampNorm(next, Math.max(MOST_FLICK, norm(spin))) });
  }

  /**
   * @param omega_W the spin of a flick [rad/s]; zero leaves it the spin that it has
   * @returns its start, for the figure's state
   */
  letGo(omega_W: Vec3): OwnStart | null {
    if (!this.now) return null;
    const { q, spin } = this.now;
    this.now = null;
    return roundedStart({ q, spin: norm(omega_W) > 0 ? omega_W : spin });
  }

  giveUp(): void {
    const { before } = this;
    const { player } = this.driver;
    if (!this.now || !before) return;
    this.now = null;
    player.load(before.scenario);
    player.seek(before.frame);
    if (before.wasPlaying) player.play();
  }

  private run(start: OwnStart): void {
    const { player } = this.driver;
    this.now = start;
    const { q, spin } = roundedStart(start);
    const { scenario } = player;
    player.load({ ...scenario, initial: { ...scenario.initial, orientation: q, angularVelocity: spin } });
  }
}
