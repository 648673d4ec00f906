import { describe, expect, test } from "vitest";
import { CHAPTERS } from "../../../src/book/chapters";
import { bunny } from "../../../src/core/bodies/bunny";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { laneContact } from "../../../src/core/dynamics/contact/impulse";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import { isRecorded, type Lane } from "../../../src/core/dynamics/lane";
import { isDiverged } from "../../../src/core/dynamics/state";
import { SCENARIOS, type ScenarioId } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import {
  allRows,
  firstRow,
  isNamed,
  MOST_ROWS,
  type Row,
  stepRows,
  type TracedLane,
} from "../../../src/figures/simulation/inspector/alignStages";
import { type LaneId, laneOf } from "../../../src/figures/simulation/laneId";
import { Player } from "../../../src/playback/player";
import { isStruck, stepsOf } from "../../../src/trace/derivationSteps";
import { traceFrame } from "../../../src/trace/traceStep";
import { tagsOf } from "../../book/figureTags";

const MESHES = { bunny, ...OBJECT_MESHES };

interface FigureOfLanes {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  readonly rate?: number;
  readonly frame?: number;
}

/** Every figure of lanes, as its chapter sets it. */
const FIGURES = CHAPTERS.flatMap(({ slug }) => tagsOf(slug))
  .filter(({ props }) => props.id !== undefined && props.scenario !== undefined && props.lanes !== undefined)
  .map(({ props }) => props as unknown as FigureOfLanes);

function playerOf({ scenario, lanes, rate }: Omit<FigureOfLanes, "id">): Player {
  const named = SCENARIOS[scenario].scenario;
  const timing = rate ? { dt: 1 / rate, frames: Math.round(named.dt * named.frames * rate) } : {};
  return new Player(parseScenario({ ...named, ...timing, lanes: lanes.map(laneOf) }, MESHES), MESHES);
}

function traced(player: Player, frame: number): (TracedLane & { readonly lane: Lane })[] {
  return player.scenario.lanes.map((lane, index) => {
    if (isRecorded(lane)) throw new Error("no rule to look into");
    const state = player.instant(index, frame);
    const trace = isDiverged(state) ? [] : traceFrame(player.system, index, state).stages;
    return { trace, lane, contact: laneContact(player.system, lane) };
  });
}

const names = (rows: readonly Row[]) => rows.map(({ stages }) => stages.map((stage) => stage?.name ?? null));

describe("the steps that are listed at first", () => {
  test("are looked for in every figure of lanes", () => {
    expect(FIGURES.length).toBeGreaterThanOrEqual(21);
    for (const { id, scenario, lanes } of FIGURES)
      expect([id, scenario in SCENARIOS, lanes[0]]).toContain(true);
  });

  test.for(FIGURES)("of $id are twelve at most, and leave out no step but details", (figure) => {
    const player = playerOf(figure);
    const opening = figure.frame ?? 0;
    for (const frame of [0, 1, opening, ...struckFrames(player, opening)]) {
      const lanes = traced(player, frame);
      const rows = stepRows(lanes);
      expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(rows.length).toBeGreaterThan(2);
      if (frame !== opening) continue;
      const struck = lanes.some(({ trace }) => isStruck(trace));
      lanes.forEach(({ trace, lane, contact }, index) => {
        const named = stepsOf(lane, contact, struck).filter(
          ([, line, weight]) => weight < 3 && trace.some(({ id }) => id === line),
        );
        for (const [, line] of named)
          expect(
            rows.some(({ stages }) => stages[index]?.id.replace(/~\d+$/, "") === line),
            line,
          ).toBe(true);
      });
    }
  });

  function struckFrames(player: Player, opening: number): number[] {
    if (player.system.planes.length === 0) return [];
    const isHit = (frame: number) =>
      player.scenario.lanes.some((_, lane) => player.impactsAfter(lane, frame).length > 0);
    return Array.from({ length: opening + 60 }, (_, frame) => frame)
      .filter(isHit)
      .slice(0, 4);
  }

  test("are twelve at most for any two rules, and more than one where a rule has more", () => {
    for (const a of ANGULAR_IDS)
      for (const b of ANGULAR_IDS) {
        const rows = stepRows(traced(playerOf({ scenario: "racketCrooked", lanes: [a, b] }), 0));
        expect(rows.length, `${a}, ${b}`).toBeLessThanOrEqual(MOST_ROWS);
        expect(rows.length, `${a}, ${b}`).toBeGreaterThan(1);
      }
  });

  test("are those that the chapter on the rules compares, side by side", () => {
    const lanes = traced(playerOf({ scenario: "racketCrooked", lanes: ["explicit", "implicit-body"] }), 0);
    expect(names(stepRows(lanes))).toEqual([
      ["inertia_W", null],
      [null, "omega_B"],
      ["momentum", "momentum_B"],
      ["gyroscopicTerm", "residual_B"],
      [null, "jacobian"],
      ["change", "correction_B"],
      ["explicit", "implicitBody"],
      ["omega_W", "omega_W"],
      ["halfAngle", "halfAngle"],
      ["turn", "turn"],
      ["q_WB", "q_WB"],
    ]);
  });
});

