import type { Page } from "playwright-core";
import { expect } from "vitest";
import { OBJECT_MESHES } from "../../src/core/bodies/objects/index";
import { laneContact } from "../../src/core/dynamics/contact/impulse";
import { isRecorded } from "../../src/core/dynamics/lane";
import { isDiverged } from "../../src/core/dynamics/state";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { allRows, type Row, stepRows } from "../../src/figures/simulation/inspector/alignStages";
import { Player } from "../../src/playback/player";
import { traceFrame } from "../../src/trace/traceStep";
import { Figure } from "./figure";

/* The walk inside a frame, as its tests read it. */

/** The figure of the section that looks inside a frame: a crooked throw by the explicit rule and by the implicit. */
export const FIGURE = "frame";

/** With leave to read what was copied, for the one test that does. */
export const SHARED = { permissions: ["clipboard-read", "clipboard-write"] };

/** The rows that the core itself makes of a frame of that figure: the steps of its derivations, and every line. */
export function coreRows(frame: number) {
  const lanes = [{ angular: "explicit" }, { angular: "implicit-body" }];
  const player = new Player(
    parseScenario({ ...SCENARIOS.racketOnEdge.scenario, lanes }, OBJECT_MESHES),
    OBJECT_MESHES,
  );
  const traced = player.scenario.lanes.map((lane, index) => {
    if (isRecorded(lane)) throw new Error("no rule to look into");
    const state = player.instant(index, frame);
    if (isDiverged(state)) throw new Error(state.diverged);
    const trace = traceFrame(player.system, index, state).stages;
    return { trace, lane, contact: laneContact(player.system, lane) };
  });
  return { steps: stepRows(traced), all: allRows(traced.map(({ trace }) => trace)) };
}

interface Shown {
  readonly lane: string;
  readonly id: string;
  readonly value: string;
}

/** What the panes hold: each lane's stage and its value to the last digit. */
export function shown(figure: Figure): Promise<Shown[]> {
  return figure.root.locator("data[data-stage-id]").evaluateAll((elements) =>
    elements.map((element) => ({
      lane: (element as HTMLElement).dataset.stageLane ?? "",
      id: (element as HTMLElement).dataset.stageId ?? "",
      value: (element as HTMLElement).dataset.value ?? "",
    })),
  );
}

export async function open(page: Page): Promise<Figure> {
  const figure = await Figure.hydrated(page, FIGURE);
  if ((await figure.button("Next stage").count()) === 0) {
    await (await figure.inReach(figure.button("Inside this frame"))).focus();
    await page.keyboard.press("Enter");
    await figure.button("Next stage").waitFor();
  }
  return figure;
}

/** Whether each lane's pane holds what the core has of a row. */
export async function isShown(figure: Figure, row: Row | undefined): Promise<void> {
  if (!row) throw new Error("no such row");
  const values = await shown(figure);
  row.stages.forEach((stage, lane) => {
    if (!stage) return;
    const own = values.find((one) => one.lane === "ab"[lane]);
    expect(own, row.id).toEqual({ lane: "ab"[lane], id: stage.id, value: JSON.stringify(stage.value) });
  });
}

export const allLines = (figure: Figure) => figure.root.getByRole("switch", { name: "All lines" });

export const present = (figure: Figure) =>
  figure.root.getByRole("list", { name: "Stages" }).locator("[aria-current=step]").textContent();
