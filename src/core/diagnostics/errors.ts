import type { State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { motionAt } from "../exact/motion.ts";
import {
  determinant,
  frobeniusNorm,
  identityMat,
  type Mat3,
  mulMat,
  subMat,
  transpose,
} from "../math/mat3.ts";
import { angleBetweenAttitudes, sizeOfQuat } from "../math/quat.ts";
import { norm, subVec } from "../math/vec3.ts";

/** From the exact motion; null where what acts on the body leaves no closed form. */
export interface ExactErrors {
  /** angle between the two orientations, in [0, π] [rad] */
  readonly attitudeError: number | null;
  /** |ω − ω_exact| / |ω_exact|, world axes; null where the body is at rest too */
  readonly spinError: number | null;
}

export function exactErrors(system: System, state: State): ExactErrors {
  const truth = motionAt(system, state.frame * system.scenario.dt);
  if (truth === null) return { attitudeError: null, spinError: null };
  const speed = norm(truth.omega_W);
  return {
    attitudeError: angleBetweenAttitudes(state.q_WB, truth.q_WB),
    spinError: speed === 0 ? null : norm(subVec(state.omega_W, truth.omega_W)) / speed,
  };
}

/** Distance of the integrated matrix or quaternion from a rotation; null for the form not integrated. */
export interface OrthonormalityErrors {
  /** |RᵀR − 1|, root of the sum of squares */
  readonly orthogonalityError: number | null;
  /** det R */
  readonly determinant: number | null;
  /** |q| */
  readonly quaternionNorm: number | null;
}

export function orthonormalityErrors({ q_WB, rawAttitude }: State): OrthonormalityErrors {
  if (rawAttitude?.form === "matrix") {
    const { rotation } = rawAttitude;
    return {
      orthogonalityError: orthogonalityError(rotation),
      determinant: determinant(rotation),
      quaternionNorm: null,
    };
  }
  const quaternionNorm = sizeOfQuat(rawAttitude?.quaternion ?? q_WB);
  return { orthogonalityError: null, determinant: null, quaternionNorm };
}

export function orthogonalityError(rotation: Mat3): number {
  return frobeniusNorm(subMat(mulMat(transpose(rotation), rotation), identityMat));
}
