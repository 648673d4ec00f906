import type { ReactNode } from "react";
import { exponentialMapBullet } from "../../core/dynamics/orientation/exponentialMapBullet";
import { quaternionStep } from "../../core/dynamics/orientation/quaternion";
import { atan2 } from "../../core/math/elementary";
import { identityQuat } from "../../core/math/quat";
import { norm } from "../../core/math/vec3";
import type { GraphSpec } from "../../figures/graph/GraphFigure";
import { decimals, degrees } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";

/** The angle by which one step turns a body, and the angle that it was asked for. */

/** The angle of the turn that one step makes of |ω|Δt = x [rad], read off the core's step. */
export function turnedBy(
  step: (q: typeof identityQuat, omega: readonly [number, number, number], dt: number) => typeof identityQuat,
  x: number,
): number {
  const [w, ...vector] = step(identityQuat, [x, 0, 0], 1);
  return 2 * atan2(norm(vector), w);
}

const LARGEST = 6.5;
const WHOLE = [0, 1, 2, 3, 4, 5, 6];

const QUATERNION: FunctionCurve = {
  id: "quaternion",
  name: "The normalised quaternion step",
  at: (x) => turnedBy(quaternionStep, x),
};
const WANTED: FunctionCurve = { id: "wanted", name: "What is wanted", at: (x) => x };
const BULLET: FunctionCurve = {
  id: "bullet",
  name: "The exponential map as Bullet has it",
  at: (x) => turnedBy(exponentialMapBullet, x),
};

const AXES = {
  x: { name: "angle wanted, |ω|Δt [rad]", from: 0, to: LARGEST, ticks: WHOLE, tickText: String },
  y: { name: "angle turned [rad]", from: 0, to: LARGEST, ticks: WHOLE, tickText: String },
  samples: 130,
} as const;
const HALF_TURN = { axis: "y", at: Math.PI, text: "half a turn, π" } as const;

const DIAL = {
  slider: { label: "Angle wanted, |ω|Δt", step: 1 / 130, text: (x: number) => `${decimals(x, 2)} rad` },
  heading: "Angle turned [rad]",
  valueText: (value: number) => decimals(value, 4),
} as const;

export const STEP_ANGLE: GraphSpec = {
  ...DIAL,
  plot: { ...AXES, curves: [QUATERNION, WANTED], references: [HALF_TURN] },
  describe: describeStep,
  diagram: (x) => <StepDiagram x={x} />,
};

export const LIMIT_ANGLE: GraphSpec = {
  ...DIAL,
  plot: {
    ...AXES,
    curves: [QUATERNION, WANTED, BULLET],
    references: [HALF_TURN, { axis: "x", at: Math.PI / 4, text: "π/4" }],
  },
  describe: (x) =>
    `Wanted: ${degrees(x)}. The quaternion step turns by ${degrees(QUATERNION.at(x))}, Bullet by ${degrees(BULLET.at(x))}.`,
};

function describeStep(x: number): string {
  const turned = turnedBy(quaternionStep, x);
  return `Wanted: ${degrees(x)}. The step makes the quaternion ${decimals(lengthAfter(x), 3)} long, and once normalised turns the body by ${degrees(turned)}.`;
}

/** Of the quaternion, before it is normalised. */
function lengthAfter(x: number): number {
  return Math.hypot(1, x / 2);
}

const SIZE = 400;
const RADIUS = 84;
const CENTRE = { x: 132, y: 300 } as const;
const AROUND = 40;

const at = (across: number, up: number): [number, number] => [
  CENTRE.x + RADIUS * across,
  CENTRE.y - RADIUS * up,
];
const onCircle = (angle: number, radius = 1): [number, number] =>
  at(radius * Math.cos(angle), radius * Math.sin(angle));

/** Back to the unit circle from the end of a tangent: the step in the plane of q and q̇. */
function StepDiagram({ x }: { readonly x: number }): ReactNode {
  const tip = at(1, x / 2);
  const got = turnedBy(quaternionStep, x) / 2;
  const wanted = x / 2;
  const [gotX, gotY] = onCircle(got);
  const [wantedX, wantedY] = onCircle(wanted);
  const [q1, q2] = at(1, 0);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <circle className="diagram-circle" cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
      <path className="diagram-arc wanted" d={arc(wanted, 0.72)} />
      <path className="diagram-arc" d={arc(got, 0.42)} />
      <path className="diagram-line diagram-dashed" d={path([at(0, 0), [wantedX, wantedY]])} />
      <path className="diagram-line" d={path([at(0, 0), at(1, 0)])} />
      <path className="diagram-line" d={path([at(0, 0), tip])} />
      <path className="diagram-line diagram-main" d={path([at(1, 0), tip])} />
      <circle className="diagram-dot" cx={q1} cy={q2} r="5" />
      <circle className="diagram-dot open" cx={tip[0]} cy={tip[1]} r="5" />
      <circle className="diagram-dot" cx={gotX} cy={gotY} r="5" />
      <circle className="diagram-dot ring" cx={wantedX} cy={wantedY} r="8.5" />
      <text x={q1 + 13} y={q2 + 6}>
        q
      </text>
      <text x={tip[0] + 13} y={(tip[1] + q2) / 2} className={x > 1.3 ? "" : "gone"}>
        ½|ω|Δt
      </text>
    </svg>
  );
}

function path(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}

function arc(angle: number, radius: number): string {
  return path(Array.from({ length: AROUND + 1 }, (_, k) => onCircle((angle * k) / AROUND, radius)));
}
