import { runInChunks, yieldToMain } from "../../../browser/scheduling";
import { seconds, shortNumber } from "../../../format/numbers";
import { scrolledTo, type TimeWindow, zoomedAbout } from "../../../plots/plotArea";
import { plotCsv } from "../../../plots/timeSeries/csv";
import { plotPicture } from "../../../plots/timeSeries/curve";
import { type PlotKind, type PlottedRun, plottedRun } from "../../../plots/timeSeries/plottedRun";
import { plotSummary } from "../../../plots/timeSeries/summary";
import { strings } from "../../strings/en";
import type { SimulationDriver } from "../SimulationDriver";
import { PlotPane } from "./PlotPane";

export interface PlotFeedback {
  readonly names: readonly string[];
  readonly ends: readonly string[];
  /** null once the plots could be drawn */
  readonly onTrouble: (trouble: string | null) => void;
}

/**
 * A figure's plots share one window of time and one cursor. The built page's drawings stay until something else is asked for; only then
 * is the whole run computed, and the plot library fetched.
 */
export class PlotController {
  readonly panes: readonly PlotPane[];
  feedback: PlotFeedback = { names: [], ends: [], onTrouble: () => {} };

  private window: TimeWindow;
  private run: Promise<PlottedRun | null> | null = null;
  private work = new AbortController();
  private drawings = 0;
  private drawing = false;

  constructor(
    private readonly driver: SimulationDriver,
    private readonly kinds: readonly PlotKind[],
    private readonly root: HTMLElement,
  ) {
    const elements = [...root.querySelectorAll<HTMLElement>("[data-plot]")];
    this.panes = kinds.flatMap((kind, index) => {
      const element = elements[index];
      return element ? [new PlotPane(kind, element)] : [];
    });
    this.window = { from: 0, to: this.end };
    if (this.panes.some((pane) => pane.isEmpty)) this.draw();
  }

  /** The end of the run [s]. */
  private get end(): number {
    return this.driver.player.lastFrame * this.dt;
  }

  private get dt(): number {
    return this.driver.player.scenario.dt;
  }

  restart(): void {
    this.work.abort();
    this.work = new AbortController();
    this.run = null;
    if (this.window.to > this.end) this.window = { from: 0, to: this.end };
    this.draw();
  }

  dispose(): void {
    this.work.abort();
    this.drawings += 1;
  }

  zoom(factor: number, about = this.present()): string {
    return this.look(zoomedAbout(this.window, about, factor, this.dt, this.end));
  }

  whole(): string {
    return this.look({ from: 0, to: this.end });
  }

  private look(window: TimeWindow): string {
    this.window = window;
    this.draw();
    return strings.announced.timeShown(shortNumber(window.from), shortNumber(window.to));
  }

  private present(): number {
    return this.driver.player.frame * this.dt;
  }

  seek(t: number): void {
    this.driver.player.seek(Math.round(t / this.dt));
  }

  follow(): void {
    const { player } = this.driver;
    const t = this.present();
    const reports = player.scenario.lanes.map((_, lane) => player.report(lane));
    for (const pane of this.panes) {
      pane.point(
        t,
        reports.map((report) => ("diverged" in report ? null : pane.kind.value(report, player.system))),
      );
      if (!player.playing) pane.tell(player.frame, seconds(t));
    }
    const window = scrolledTo(this.window, t, this.end);
    // While it plays, a window is drawn to its end before the next.
    if (window !== this.window && !(player.playing && this.drawing)) this.look(window);
  }

  /** null if something else was asked for meanwhile */
  async csv(laneNames: readonly string[]): Promise<string | null> {
    const run = await this.values();
    return run && plotCsv(this.kinds, run, this.window, laneNames);
  }

  private values(): Promise<PlottedRun | null> {
    this.run ??= runInChunks(plottedRun(this.driver.player.system, this.kinds), this.work.signal);
    return this.run;
  }

  /** A later call overtakes an earlier one. */
  async draw(): Promise<void> {
    this.drawings += 1;
    const mine = this.drawings;
    const overtaken = () => mine !== this.drawings;
    this.mark(true);
    try {
      const [run, { drawPlot }] = await Promise.all([
        this.values(),
        import("../../../plots/timeSeries/draw"),
      ]);
      for (const pane of this.panes) {
        // Fetching, computing and drawing each plot are short tasks of their own.
        await yieldToMain();
        if (!run || overtaken()) return;
        const picture = plotPicture(pane.kind, run, this.window);
        const { names, ends } = this.feedback;
        pane.show(drawPlot(picture, { summary: plotSummary(picture, run, names), ends }));
        this.driver.invalidate();
      }
      this.feedback.onTrouble(null);
    } catch {
      if (!overtaken()) this.feedback.onTrouble(strings.plots.notDrawn);
    }
    if (!overtaken()) this.mark(false);
  }

  private mark(drawing: boolean): void {
    this.drawing = drawing;
    this.root.classList.toggle("stale", drawing);
  }
}
