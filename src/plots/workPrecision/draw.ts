import * as Plot from "@observablehq/plot";
import { axisScales, namedAxes } from "../functions/draw";
import { axisFraction } from "../functions/functionPlot";
import { asImage, type ElementFactory, plotOptions } from "../plotOptions";
import {
  PRECISION_MARGIN,
  PRECISION_SIZE,
  type PrecisionCurve,
  type PrecisionPlot,
  type PrecisionPoint,
} from "./workPrecision";

/** In units of the drawing. */
const LABEL_HEIGHT = 15;
const AREA_HEIGHT = PRECISION_SIZE.height - PRECISION_MARGIN.top - PRECISION_MARGIN.bottom;

/** @param document makes elements without a browser */
export function drawPrecision(
  plot: PrecisionPlot,
  summary: string,
  document?: ElementFactory,
): SVGSVGElement {
  const { cost: x, error: y, curves } = plot;
  const svg = Plot.plot({
    ...plotOptions(PRECISION_SIZE, PRECISION_MARGIN, document),
    ...axisScales({ x, y }),
    marks: [...namedAxes({ x, y }, 38), ...curves.flatMap(curveMarks), ...curveLabels(plot)],
  }) as SVGSVGElement;
  return asImage(svg, summary);
}

function curveMarks({ id, line, symbol, points }: PrecisionCurve): Plot.Markish[] {
  const channels = { x: "cost", y: "error" } as const;
  return [
    Plot.line(points, { ...channels, className: `precision-line ${classesOf({ id, line })}` }),
    Plot.dot(points, { ...channels, ...dot({ id, line, symbol }) }),
  ];
}

function dot({ symbol: { shape, filled }, ...curve }: Pick<PrecisionCurve, "id" | "line" | "symbol">) {
  const fill = filled ? " precision-dot-filled" : "";
  return { symbol: shape, r: 3.6, className: `precision-dot${fill} ${classesOf(curve)}` } as const;
}

function classesOf({ id, line }: Pick<PrecisionCurve, "id" | "line">): string {
  return `precision-${line} rule-${id}`;
}

/** Kept apart where curves meet, each after its symbol. */
function curveLabels({ cost, error, curves }: PrecisionPlot): Plot.Markish[] {
  const ends = curves.flatMap(({ points, ...curve }) => {
    const last = points.at(-1);
    return last ? [{ ...curve, last, down: AREA_HEIGHT * (1 - axisFraction(error, last.error)) }] : [];
  });
  ends.sort((a, b) => a.down - b.down);
  const heights = spreadLabels(ends.map(({ down }) => down));
  return ends.flatMap(({ name, last, down, ...curve }, index) => {
    const dy = (heights[index] ?? down) - down;
    const place = { x: () => cost.to, y: (point: PrecisionPoint) => point.error } as const;
    return [
      Plot.dot([last], { ...place, ...dot(curve), dx: 14, dy }),
      Plot.text([last], {
        ...place,
        text: [name],
        textAnchor: "start",
        dx: 24,
        dy,
        className: `precision-name ${classesOf(curve)}`,
      }),
    ];
  });
}

/** In ascending order, a line of text apart. */
function spreadLabels(heights: readonly number[]): number[] {
  const out = [...heights];
  for (let pass = 0; pass < 60; pass++) {
    for (let k = 1; k < out.length; k++) {
      const overlap = LABEL_HEIGHT - ((out[k] ?? 0) - (out[k - 1] ?? 0));
      if (overlap <= 0) continue;
      out[k - 1] = (out[k - 1] ?? 0) - overlap / 2;
      out[k] = (out[k] ?? 0) + overlap / 2;
    }
  }
  const above = -Math.min(0, ...out);
  return out.map((height) => height + above);
}
