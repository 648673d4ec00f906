import type { System } from "../../core/dynamics/system";
import { mulVec } from "../../core/math/mat3";
import { rotateInverse } from "../../core/math/quat";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { meanOmega } from "../../core/recording/differences";
import { endOf, jobOf, type Trial } from "../job";
import { THROWS, thrown } from "../starts";

/** [s]: relative errors are below 1e-4, and products with a power of two are not rounded */
const SHORT = 2 ** -17;

/** A rate is right if it is off by less than this share. */
const RIGHT = 0.01;

export interface Rate {
  /** Along the true one, as a multiple of it: −1 is the wrong way. */
  readonly along: number;
  /** Across the true one, as a share of it. */
  readonly across: number;
  readonly isRight: boolean;
}

interface RatesFound {
  /** Of ω, body axes, and of the attitude, each in the throw in which it is farthest off. */
  readonly spin: Rate;
  readonly turn: Rate;
}

/** The change of ω in a very short step against −I⁻¹ (ω × Iω), and the turn against ω. */
export function* rates(): Trial<RatesFound> {
  const spins: Rate[] = [];
  const turns: Rate[] = [];
  for (const each of THROWS) {
    const system = thrown(each, SHORT, 1);
    const end = yield* endOf(jobOf(system));
    const { q_WB, omega_W } = each;
    const change_B = subVec(rotateInverse(end.q_WB, end.omega_W), rotateInverse(q_WB, omega_W));
    spins.push(beside(scaleVec(1 / SHORT, change_B), accelerationOf(system)));
    turns.push(beside(meanOmega(q_WB, end.q_WB, SHORT), omega_W));
  }
  return { spin: worst(spins), turn: worst(turns) };
}

/** −I⁻¹ (ω × Iω) at the start, body axes [rad/s²]. */
function accelerationOf({ body, scenario }: System): Vec3 {
  const { orientation, angularVelocity } = scenario.initial;
  const omega_B = rotateInverse(orientation, angularVelocity);
  return mulVec(body.inverseInertia_B, cross(mulVec(body.inertia_B, omega_B), omega_B));
}

function beside(measured: Vec3, truth: Vec3): Rate {
  const size = norm(truth);
  const along = dot(measured, truth) / (size * size);
  const across = norm(subVec(measured, scaleVec(along, truth))) / size;
  return { along, across, isRight: Math.abs(along - 1) < RIGHT && across < RIGHT };
}

function worst(all: readonly Rate[]): Rate {
  const off = ({ along, across }: Rate) => Math.abs(along - 1) + across;
  return all.reduce((a, b) => (off(b) > off(a) ? b : a));
}
