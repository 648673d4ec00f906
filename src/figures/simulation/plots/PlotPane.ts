import { clamp } from "../../../core/math/scalar";
import { decimals } from "../../../format/numbers";
import { type TimeWindow, timeFraction, type ValueRange, valueFraction } from "../../../plots/plotArea";
import type { PlotKind } from "../../../plots/timeSeries/plottedRun";
import { setStyle, setText } from "../../../ui/liveElements";

export class PlotPane {
  readonly area: HTMLElement;
  private readonly drawing: HTMLElement;
  private readonly cursor: HTMLElement;
  private readonly dots: HTMLCollectionOf<HTMLElement>;
  private readonly values: HTMLCollectionOf<HTMLElement>;
  private window: TimeWindow = { from: 0, to: 1 };
  private range: ValueRange = { low: 0, high: 1 };

  constructor(
    readonly kind: PlotKind,
    readonly root: HTMLElement,
  ) {
    this.drawing = part(root, ".plot-prerendered");
    this.area = part(root, ".plot-area");
    this.cursor = part(root, ".plot-cursor");
    this.dots = root.getElementsByClassName("plot-dot") as HTMLCollectionOf<HTMLElement>;
    this.values = root.getElementsByClassName("plot-value-now") as HTMLCollectionOf<HTMLElement>;
    this.readScales();
  }

  get isEmpty(): boolean {
    return this.drawing.firstElementChild === null;
  }

  show(svg: SVGSVGElement): void {
    this.drawing.replaceChildren(svg);
    this.readScales();
  }

  private readScales(): void {
    const { from, to, low, high } = this.drawing.querySelector("svg")?.dataset ?? {};
    this.window = { from: Number(from ?? 0), to: Number(to ?? 1) };
    this.range = { low: Number(low ?? 0), high: Number(high ?? 1) };
  }

  point(t: number, values: readonly (number | null)[]): void {
    const x = timeFraction(this.window, t);
    setStyle(this.cursor, "visibility", x >= 0 && x <= 1 ? "visible" : "hidden");
    setStyle(this.cursor, "transform", `translateX(${(100 * x).toFixed(2)}%)`);
    for (let lane = 0; lane < values.length; lane++) this.pointLane(lane, values[lane] ?? null);
  }

  private pointLane(lane: number, value: number | null): void {
    const dot = this.dots[lane];
    const text = this.values[lane];
    const y = value === null ? Number.NaN : valueFraction(this.range, value);
    const seen = y >= -1e-9 && y <= 1 + 1e-9;
    if (dot) setStyle(dot, "visibility", seen ? "inherit" : "hidden");
    if (dot && seen) setStyle(dot, "transform", `translateY(${(100 * y).toFixed(2)}%)`);
    if (text) setText(text, value === null ? "–" : brief(value));
  }

  tell(frame: number, text: string): void {
    this.area.setAttribute("aria-valuenow", String(frame));
    this.area.setAttribute("aria-valuetext", text);
  }

  timeAt(clientX: number): number {
    const { left, width } = this.area.getBoundingClientRect();
    const { from, to } = this.window;
    return from + clamp((clientX - left) / width, 0, 1) * (to - from);
  }
}

function brief(value: number): string {
  const size = Math.abs(value);
  return decimals(value, size < 100 ? 3 : size < 1000 ? 1 : 0);
}

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`a plot without ${selector}`);
  return found;
}
