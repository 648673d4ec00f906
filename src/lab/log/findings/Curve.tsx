import { type ReactNode, useEffect, useRef } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { tickLabels } from "../../../format/numbers";
import type { FunctionAxis, FunctionPlot } from "../../../plots/functions/functionPlot";

export interface CurveSpec {
  readonly name: string;
  readonly time: string;
  /** pairs of t [s] and value, t rising */
  readonly points: readonly (readonly [number, number])[];
  readonly summary: string;
  readonly leastSpan: number;
}

export function Curve({ spec }: { readonly spec: CurveSpec }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { drawFunctions } = await import("../../../plots/functions/draw");
      // Each plot in a task of its own.
      await yieldToMain();
      if (isCurrent) place.current?.replaceChildren(drawFunctions(plotOf(spec), spec.summary));
    };
    // Without the plot library the sentences say what the plot would show.
    draw().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [spec]);
  return (
    <div className="plot function-plot">
      <div className="plot-frame">
        <div ref={place} className="plot-prerendered" />
      </div>
    </div>
  );
}

function plotOf({ name, time, points, leastSpan }: CurveSpec): FunctionPlot {
  const last = points.at(-1)?.[0] ?? 1;
  const values = points.map(([, value]) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = Math.max(leastSpan - (high - low), 0.08 * (high - low));
  return {
    x: axis(time, 0, last, 5),
    y: axis(name, low < 0 ? low - room : 0, high > 0 || low === 0 ? high + room : 0, 4),
    curves: [{ id: name, name, at: (t) => valueAt(points, t) }],
    samples: Math.min(300, Math.max(2, points.length - 1)),
  };
}

function axis(name: string, from: number, to: number, count: number): FunctionAxis {
  const ticks = ticksWithin(from, to, count);
  const labels = tickLabels(ticks);
  return { name, from, to, ticks, tickText: (value) => labels[ticks.indexOf(value)] ?? "" };
}

function ticksWithin(from: number, to: number, count: number): number[] {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

function valueAt(points: CurveSpec["points"], t: number): number {
  const after = points.findIndex(([time]) => time >= t);
  if (after <= 0) return points[Math.max(after, 0)]?.[1] ?? 0;
  const [[from, low], [to, high]] = [points[after - 1] ?? [0, 0], points[after] ?? [1, 0]];
  return low + ((t - from) / (to - from)) * (high - low);
}
