import * as Plot from "@observablehq/plot";
import { shortNumber, tickLabels } from "../../format/numbers";
import {
  AREA_HEIGHT,
  AREA_WIDTH,
  MARGIN,
  PLOT,
  timeFraction,
  type ValueRange,
  valueFraction,
} from "../plotArea";
import { asImage, type ElementFactory, plotOptions } from "../plotOptions";
import { strings } from "../strings/en";
import { type Curve, laneLetter, type PlotPicture } from "./curve";
import { type EndName, endNames } from "./endNames";
import { placedLosses } from "./losses";
import { type Note, placedNotes } from "./notes";

/** In units of the drawing. */
const LABEL_HEIGHT = 16;

export interface PlotWords {
  /** Accessible name. */
  readonly summary: string;
  /** At the ends of curves, where there is room. */
  readonly ends: readonly string[];
}

/**
 * Window and range are in `data-` attributes, from which a cursor over the plot takes its scale.
 *
 * @param document makes elements without a browser
 */
export function drawPlot(
  picture: PlotPicture,
  { summary, ends }: PlotWords,
  document?: ElementFactory,
): SVGSVGElement {
  const { window, range, curves } = picture;
  const names = endNames(picture, ends);
  const svg = Plot.plot({
    ...plotOptions(PLOT, MARGIN, document),
    x: { domain: [window.from, window.to], label: null },
    y: { domain: [range.low, range.high], label: null },
    marks: [
      ...axes(),
      ...curves.map(curveLine),
      ...curves.flatMap(cross),
      ...curves.map(impactDots),
      ...lossLabels(picture),
      ...endLabels(curves, range),
      ...names.map((name) => endNameText(name, picture)),
      ...placedNotes(picture, names).map((note) => noteText(note, picture)),
    ],
  }) as SVGSVGElement;
  for (const path of svg.querySelectorAll("path[d]"))
    path.setAttribute("d", roundPath(path.getAttribute("d") ?? ""));
  const shown = { ...window, ...range };
  for (const [name, value] of Object.entries(shown)) svg.setAttribute(`data-${name}`, String(value));
  return asImage(svg, summary);
}

/** To tenths of a unit, less than the curve's tolerance. */
function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(10 * Number(number)) / 10));
}

function axes(): Plot.Markish[] {
  // The library also passes all ticks, which its types leave out.
  const tickFormat = (value: unknown, index: number, ticks: readonly number[] = []) =>
    tickLabels(ticks)[index] ?? String(value);
  return [
    Plot.gridY({ ticks: 4, className: "plot-grid" }),
    Plot.axisY({ ticks: 4, tickSize: 0, tickPadding: 8, tickFormat, label: null }),
    Plot.axisX({ ticks: 6, tickSize: 5, tickFormat, label: null }),
    Plot.text([strings.timeAxis], { frameAnchor: "bottom-right", dy: 34, className: "plot-axis-name" }),
  ];
}

function curveLine({ lane, points }: Curve): Plot.Markish {
  return Plot.line(points, { x: "t", y: "value", className: `plot-line lane-${lane + 1}` });
}

function impactDots({ lane, impacts: struck }: Curve): Plot.Markish {
  return Plot.dot(struck, { x: "t", y: "value", r: 3, className: `plot-impact lane-${lane + 1}` });
}

function lossLabels(picture: PlotPicture): Plot.Markish[] {
  const losses = placedLosses(picture);
  return [...new Set(losses.map(({ place }) => place))].map((place) => {
    const { anchor, dx, dy } = place;
    return Plot.text(
      losses.filter((loss) => loss.place === place),
      {
        x: "t",
        y: "value",
        text: ({ lost }) => `${lost > 0 ? "−" : "+"}${shortNumber(Math.abs(lost), 2)} J`,
        textAnchor: anchor,
        dx,
        dy,
        className: "plot-impact-loss",
      },
    );
  });
}

function noteText({ t, text, box, anchor }: Note, { window, range }: PlotPicture): Plot.Markish {
  return Plot.text([t], {
    x: (time: number) => time,
    y: () => range.high,
    text: [text],
    textAnchor: anchor,
    dx: (anchor === "start" ? box.left : box.right) - AREA_WIDTH * timeFraction(window, t),
    dy: (box.top + box.bottom) / 2,
    className: "plot-note",
  });
}

function cross({ diverges }: Curve): Plot.Markish[] {
  return diverges
    ? [Plot.dot([diverges], { x: "t", y: "value", symbol: "times", r: 4.5, className: "plot-cross" })]
    : [];
}

/** Letters are spread where curves meet. */
function endLabels(curves: readonly Curve[], range: ValueRange): Plot.Markish[] {
  const shown = fromAbove(
    curves.flatMap(({ lane, last }) =>
      last ? [{ lane, last, height: AREA_HEIGHT * valueFraction(range, last.value) }] : [],
    ),
  );
  const heights = spreadLabels(shown.map(({ height }) => height));
  return shown.map(({ lane, last, height }, index) =>
    Plot.text([last], {
      x: "t",
      y: "value",
      text: [laneLetter(lane)],
      textAnchor: "start",
      dx: 7,
      dy: (heights[index] ?? 0) - height,
      className: `plot-end lane-${lane + 1}`,
    }),
  );
}

/** Ends that cannot be told apart have the lanes' order, as their names. */
function fromAbove<End extends { readonly lane: number; readonly height: number }>(
  ends: readonly End[],
): End[] {
  const groups: End[][] = [];
  for (const end of [...ends].sort((a, b) => a.height - b.height)) {
    const above = groups.at(-1);
    if (above?.some(({ height }) => end.height - height < 1)) above.push(end);
    else groups.push([end]);
  }
  return groups.flatMap((group) => group.sort((a, b) => a.lane - b.lane));
}

/** In units of the drawing. */
const DESCENT = 4;

function endNameText({ lane, text, bottom }: EndName, { window, range }: PlotPicture): Plot.Markish {
  return Plot.text([text], {
    x: () => window.to,
    y: () => range.high,
    text: [text],
    textAnchor: "end",
    lineAnchor: "bottom",
    dx: -3,
    dy: bottom - DESCENT,
    className: `plot-end plot-end-name lane-${lane + 1}`,
  });
}

/** Ascending, at least a line of text apart, none below the area. */
export function spreadLabels(heights: readonly number[]): number[] {
  const out = [...heights];
  for (let k = 1; k < out.length; k++) {
    const overlap = LABEL_HEIGHT - ((out[k] ?? 0) - (out[k - 1] ?? 0));
    if (overlap <= 0) continue;
    for (let j = 0; j < k; j++) out[j] = (out[j] ?? 0) - overlap / 2;
    out[k] = (out[k] ?? 0) + overlap / 2;
  }
  return out.map((height, k) => Math.min(height, AREA_HEIGHT - LABEL_HEIGHT * (out.length - 1 - k)));
}
