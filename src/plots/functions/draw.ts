import * as Plot from "@observablehq/plot";
import { MARGIN, PLOT } from "../plotArea";
import { asImage, type ElementFactory, plotOptions } from "../plotOptions";
import { type FunctionAxis, type FunctionCurve, type FunctionPlot, sampleArguments } from "./functionPlot";

/** @param document makes elements without a browser */
export function drawFunctions(plot: FunctionPlot, summary: string, document?: ElementFactory): SVGSVGElement {
  const svg = Plot.plot({
    ...plotOptions(PLOT, MARGIN, document),
    ...axisScales(plot),
    marks: [
      ...namedAxes(plot, 34),
      ...referenceLines(plot),
      ...plot.curves.map((curve, index) => curveMark(plot, curve, index)),
      ...plot.curves.map(({ measured }, index) =>
        Plot.dot(measured?.() ?? [], {
          x: "x",
          y: "y",
          r: 3.2,
          className: `plot-measured lane-${index + 1}`,
        }),
      ),
      ...referenceLabels(plot),
    ],
  }) as SVGSVGElement;
  return asImage(svg, summary);
}

type Axes = Pick<FunctionPlot, "x" | "y">;

export function axisScales({ x, y }: Axes) {
  const scale = ({ from, to, log }: FunctionAxis): Plot.ScaleOptions => ({
    domain: [from, to],
    type: log ? "log" : "linear",
    label: null,
  });
  return { x: scale(x), y: scale(y) };
}

/** @param below the name of x, from the area */
export function namedAxes({ x, y }: Axes, below: number): Plot.Markish[] {
  // The text is a channel: a format would go through the logarithmic scale's, which leaves out ticks far from a power of ten.
  const tickOptions = ({ ticks, tickText }: FunctionAxis) => ({
    ticks: [...ticks],
    text: tickText,
    label: null,
  });
  return [
    Plot.gridY([...y.ticks], { className: "plot-grid" }),
    Plot.axisY({ ...tickOptions(y), tickSize: 0, tickPadding: 8 }),
    Plot.axisX({ ...tickOptions(x), tickSize: 5 }),
    Plot.text([x.name], { frameAnchor: "bottom-right", dy: below, className: "plot-axis-name" }),
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
    { x: "x", y: "y", className: `plot-line lane-${index + 1}` },
  );
}