describe("a walk", () => {
  const rowsOf = (a: LaneId, b: LaneId) =>
    stepRows(traced(playerOf({ scenario: "thrownRacketCrooked", lanes: [a, b] }), 0));
  const begins = (a: LaneId, b: LaneId) => firstRow(rowsOf(a, b))?.stages.map((stage) => stage?.name);

  test("begins at the first step that both lanes take", () => {
    expect(begins("none", "splitting")).toEqual(["q_WB", "next.q_WB"]);
    expect(begins("explicit", "implicit-body")).toEqual(["momentum", "momentum_B"]);
  });

  test("of the racket's two lanes begins near its end: they share one step only, and part in what it holds", () => {
    const shared = rowsOf("none", "splitting").filter(({ stages }) =>
      stages.every((stage) => stage !== null),
    );
    expect(names(shared)).toEqual([["q_WB", "next.q_WB"]]);
    const [a, b] = shared[0]?.stages.map((stage) => stage?.value) ?? [];
    expect(a).not.toEqual(b);
  });

  test("begins at the first step of one lane alone", () => {
    const rows = stepRows(traced(playerOf({ scenario: "thrownRacketCrooked", lanes: ["splitting"] }), 0));
    expect(firstRow(rows)).toBe(rows[0]);
  });
});

describe("a row", () => {
  const lanes = traced(playerOf({ scenario: "racketCrooked", lanes: ["explicit", "implicit-body"] }), 0);

  test("is meant by a link to the stage of any of its lanes", () => {
    const [row] = stepRows(lanes).filter((each) => isNamed(each, "b.implicitBody.residual_B"));
    expect(row?.id).toBe("a.explicit.gyroscopicTerm");
  });

  test("of every line has A's correction beside B's, and none is lost or told twice", () => {
    const rows = allRows(lanes.map(({ trace }) => trace));
    expect(names(rows)).toContainEqual(["change", "correction_B"]);
    lanes.forEach(({ trace }, index) => {
      const found = rows.flatMap(({ stages }) => stages[index] ?? []);
      expect(found).toEqual(trace);
    });
  });

  test("of a third lane stands beside the other two", () => {
    const three = traced(
      playerOf({ scenario: "briskBox", lanes: ["implicit-body", "midpoint", "augmented"] }),
      0,
    );
    expect(names(stepRows(three)).filter((row) => row.every(Boolean))).toContainEqual([
      "q_WB",
      "q_WB",
      "turned_WB",
    ]);
  });
});

describe("a loop", () => {
  const struck = traced(playerOf({ scenario: "thrownBunny", lanes: ["none/averaged"] }), 22);
  const lines = (rows: readonly Row[]): number =>
    rows.reduce((sum, { fold }) => sum + 1 + (fold ? lines(fold.rows) : 0), 0);

  test("over vertices is one row, of the deepest, that holds all the others", () => {
    const rows = allRows(struck.map(({ trace }) => trace));
    expect(lines(rows)).toBe(struck[0]?.trace.length);
    expect(rows.length).toBeLessThan(lines(rows) / 2);
    const [row] = rows.filter(({ fold }) => fold?.word === "deepest");
    const depths = [row, ...(row?.fold?.rows ?? [])].flatMap((each) =>
      each?.stages[0]?.name === "distance" ? [Number(each.stages[0].value)] : [],
    );
    expect(depths.length).toBe(row?.fold?.count);
    expect(depths[0]).toBe(Math.min(...depths));
    expect(new Set(depths).size).toBeGreaterThan(1);
  });

  test("of a bisection is one row, of its last halving", () => {
    const player = playerOf({ scenario: "tippingBox", lanes: ["none/backtracking"] });
    const hit = Array.from({ length: 60 }, (_, frame) => frame).find(
      (at) => player.impactsAfter(0, at).length > 0,
    );
    const [lane] = traced(player, hit ?? 0);
    const middles = (lane?.trace ?? []).filter(({ name }) => name === "middle");
    expect(middles.length).toBeGreaterThan(5);
    const [row] = allRows([lane?.trace ?? []]).filter(({ fold }) => fold?.word === "halvings");
    expect(row?.stages[0]).toBe(middles.at(-1));
    expect(row?.fold?.count).toBe(middles.length);
  });
});
