import type { State } from "../../core/dynamics/state";
import { type Quat, rotate } from "../../core/math/quat";
import { clampNorm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { Mark } from "../../scene/marks";
import { arrow, boxMark, vectorArrow } from "../shared/marks";

/** A box with two panels along x; a bar across one face tells front from back. */
const BOX: Vec3 = [0.34, 0.42, 0.3];
const PANEL: Vec3 = [0.4, 0.02, 0.26];
const PANEL_AT = 0.41;
const DECAL: readonly Vec3[] = [
  [-0.1, -0.1, 0.151],
  [0, 0.13, 0.151],
  [0.1, -0.1, 0.151],
  [-0.1, -0.1, 0.151],
];

export function satelliteMarks(q_WB: Quat): readonly Mark[] {
  const panel = (key: string, x: number): Mark =>
    boxMark(key, PANEL, { position_W: rotate(q_WB, [x, 0, 0]), q_WB });
  return [
    boxMark("hull", BOX, { position_W: zeroVec, q_WB }, [DECAL]),
    panel("left", -PANEL_AT),
    panel("right", PANEL_AT),
  ];
}

/** Where it shall look: the same body in dashed edges. */
export function ghostMarks(q_WB: Quat): readonly Mark[] {
  return satelliteMarks(q_WB).map((mark) => ({ ...mark, key: `target ${mark.key}`, ghost: true }) as Mark);
}

const OMEGA_SCALE = 0.5;

export const omegaArrow = ({ omega_W }: State, scale = OMEGA_SCALE): Mark =>
  vectorArrow("omega", zeroVec, scaleVec(scale, omega_W));

/** Within the picture, also where steps that are too long throw the body about. */
export const torqueArrow = (torque_W: Vec3, scale: number): Mark =>
  arrow("torque", zeroVec, clampNorm(scaleVec(scale, torque_W), 0.7), "torque", "τ");

/** b, beside the body, standing still. */
export const fieldArrow = (field_W: Vec3): Mark =>
  arrow("field", [-0.6, -0.3, 0.3], scaleVec(0.6, field_W), "exact", "b");

const RACKET: Vec3 = [0.8, 0.06, 0.34];

/** Its moments grow from x over y to z, as its edges fall. */
export function racketMarks(state: State, momentum: number): readonly Mark[] {
  const { q_WB } = state;
  const wheel = scaleVec(0.16 * momentum, rotate(q_WB, [0, 1, 0]));
  return [
    boxMark("racket", [RACKET[0], RACKET[2], RACKET[1]], { position_W: zeroVec, q_WB }, [
      [
        [-0.3, -0.08, 0.031],
        [0.3, 0, 0.031],
        [-0.3, 0.08, 0.031],
      ],
    ]),
    omegaArrow(state, 0.17),
    ...(momentum === 0 ? [] : [arrow("wheel", rotate(q_WB, [0.28, 0, 0]), wheel, "momentum", "h")]),
  ];
}
