import { mulQuat, type Quat, rotate } from "../../../core/math/quat";
import { addVec, cross, normaliseVec, scaleVec, type Vec3 } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { decimals, degrees } from "../../../format/numbers";
import type { ArrowMark, Mark } from "../../../scene/marks";

/** A vector, the one product of it with q, and the two products that turn it. */

/** The vector that is turned: neither along the axis nor across it. */
const R: Vec3 = [-0.15, 0.95, 0.3];

const CENTRE: Vec3 = [0, 0, 0];

export function sandwichMarks({ state, start }: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const axis = normaliseVec(start.omega_W);
  return [
    arrow("axis", scaleVec(1.05, axis), "exact", "û"),
    { ...arrow("r", R, "position", "r"), ghost: true },
    ...(shown.has("paths") ? paths(axis, shown) : []),
    ...(shown.has("one") ? [arrow("one", vectorOfOne(state.q_WB), "exact", "qr")] : []),
    ...(shown.has("two") ? [arrow("two", rotate(state.q_WB, R), "position", "qrq*")] : []),
  ];
}

function arrow(key: string, span_W: Vec3, colour: ArrowMark["colour"], label: string): ArrowMark {
  return { kind: "arrow", key, tail_W: CENTRE, span_W, colour, label, ghost: false };
}

/** The vector part of q (0, r). */
function vectorOfOne(q: Quat): Vec3 {
  const [, x, y, z] = mulQuat(q, [0, ...R]);
  return [x, y, z];
}

const POINTS = 96;

/** The circle of the tip of q r q*, and the ellipse of that of q r's vector. */
function paths(axis: Vec3, shown: ReadonlySet<string>): Mark[] {
  const angles = Array.from({ length: POINTS + 1 }, (_, k) => (2 * Math.PI * k) / POINTS);
  const across = cross(axis, R);
  const half = (angle: number): Quat => {
    const [x, y, z] = scaleVec(Math.sin(angle / 2), axis);
    return [Math.cos(angle / 2), x, y, z];
  };
  const ellipse = angles.map((angle) =>
    addVec(scaleVec(Math.cos(angle), R), scaleVec(Math.sin(angle), across)),
  );
  const circle = angles.map((angle) => rotate(half(angle), R));
  return [
    ...(shown.has("one") ? [curve("ellipse", ellipse, "exact")] : []),
    ...(shown.has("two") ? [curve("circle", circle, "position")] : []),
  ];
}

function curve(key: string, path: readonly Vec3[], colour: ArrowMark["colour"]): Mark {
  return { kind: "curve", key, paths_W: [path], colour, dashed: false, weight: "thin" };
}

export function describeSandwich({ state }: LaneView): string {
  const [scalar] = mulQuat(state.q_WB, [0, ...R]);
  const angle = degrees((state.frame * Math.PI) / 180);
  return `The turn is ${angle}. Two products have turned r by all of it; one product has gone half as far, and has a scalar part of ${decimals(scalar, 3)}.`;
}
