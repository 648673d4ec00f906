import type { ReactNode } from "react";
import { strings } from "../shared/strings/en";

const { key } = strings.stepAngle;
const KEY_TEXTS = [key.onCircle, key.undivided, key.wanted, key.halfWanted, key.halfTurned];

const SIZE = 400;
const RADIUS = 84;
const CENTRE = { x: 100, y: 300 } as const;
const ARC_POINTS = 41;

const ARCS = { wanted: 0.72, turned: 0.42 } as const;

/** Below this the name of the tangent has no room [rad]. */
const NAMED_FROM = 1.3;

const KEY = { x: 222, y: 34, line: 25 } as const;

interface StepDiagramProps {
  /** |ω|Δt, asked for [rad]. */
  readonly wanted: number;
  /** By the step [rad]. */
  readonly turned: number;
}

/**
 * The normalised quaternion step in the plane of q and q̇: along the tangent of the unit circle, and back to it. Its angles are half
 * of the body's.
 */
export function StepDiagram({ wanted, turned }: StepDiagramProps): ReactNode {
  const tip = at(1, wanted / 2);
  const [turnedX, turnedY] = onCircle(turned / 2);
  const [wantedX, wantedY] = onCircle(wanted / 2);
  const [startX, startY] = at(1, 0);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <circle className="diagram-circle" cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
      <path className="diagram-arc wanted" d={arc(wanted / 2, ARCS.wanted)} />
      <path className="diagram-arc" d={arc(turned / 2, ARCS.turned)} />
      <path className="diagram-line diagram-dashed" d={path([at(0, 0), [wantedX, wantedY]])} />
      <path className="diagram-line" d={path([at(0, 0), at(1, 0)])} />
      <path className="diagram-line" d={path([at(0, 0), tip])} />
      <path className="diagram-line diagram-main" d={path([at(1, 0), tip])} />
      <circle className="diagram-dot" cx={startX} cy={startY} r="5" />
      <circle className="diagram-dot open" cx={tip[0]} cy={tip[1]} r="5" />
      <circle className="diagram-dot" cx={turnedX} cy={turnedY} r="5" />
      <circle className="diagram-dot ring" cx={wantedX} cy={wantedY} r="8.5" />
      <text x={startX + 13} y={startY + 6}>
        q
      </text>
      <text x={tip[0] + 13} y={(tip[1] + startY) / 2} className={wanted > NAMED_FROM ? "" : "gone"}>
        ½|ω|Δt
      </text>
      <Key />
    </svg>
  );
}

function Key(): ReactNode {
  const line = (index: number) => KEY.y + KEY.line * index;
  const sample = (index: number) => `M${KEY.x - 12},${line(index)}h22`;
  return (
    <g className="diagram-key">
      <circle className="diagram-dot" cx={KEY.x} cy={line(0)} r="5" />
      <circle className="diagram-dot open" cx={KEY.x} cy={line(1)} r="5" />
      <circle className="diagram-dot ring" cx={KEY.x} cy={line(2)} r="8.5" />
      <path className="diagram-arc wanted" d={sample(3)} />
      <path className="diagram-arc" d={sample(4)} />
      {KEY_TEXTS.map((text, index) => (
        <text key={text} x={KEY.x + 18} y={line(index) + 5}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** In radii of the circle from its centre, y upwards. */
function at(x: number, y: number): [number, number] {
  return [CENTRE.x + RADIUS * x, CENTRE.y - RADIUS * y];
}

function onCircle(angle: number, radius = 1): [number, number] {
  return at(radius * Math.cos(angle), radius * Math.sin(angle));
}

function path(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}

function arc(angle: number, radius: number): string {
  return path(Array.from({ length: ARC_POINTS }, (_, k) => onCircle((angle * k) / (ARC_POINTS - 1), radius)));
}
