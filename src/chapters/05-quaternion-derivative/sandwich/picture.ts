import type { State } from "../../../core/dynamics/state";
import { mulQuat, type Quat, rotate } from "../../../core/math/quat";
import { addVec, cross, normaliseVec, scaleVec, type Vec3 } from "../../../core/math/vec3";
import { numberCell, vectorCell } from "../../../figures/diagram/vectorText";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import { decimals, degrees } from "../../../format/numbers";
import type { Mark } from "../../../scene/marks";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { arrow, curve } from "../../shared/marks";
import { strings as shared } from "../../shared/strings/en";
import { strings } from "../strings/en";

const { rows } = strings.sandwich;

const R: Vec3 = [-0.15, 0.95, 0.3];

const CENTRE: Vec3 = [0, 0, 0];

const AXIS = 1.05;

export function sandwichMarks({ state, start }: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const axis = normaliseVec(start.omega_W);
  return [
    ...axisMarks(axis),
    arrow("r", CENTRE, R, "position", "r", { ghost: true }),
    ...(shown.has("paths") ? paths(axis, shown) : []),
    ...(shown.has("one") ? [arrow("one", CENTRE, oneProduct(state.q_WB), "exact", "qr")] : []),
    ...(shown.has("two") ? [arrow("two", CENTRE, rotate(state.q_WB, R), "position", "qrq*")] : []),
  ];
}

function axisMarks(axis: Vec3): Mark[] {
  const end = scaleVec(AXIS, axis);
  return [
    curve("axis", [[scaleVec(-0.3, end), end]], "axis", "main", true),
    { kind: "point", key: "axis end", at_W: end, colour: "axis", label: "û" },
  ];
}

function oneProduct(q: Quat): Vec3 {
  const [, ...vector] = mulQuat(q, [0, ...R]);
  return vector;
}

const POINTS = 96;

/**
 * With q of angle θ about û and s = û × r, the tip of r cos θ/2 + s sin θ/2, which is the vector part of q r, goes round an
 * ellipse, and the tip of q r q* round a circle.
 */
function paths(axis: Vec3, shown: ReadonlySet<string>): Mark[] {
  const angles = Array.from({ length: POINTS + 1 }, (_, k) => (2 * Math.PI * k) / POINTS);
  const sideways = cross(axis, R);
  const turn = (angle: number): Quat => {
    const [x, y, z] = scaleVec(Math.sin(angle / 2), axis);
    return [Math.cos(angle / 2), x, y, z];
  };
  const ellipse = angles.map((angle) =>
    addVec(scaleVec(Math.cos(angle), R), scaleVec(Math.sin(angle), sideways)),
  );
  const circle = angles.map((angle) => rotate(turn(angle), R));
  return [
    ...(shown.has("one") ? [curve("ellipse", [ellipse], "exact", "thin")] : []),
    ...(shown.has("two") ? [curve("circle", [circle], "position", "thin")] : []),
  ];
}

export const SANDWICH_ROWS: readonly ReadoutRow[] = [
  { quantity: "turn", name: rows.turn, symbol: "θ", unit: "", term: "angle" },
  { quantity: "orientation", name: rows.quaternion, symbol: "q", unit: "", term: "quaternion" },
  { quantity: "scalarOfOne", name: rows.scalarOfOne, unit: "m" },
  { quantity: "vectorOfOne", name: rows.vectorOfOne, symbol: "qr", unit: "m" },
  { quantity: "ofTwo", name: rows.ofTwo, symbol: "qrq*", unit: "m", term: "position" },
];

/** The products at a frame, whose number is the angle in degrees. */
export function sandwichColumn({ q_WB, frame }: State): ReadoutColumn {
  const angle = (frame * Math.PI) / 180;
  const [scalar] = mulQuat(q_WB, [0, ...R]);
  return {
    lane: "a",
    heading: shared.now,
    cells: {
      turn: { value: angle, parts: [degrees(angle)] },
      orientation: { value: q_WB, parts: q_WB.map((part) => decimals(part, 3)) },
      scalarOfOne: numberCell(scalar, 3),
      vectorOfOne: vectorCell(oneProduct(q_WB), 3),
      ofTwo: vectorCell(rotate(q_WB, R), 3),
    },
  };
}

export function describeSandwich({ state }: LaneView): string {
  const [scalar] = mulQuat(state.q_WB, [0, ...R]);
  const angle = degrees((state.frame * Math.PI) / 180);
  return strings.sandwich.describe(angle, decimals(scalar, 3));
}
