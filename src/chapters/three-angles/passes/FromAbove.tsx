import type { ReactNode } from "react";
import type { Quat } from "../../../core/math/quat";
import { strings } from "../strings/en";
import { exactRun, noseFromAbove, steppedRun, worstRun } from "./runs";

const words = strings.passes;

/** Half the drawing, and what it shows [°]. */
const HALF = 200;
const SHOWN = 7;
const PIXELS = (HALF / SHOWN) * (180 / Math.PI);
const CIRCLES = [2, 4, 6] as const;

/** The nose from above on a map about the zenith whose distances from the zenith are true: forward is up, right is right. */
export function FromAbove({ miss }: { readonly miss: number }): ReactNode {
  const run = worstRun("angles", "midpoint", miss);
  const exact = placesOf(exactRun(miss, run));
  const stepped = placesOf(steppedRun("angles", "midpoint", miss, run));
  return (
    <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true" focusable="false">
      {CIRCLES.map((angle) => (
        <circle key={angle} className="diagram-circle" r={(angle / SHOWN) * HALF} />
      ))}
      {CIRCLES.map((angle) => (
        <text key={angle} className="above-circle" x="4" y={(angle / SHOWN) * HALF - 5}>
          {angle}°
        </text>
      ))}
      <path className="diagram-line diagram-dashed" d={`M${exact.join("L")}`} />
      <path className="above-stepped" d={stepped.map((place) => `M${place}h0`).join("")} />
      <circle className="diagram-dot" r="3" />
      <text textAnchor="middle" y="30">
        {words.zenith}
      </text>
    </svg>
  );
}

/** Of the nose, where it is in sight. */
function placesOf(run: readonly Quat[]): string[] {
  return run
    .map(noseFromAbove)
    .map(([forward, right]) => [right * PIXELS, -forward * PIXELS] as const)
    .filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) < 1.2 * HALF)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
}
