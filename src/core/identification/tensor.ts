import type { MassProperties } from "../bodies/massProperties.ts";
import type { InertiaId } from "../dynamics/ids.ts";
import type { Lane } from "../dynamics/lane.ts";
import { determinant, diagonal, type Mat3, mulMat, mulVec, transpose } from "../math/mat3.ts";
import { identityQuat, rotateInverse } from "../math/quat.ts";
import { addVec, cross, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { fitModel } from "./fitModel.ts";
import { normalEquations, solveLinear, sumOfSquares } from "./leastSquares.ts";
import type { Start } from "./misfit.ts";
import type { RecordedFrame, Recording } from "./recording.ts";
import { bodyOf } from "./system.ts";

/* A free motion determines the tensor up to a factor: of trace 1, two unknowns along principal axes, else five. */

export type TensorShape = "diagonal" | "full";

/** xx, yy (zz = 1 − xx − yy), and xy, xz, yz where the axes are not principal. */
type Parameters = readonly number[];

/** Of trace 1; products that are left out are 0. */
export function tensorOf(parameters: Parameters): Mat3 {
  const [xx = 0, yy = 0, xy = 0, xz = 0, yz = 0] = parameters;
  return [xx, xy, xz, xy, yy, yz, xz, yz, 1 - xx - yy];
}

export function parametersOf(tensor: Mat3, shape: TensorShape): Parameters {
  const trace = tensor[0] + tensor[4] + tensor[8];
  const [xx, xy, xz, , yy, yz] = tensor;
  const kept = shape === "diagonal" ? [xx, yy] : [xx, yy, xy, xz, yz];
  return kept.map((entry) => entry / trace);
}

const SPHERE: Mat3 = [1 / 3, 0, 0, 0, 1 / 3, 0, 0, 0, 1 / 3];

/**
 * A first tensor from Euler's equation,  I ω̇ + ω × I ω = 0,  by linear least squares: each component at each frame is one linear
 * equation in the entries of I. ω̇ is a central difference of ω along the axes in which the tensor is constant: the body's or, for
 * a tensor never rotated, the world's. The result's relative error is ω̇'s, about |ω| dt for a rule of order one.
 *
 * @returns tensor of trace 1; a sphere's where the equations have no positive definite solution
 */
export function tensorFromRates(recording: Recording, shape: TensorShape, inertia: InertiaId): Mat3 {
  return solvedFromRates(recording, shape, inertia, () => []).tensor;
}

/**
 * With more terms of Euler's equation, each a vector times an unknown,  I ω̇ + ω × I ω = Σ u v.
 *
 * @param shape   null for a tensor that is given
 * @param termsAt the vectors v at a frame, body axes
 * @returns the tensor, and the unknowns u
 */
export function solvedFromRates(
  recording: Recording,
  shape: TensorShape | Mat3,
  inertia: InertiaId,
  termsAt: (recorded: RecordedFrame) => readonly Vec3[],
): { readonly tensor: Mat3; readonly unknowns: readonly number[] } {
  const entries = typeof shape === "string" ? (shape === "diagonal" ? [0, 1] : [0, 1, 2, 3, 4]) : [];
  const constant = typeof shape === "string" ? CONSTANT_PART : shape;
  const rows = ratesOf(recording, inertia).flatMap(({ omega, rate, recorded }) => {
    const torques = entries.map((entry) => eulerTorque(BASIS[entry] ?? CONSTANT_PART, omega, rate));
    const terms = termsAt(recorded).map((term) => scaleVec(-1, term));
    const known = eulerTorque(constant, omega, rate);
    return PLACES.map((k) => ({
      entries: [...torques, ...terms].map((each) => each[k]),
      right: -known[k],
    }));
  });
  const columns = (rows[0]?.entries ?? []).map((_, column) => rows.map((row) => row.entries[column] ?? 0));
  const { matrix, right } = normalEquations(
    columns,
    rows.map((row) => row.right),
  );
  const solution = columns.length === 0 ? [] : solveLinear(matrix, right);
  if (typeof shape !== "string") return { tensor: shape, unknowns: solution ?? termsAt(START).map(() => 0) };
  const tensor = solution === null ? SPHERE : tensorOf(solution.slice(0, entries.length));
  if (solution !== null && isPositiveDefinite(tensor))
    return { tensor, unknowns: solution.slice(entries.length) };
  return { tensor: SPHERE, unknowns: termsAt(START).map(() => 0) };
}

const PLACES = [0, 1, 2] as const;

const START: RecordedFrame = { frame: 0, q_WB: identityQuat, omega_W: zeroVec, rawAttitude: null };

/** The axes are taken not to be principal where a full tensor's residual is smaller by this factor. */
const BETTER = 4;

/** The simpler first; no diagonal where its residual is far larger than a full tensor's. */
export function shapesFor(recording: Recording, inertia: InertiaId): readonly TensorShape[] {
  const residual = (shape: TensorShape) => {
    const tensor = tensorFromRates(recording, shape, inertia);
    return sumOfSquares(
      recording.frames.flatMap((_, at) => {
        const rates = ratesAt(recording, at, inertia);
        return rates === null ? [] : eulerTorque(tensor, rates.omega, rates.rate);
      }),
    );
  };
  return residual("full") * BETTER < residual("diagonal") ? ["full"] : ["diagonal", "full"];
}

interface Rates {
  readonly omega: Vec3;
  readonly rate: Vec3;
  readonly recorded: RecordedFrame;
}

function ratesOf(recording: Recording, inertia: InertiaId): Rates[] {
  const stride = Math.max(1, Math.floor(recording.frames.length / 400));
  const found: Rates[] = [];
  for (let at = 1; at + 1 < recording.frames.length; at += stride) {
    const rates = ratesAt(recording, at, inertia);
    if (rates !== null) found.push(rates);
  }
  return found;
}

/** Along the axes in which the tensor stands still; null where a neighbour is missing. */
function ratesAt({ frames, dt }: Recording, at: number, inertia: InertiaId): Rates | null {
  const [before, now, after] = [frames[at - 1], frames[at], frames[at + 1]];
  if (!before || !now || !after || after.frame !== before.frame + 2) return null;
  const along = ({ q_WB, omega_W }: typeof now) =>
    inertia === "frozen" ? omega_W : rotateInverse(q_WB, omega_W);
  return { omega: along(now), rate: scaleVec(0.5 / dt, subVec(along(after), along(before))), recorded: now };
}

/** {@link tensorOf} is linear in its parameters: one basis tensor for each, and the constant part, a 1 at zz. */
const BASIS: readonly Mat3[] = [
  [1, 0, 0, 0, 0, 0, 0, 0, -1],
  [0, 0, 0, 0, 1, 0, 0, 0, -1],
  [0, 1, 0, 1, 0, 0, 0, 0, 0],
  [0, 0, 1, 0, 0, 0, 1, 0, 0],
  [0, 0, 0, 0, 0, 1, 0, 1, 0],
];
const CONSTANT_PART: Mat3 = [0, 0, 0, 0, 0, 0, 0, 0, 1];

/** I ω̇ + ω × I ω, which is 0 in free motion [N m]. */
function eulerTorque(tensor: Mat3, omega: Vec3, rate: Vec3): Vec3 {
  return addVec(mulVec(tensor, rate), cross(omega, mulVec(tensor, omega)));
}

export function isPositiveDefinite(tensor: Mat3): boolean {
  const minor = tensor[0] * tensor[4] - tensor[1] * tensor[3];
  return tensor[0] > 0 && minor > 0 && determinant(tensor) > 0;
}

export interface FittedTensor {
  readonly body: MassProperties;
  /** standard deviations of xx, yy and, of a full tensor, xy, xz, yz */
  readonly uncertainty: readonly number[];
}

/**
 * Fits a tensor of trace 1 to a recording, as {@link fitModel} does.
 *
 * @param starts the frames from which the lane is run
 * @param first  the tensor to begin with, body axes [kg m²]
 * @param shape  which entries are fitted
 * @returns null where the lane diverges
 */
export function fitTensor(
  recording: Recording,
  lane: Lane,
  starts: readonly Start[],
  first: Mat3,
  shape: TensorShape,
): FittedTensor | null {
  const found = fitModel(recording, lane, starts, parametersOf(first, shape), (parameters) => {
    const tensor = tensorOf(parameters);
    return isPositiveDefinite(tensor) ? { body: bodyOf(tensor), acting: null } : null;
  });
  return found && { body: found.model.body, uncertainty: found.deviations };
}

/**
 * The tensor that moves under  I ω̇ = −ω × I ω  as the given one under  I ω̇ = ω × I ω.  Along principal axes Euler's equations are
 * ω̇₁ = a ω₂ω₃,  ω̇₂ = b ω₃ω₁,  ω̇₃ = c ω₁ω₂,   a = (I₂ − I₃)/I₁, and so on round;
 * the other tensor has −a, −b, −c. Its moments follow from the first two,
 * I₁ : I₂ : I₃ = 1 + b : 1 − a : 1 + a b.
 *
 * @returns of trace 1, along the same axes; null where its moments are not positive
 */
export function ofReversedSign({ principal }: MassProperties): Mat3 | null {
  const [i1, i2, i3] = principal.moments;
  const [a, b] = [(i2 - i3) / i1, (i3 - i1) / i2];
  const moments = [1 + b, 1 - a, 1 + a * b] as const;
  const sum = moments[0] + moments[1] + moments[2];
  if (!moments.every((moment) => moment > 1e-9)) return null;
  const [x, y, z] = principal.axes_B;
  const rows: Mat3 = [...x, ...y, ...z];
  const shares = diagonal([moments[0] / sum, moments[1] / sum, moments[2] / sum]);
  return mulMat(transpose(rows), mulMat(shares, rows));
}
