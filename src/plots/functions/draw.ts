import * as Plot from "@observablehq/plot";
import { MARGIN, PLOT } from "../plotArea";
import { asImage, type ElementFactory, plotOptions, tickOptions } from "../plotOptions";
import { type FunctionAxis, type FunctionCurve, type FunctionPlot, sampleArguments } from "./functionPlot";

/** @param document makes the elements where there is no browser */
export function drawFunctions(plot: FunctionPlot, summary: string, document?: ElementFactory): SVGSVGElement {
  const svg = Plot.plot({
    ...plotOptions(PLOT, MARGIN, document),
    x: scale(plot.x),
    y: scale(plot.y),
    marks: [
      ...axes(plot),
      ...referenceLines(plot),
      ...plot.curves.map((curve, index) => curveMark(plot, curve, index)),
      ...referenceLabels(plot),
    ],
  }) as SVGSVGElement;
  return asImage(svg, summary);
}

function scale({ from, to, log }: FunctionAxis): Plot.ScaleOptions {
  return { domain: [from, to], type: log ? "log" : "linear", label: null, clamp: false };
}

function axes({ x, y }: FunctionPlot): Plot.Markish[] {
  return [
    Plot.gridY([...y.ticks], { className: "plot-grid" }),
    Plot.axisY({ ...tickOptions(y), tickSize: 0, tickPadding: 8 }),
    Plot.axisX({ ...tickOptions(x), tickSize: 5 }),
    Plot.text([x.name], { frameAnchor: "bottom-right", dy: 34, className: "plot-axis-name" }),
    Plot.text([y.name], { frameAnchor: "top-left", dx: 4, dy: -16, className: "plot-axis-name" }),
  ];
}

function referenceLines({ references: lines = [] }: FunctionPlot): Plot.Markish[] {
  return lines.map(({ axis, at }) =>
    (axis === "y" ? Plot.ruleY : Plot.ruleX)([at], { className: "plot-reference" }),
  );
}

function referenceLabels({ references: lines = [], x, y }: FunctionPlot): Plot.Markish[] {
  return lines.map(({ axis, at, text, end, raised = 8 }) => {
    const left = end === "left";
    const place =
      axis === "y"
        ? { x: left ? x.from : x.to, y: at, dx: left ? 4 : 0, dy: -raised }
        : { x: at, y: y.to, dx: 5, dy: 9 };
    const textAnchor = axis === "x" || left ? "start" : "end";
    return Plot.text([text], { ...place, textAnchor, className: "plot-note" });
  });
}

function curveMark(plot: FunctionPlot, { at, symbol }: FunctionCurve, index: number): Plot.Markish {
  const { from, to } = plot.y;
  const points = sampleArguments(plot).map((x) => ({ x, y: at(x) }));
  const shown = points.filter(({ y }) => y >= from && y <= to);
  const className = `plot-line lane-${index + 1}`;
  if (symbol)
    return Plot.dot(shown, {
      x: "x",
      y: "y",
      r: symbol === "plus" ? 1.5 : 2.2,
      symbol,
      className: `plot-cloud lane-${index + 1}`,
    });
  return Plot.line(
    points.map((point) => (shown.includes(point) ? point : { ...point, y: Number.NaN })),
    {
      x: "x",
      y: "y",
      className,
    },
  );
}
