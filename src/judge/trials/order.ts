import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { attitudeAt } from "../../core/exact/freeRotation";
import { angleBetweenAttitudes, rotateInverse } from "../../core/math/quat";
import { norm, subVec } from "../../core/math/vec3";
import { endOf, jobOf, type Trial } from "../job";
import { THROWS, thrown } from "../starts";

/** [s]: some three radians */
const SPAN = 1;

const LADDER = Array.from({ length: 10 }, (_, rung) => 8 * 2 ** rung);

/** Per frame; an error below is round-off. */
const ROUNDING = 2e-15;

/** Terms of higher order count in errors above this [rad, or relative to |ω|]. */
const LARGE = 0.3;

/** The slope is fitted to so many of the finest rungs above round-off. */
const FITTED = 4;
const FEWEST = 3;

type Slope =
  | { readonly kind: "power"; readonly order: number }
  | { readonly kind: "none"; readonly order: number }
  | { readonly kind: "exact"; readonly order: null };

/** Of ω, body axes, relative to |ω|, and of the attitude [rad]. */
interface EndErrors {
  readonly spin: number;
  readonly attitude: number;
}

export interface OrderFound {
  /** The least of both; null where every error is round-off. */
  readonly order: number | null;
  readonly spin: number | null;
  readonly attitude: number | null;
  /** No halving of the step brings a run nearer to the truth. */
  readonly doesNotFall: boolean;
}

export function* order(): Trial<OrderFound> {
  const spins: Slope[] = [];
  const attitudes: Slope[] = [];
  for (const each of THROWS) {
    const rungs: EndErrors[] = [];
    for (const frames of LADDER) {
      const system = thrown(each, SPAN / frames, frames);
      rungs.push(errorsOf(system, yield* endOf(jobOf(system))));
    }
    spins.push(slopeOf(rungs.map(({ spin }) => spin)));
    attitudes.push(slopeOf(rungs.map(({ attitude }) => attitude)));
  }
  return {
    order: leastOf([...spins, ...attitudes]),
    spin: leastOf(spins),
    attitude: leastOf(attitudes),
    doesNotFall: [...spins, ...attitudes].some(({ kind }) => kind === "none"),
  };
}

function errorsOf({ exact, scenario }: System, end: State): EndErrors {
  if (exact === null) throw new Error("a throw without loads has its closed form");
  const truth = attitudeAt(exact, end.frame * scenario.dt);
  const omega_B = rotateInverse(truth.q_WB, truth.omega_W);
  const spin = norm(subVec(rotateInverse(end.q_WB, end.omega_W), omega_B)) / norm(omega_B);
  return { spin, attitude: angleBetweenAttitudes(end.q_WB, truth.q_WB) };
}

function slopeOf(errors: readonly number[]): Slope {
  const measured = errors
    .map((error, rung) => ({ rung, error }))
    .filter(({ rung, error }) => error > ROUNDING * (LADDER[rung] ?? 0));
  if (measured.length < FEWEST) return { kind: "exact", order: null };
  const asymptotic = measured.filter(({ error }) => error < LARGE);
  if (asymptotic.length < FEWEST) return { kind: "none", order: 0 };
  const fitted = asymptotic.slice(-FITTED);
  const slope = -slopeOfLine(fitted.map(({ rung, error }) => [rung, Math.log2(error)]));
  return slope < 0.5 ? { kind: "none", order: slope } : { kind: "power", order: slope };
}

function slopeOfLine(points: readonly (readonly [number, number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function leastOf(slopes: readonly Slope[]): number | null {
  const orders = slopes.flatMap(({ order: slope }) => (slope === null ? [] : [slope]));
  return orders.length === 0 ? null : Math.min(...orders);
}
