import { readings } from "../../core/diagnostics/readings";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { norm } from "../../core/math/vec3";
import { type Failure, jobOf, overflowing, type Trial } from "../job";
import { THROWS, thrown } from "../starts";

/** [rad] in each run: ten turns */
const TURNED = 20 * Math.PI;

/** As a share of the energy. */
const SAFE_CHANGE = 0.1;

/** The turn of the body in a step [rad]. */
const LADDER = Array.from({ length: 17 }, (_, rung) => 2 ** (1 - rung / 2));

/** A step is safe if so many rungs from it on down are: one alone may be lucky. */
const IN_A_ROW = 3;

interface SafeStepFound {
  /** The largest safe |ω₁| dt [rad]; null where none is. */
  readonly radians: number | null;
  /** The longest that was tried is safe. */
  readonly isAll: boolean;
  readonly tried: { readonly from: number; readonly to: number };
  readonly ended: Failure | null;
}

/** The longest step at which the energy stays within a tenth in ten turns from three throws. */
export function* safeStep(): Trial<SafeStepFound> {
  const [from = 0, to = 0] = [LADDER.at(-1), LADDER[0]];
  let safe: number[] = [];
  let ended: Failure | null = null;
  for (const radians of LADDER) {
    const tried: Tried = yield* tryStep(radians);
    ended = tried.failure;
    safe = tried.isSafe ? [...safe, radians] : [];
    if (safe.length === IN_A_ROW) break;
  }
  const radians = safe[0] ?? null;
  return { radians, isAll: radians === to, tried: { from, to }, ended };
}

interface Tried {
  readonly isSafe: boolean;
  readonly failure: Failure | null;
}

function* tryStep(radians: number): Trial<Tried> {
  for (const each of THROWS) {
    const frames = Math.ceil(TURNED / radians);
    const system = thrown(each, radians / norm(each.omega_W), frames);
    const { states, failure } = yield* overflowing(jobOf(system, Math.max(1, Math.floor(frames / 100))));
    if (failure || energyChange(system, states) > SAFE_CHANGE) return { isSafe: false, failure };
  }
  return { isSafe: true, failure: null };
}

function energyChange(system: System, states: readonly State[]): number {
  const energies = states.map((state) => readings(system, state).energy);
  const first = energies[0] ?? Number.NaN;
  return Math.max(...energies.map((energy) => Math.abs(energy / first - 1)));
}
