import { quatFromAngles } from "../../../core/math/eulerAngles";
import { mulQuat, type Quat, quatFromAxes, rotate } from "../../../core/math/quat";
import { addVec, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import type { Camera } from "../../../scene/camera";
import type { CurveMark, Mark } from "../../../scene/marks";
import type { TermId } from "../../../ui/glossary";
import { TERMS } from "../../../ui/glossary";
import { arrow, curve, trail } from "../../shared/marks";
import { DART } from "../dart";
import { type Flight, flightAt, LOOP_SECONDS } from "./flight";

/** World axes point forward, right and down; the picture's y is up. */
const TO_PICTURE: Quat = quatFromAxes([0, 0, 1], [-1, 0, 0], [0, -1, 0]);

const drawn = (point_W: Vec3): Vec3 => rotate(TO_PICTURE, point_W);

export const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1.86, azimuth: 2.5, elevation: 0.28, zoom: 1 };

export function dartMark(q_WB: Quat): Mark {
  const q_PB = mulQuat(TO_PICTURE, q_WB);
  return { kind: "object", key: "dart", model: DART, position_W: zeroVec, q_WB: q_PB, ghost: false };
}

const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];

/** From the outermost; each turns about pivots in the one outside it [m]. */
const RINGS = { yaw: 1.5, pitch: 1.34, roll: 1.18 } as const;
const FRAME = 1.66;
/** From a pivot's end to a point under which its name stands [m]. */
const NAME = 0.18;

const CIRCLE = Array.from({ length: 97 }, (_, k) => (2 * Math.PI * k) / 96);

/** Turned by `q_WR`, through the ends of two of its axes. */
function ring(name: keyof typeof RINGS, q_WR: Quat, a: Vec3, b: Vec3): CurveMark {
  const at = (angle: number) => addVec(scaleVec(Math.cos(angle), a), scaleVec(Math.sin(angle), b));
  const points = CIRCLE.map((angle) => drawn(rotate(q_WR, scaleVec(RINGS[name], at(angle)))));
  return curve(`${name} ring`, [points], TERMS[name].colour ?? "axis");
}

/** Of the ring of that name, between the one outside it and itself; its name is at the end that is given. */
function pivots(name: keyof typeof RINGS, axis_W: Vec3, outside: number): Mark[] {
  const colour = TERMS[name].colour ?? "axis";
  const ends = [1, -1].map((side) =>
    [outside, RINGS[name] - 0.1].map((radius) => drawn(scaleVec(side * radius, axis_W))),
  );
  const at_W = drawn(scaleVec(outside + NAME, axis_W));
  return [
    curve(`${name} pivots`, ends, colour),
    { kind: "point", key: `${name} name`, at_W, colour, label: TERMS[name].symbol, scale: 0.01 },
  ];
}

export function ringMarks({ q_WB, angles: [yaw, pitch, roll] }: Flight): readonly Mark[] {
  const yawed = quatFromAngles("zyx", [yaw, 0, 0]);
  const pitched = quatFromAngles("zyx", [yaw, pitch, 0]);
  const rolled = quatFromAngles("zyx", [yaw, pitch, roll]);
  return [
    dartMark(q_WB),
    ring("yaw", yawed, Z, Y),
    ring("pitch", pitched, Y, X),
    ring("roll", rolled, X, Y),
    ...pivots("yaw", [0, 0, -1], FRAME),
    ...pivots("pitch", rotate(yawed, Y), RINGS.yaw),
    ...pivots("roll", rotate(pitched, scaleVec(-1, X)), RINGS.pitch),
  ];
}

const POINTS = 160;
/** Of the nose's path, as a shell round the body [m]. */
const SHELL = 1.3;

const noseAt = ({ q_WB }: Flight): Vec3 => drawn(rotate(q_WB, scaleVec(SHELL, X)));

/** The body alone: the spin, which stands still, the way that its nose goes, and the zenith. */
export function aloneMarks(miss: number, t: number): readonly Mark[] {
  const flight = flightAt(miss, t);
  const times = Array.from({ length: POINTS + 1 }, (_, k) => (k * LOOP_SECONDS) / POINTS);
  const way = times.map((at) => noseAt(flightAt(miss, at)));
  const past = times.filter((at) => at <= t).map((at) => noseAt(flightAt(miss, at)));
  const omega = scaleVec(1.45 / Math.hypot(...flight.omega_W), flight.omega_W);
  return [
    dartMark(flight.q_WB),
    curve("way", [way], "position", "faint"),
    trail("nose", [...past, noseAt(flight)], "position"),
    curve("vertical", [[drawn([0, 0, 0.2]), drawn([0, 0, -SHELL])]], "axis", "thin", true),
    { kind: "point", key: "zenith", at_W: drawn([0, 0, -SHELL]), colour: "axis", label: "" },
    arrow("omega", zeroVec, drawn(omega), "omega", TERMS.omega.symbol),
  ];
}

export const ANGLE_TERMS = ["yaw", "pitch", "roll"] as const satisfies readonly TermId[];
