import { massProperties } from "../../../core/bodies/massProperties";
import { inertiaInWorld } from "../../../core/dynamics/attitude";
import { collisionMatrix } from "../../../core/dynamics/contact/impulse";
import { LAWS } from "../../../core/dynamics/contact/index";
import type { Surface } from "../../../core/dynamics/contact/rule";
import type { LawId } from "../../../core/dynamics/ids";
import { cos, sin } from "../../../core/math/elementary";
import { type Mat3, mulVec, solve3 } from "../../../core/math/mat3";
import { normaliseQuat, type Quat, rotate } from "../../../core/math/quat";
import { addVec, dot, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../../core/math/vec3";

export const FLOOR_NORMAL: Vec3 = [0, 1, 0];

/** [m]; its mass is 1 kg. */
export const BOX_SIZE: Vec3 = [0.4, 0.3, 0.6];

/** Its arm from the centre of mass [m], and K there. */
interface Corner {
  readonly arm_W: Vec3;
  readonly response: Mat3;
}

export interface CornerImpact {
  readonly impulse_W: Vec3;
  readonly after_W: Vec3;
  /** [J]; below 0 where the body loses energy */
  readonly gained: number;
}

const body = massProperties({ shape: "box", size: [...BOX_SIZE], mass: 1 });

export function lowestCorner(turn: readonly [number, number, number, number]): Corner {
  const q_WB = normaliseQuat(turn);
  const arms = (body.vertices_B ?? []).map((vertex_B) => rotate(q_WB, vertex_B));
  const arm_W = arms.reduce((low, each) => (each[1] < low[1] ? each : low));
  const response = collisionMatrix(arm_W, inertiaInWorld(q_WB, body.inverseInertia_B), body.mass);
  return { arm_W, response };
}

/** @param velocity_W of the corner, into the floor [m/s] */
export function impactAt(law: LawId, velocity_W: Vec3, { response }: Corner, surface: Surface): CornerImpact {
  return afterImpulse(velocity_W, response, LAWS[law].impulse(velocity_W, FLOOR_NORMAL, response, surface));
}

const STEPS = 100;

/**
 * The impact with friction against the slip of each moment, and Newton's restitution. The normal velocity serves as the clock,
 *     dj/du_N = w / (n·K w),   du/dj = K,   w = n − μ u_T/|u_T|,
 * taken by the midpoint rule. Once the slip stops and can be held, w is the share that holds it, (K w)_T = 0.
 *
 * @see Keller, "Impact with friction", Journal of Applied Mechanics 53, 1986
 */
export function followedImpactAt(
  velocity_W: Vec3,
  { response }: Corner,
  { restitution, friction }: Surface,
  steps = STEPS,
): CornerImpact {
  const end = -restitution * dot(velocity_W, FLOOR_NORMAL);
  const free_W = solve3(response, FLOOR_NORMAL);
  const holding_W = scaleVec(1 / dot(free_W, FLOOR_NORMAL), free_W);
  const isHeld = norm(alongFloor(holding_W)) <= friction;
  const step = (end - dot(velocity_W, FLOOR_NORMAL)) / steps;
  const pushAt = (at_W: Vec3, change: number, held = false): Vec3 => {
    const slip_W = alongFloor(at_W);
    const way_W = held ? holding_W : subVec(FLOOR_NORMAL, scaleVec(friction / norm(slip_W), slip_W));
    return scaleVec(change / dot(FLOOR_NORMAL, mulVec(response, way_W)), way_W);
  };
  let impulse_W = zeroVec;
  let now_W = velocity_W;
  for (let k = 0; k < steps; k++) {
    const halfway_W = addVec(now_W, mulVec(response, pushAt(now_W, step / 2)));
    const push_W = pushAt(halfway_W, step);
    const next_W = addVec(now_W, mulVec(response, push_W));
    const [slip_W, nextSlip_W] = [alongFloor(now_W), alongFloor(next_W)];
    if (isHeld && dot(slip_W, nextSlip_W) <= 0) {
      const stops = norm(slip_W) / (norm(slip_W) + norm(nextSlip_W));
      const rest = end - dot(now_W, FLOOR_NORMAL) - stops * step;
      impulse_W = addVec(impulse_W, addVec(scaleVec(stops, push_W), pushAt(now_W, rest, true)));
      break;
    }
    impulse_W = addVec(impulse_W, push_W);
    now_W = next_W;
  }
  return afterImpulse(velocity_W, response, impulse_W);
}

function afterImpulse(velocity_W: Vec3, response: Mat3, impulse_W: Vec3): CornerImpact {
  const after_W = addVec(velocity_W, mulVec(response, impulse_W));
  return { impulse_W, after_W, gained: 0.5 * dot(impulse_W, addVec(velocity_W, after_W)) };
}

function alongFloor(v_W: Vec3): Vec3 {
  return subVec(v_W, scaleVec(dot(v_W, FLOOR_NORMAL), FLOOR_NORMAL));
}

/** |j_T| / j_N: at most μ inside the cone of μ. */
export function steepness(impulse_W: Vec3): number {
  return norm(alongFloor(impulse_W)) / dot(impulse_W, FLOOR_NORMAL);
}

/** The least μ at which no push along n − μ t̂ moves a corner out of the floor, for any slip t̂. */
export function jammingFriction({ response }: Corner): number {
  return 1 / steepness(mulVec(response, FLOOR_NORMAL));
}

const COUNT = 16384;

/** Evenly spread numbers from 0 to 1: the fraction of k times the roots of a polynomial. @see Roberts 2018, R-sequences */
function spread(k: number, dimension: number): number {
  return (0.5 + k * (SHARES[dimension] ?? 0)) % 1;
}

/** φ₆, the positive root of  x⁷ = x + 1,  by Newton's method from above. */
export function rootOfSpread(): number {
  let root = 2;
  for (let repetition = 0; repetition < 20; repetition++) {
    const sixth = root * root * root * root * root * root;
    root -= (root * sixth - root - 1) / (7 * sixth - 1);
  }
  return root;
}

const ROOT = rootOfSpread();
const SHARES = Array.from({ length: 6 }, (_, power) => ROOT ** -(power + 1));

/**
 * A unit quaternion, spread evenly over all attitudes where a, b and c are spread evenly from 0 to 1:
 *     q = (√(1−a) sin 2πb, √(1−a) cos 2πb, √a sin 2πc, √a cos 2πc)
 * @see Shoemake, "Uniform random rotations", Graphics Gems III, 1992
 */
export function attitudeFrom(a: number, b: number, c: number): Quat {
  const [one, other] = [Math.sqrt(1 - a), Math.sqrt(a)];
  const [beta, gamma] = [2 * Math.PI * b, 2 * Math.PI * c];
  return [one * sin(beta), one * cos(beta), other * sin(gamma), other * cos(gamma)];
}

/** Attitudes and velocities of a box at the floor, spread evenly: the same on every machine. */
export function spreadImpacts(): { readonly corner: Corner; readonly velocity_W: Vec3 }[] {
  return Array.from({ length: COUNT }, (_, k) => {
    const at = (dimension: number) => spread(k + 1, dimension);
    const corner = lowestCorner(attitudeFrom(at(0), at(1), at(2)));
    return { corner, velocity_W: [2 * at(3) - 1, -at(4), 2 * at(5) - 1] };
  });
}

export function shareOf(law: LawId, surface: Surface, test: (impact: CornerImpact) => boolean): number {
  const impacts = spreadImpacts();
  const found = impacts.filter(({ corner, velocity_W }) => test(impactAt(law, velocity_W, corner, surface)));
  return found.length / impacts.length;
}
