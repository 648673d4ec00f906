import { diagonal } from "../../core/math/mat3";
import { scaleVec, type Vec3 } from "../../core/math/vec3";
import { strings } from "../strings/en";
import { asQuat, asVec3, numbersIn, refuse, UNSAID, type WrittenInertia } from "./reading";

/*
 * USD physics: `physics:diagonalInertia` along axes turned by `physics:principalAxes` (w, x, y, z), in the stage's units. Unity:
 * `inertiaTensor` along axes turned by `inertiaTensorRotation` (x, y, z, w), left-handed; mirroring z leaves the moments, and the
 * quaternion becomes (−x, −y, z, w).
 *
 * @see https://openusd.org/release/api/class_usd_physics_mass_a_p_i.html,
 * https://docs.unity3d.com/ScriptReference/Rigidbody-inertiaTensorRotation.html
 */

const words = strings.tensor.refused;

function listAfter(text: string, name: RegExp): number[] | null {
  const found = name.exec(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 300);
  const [, inside] = /^[^({[\n]*[({[]([^)}\]]*)[)}\]]/.exec(rest) ?? [];
  return inside === undefined
    ? null
    : numbersIn(inside.replace(/\b[wxyz]\s*:/gi, " ").replace(/(\d)f\b/gi, "$1"));
}

function numberAfter(text: string, name: RegExp): number | null {
  const found = name.exec(text);
  return found
    ? (numbersIn(text.slice(found.index + found[0].length, found.index + found[0].length + 60))[0] ?? null)
    : null;
}

export function readUsd(text: string): WrittenInertia | null {
  const moments = listAfter(text, /physics:diagonalInertia\s*=/);
  if (moments === null) return null;
  if (moments.length !== 3) refuse(words.count("physics:diagonalInertia", 3, moments.length));
  const metres = numberAfter(text, /metersPerUnit\s*=/) ?? 0.01;
  const kilograms = numberAfter(text, /kilogramsPerUnit\s*=/) ?? 1;
  const turn = listAfter(text, /physics:principalAxes\s*=/) ?? [1, 0, 0, 0];
  const mass = numberAfter(text, /physics:mass\s*=/);
  const centre = listAfter(text, /physics:centerOfMass\s*=/);
  return {
    ...UNSAID,
    format: "usd",
    mass: mass === null ? null : mass * kilograms,
    centre: centre && scaleVec(metres, asVec3(centre)),
    inertia: diagonal(scaleVec(kilograms * metres * metres, asVec3(moments))),
    turn: turn.length === 4 ? asQuat(turn) : refuse(words.count("physics:principalAxes", 4, turn.length)),
  };
}

export function readUnity(text: string): WrittenInertia | null {
  const moments = listAfter(text, /inertiaTensor(?!Rotation)\w*\s*[=:]/i);
  if (moments === null) return null;
  if (moments.length !== 3) refuse(words.count("inertiaTensor", 3, moments.length));
  const turn = listAfter(text, /inertia(?:Tensor)?Rotation\s*[=:]/i);
  if (turn && turn.length !== 4) refuse(words.count("inertiaTensorRotation", 4, turn.length));
  const [x = 0, y = 0, z = 0, w = 1] = turn ?? [];
  const centre = listAfter(text, /centerOfMass\s*[=:]/i);
  const mirrored = (v: Vec3): Vec3 => [v[0], v[1], -v[2]];
  return {
    ...UNSAID,
    format: "unity",
    mass: numberAfter(text, /\bm(?:_M)?ass\s*[=:]/),
    centre: centre?.length === 3 ? mirrored(asVec3(centre)) : null,
    inertia: diagonal(asVec3(moments)),
    turn: [w, -x, -y, z],
  };
}
