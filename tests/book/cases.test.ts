import { describe, expect, it } from "vitest";
import { searchFile } from "../../src/book/build/searchFile";
import { CASES, caseById } from "../../src/book/cases/cases";
import { caseEntries } from "../../src/book/pages/cases/CaseBook";
import { stillOf } from "../../src/book/pages/cases/stills";
import { strings } from "../../src/book/strings/en";
import { principal } from "../../src/core/bodies/principal";
import { ANGULAR_IDS, ORIENTATION_IDS } from "../../src/core/dynamics/ids";
import { angleBetweenAttitudes, type Quat, rotate } from "../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../src/core/math/vec3";
import { SCENARIOS } from "../../src/core/scenario/named";
import type { ScenarioInput } from "../../src/core/scenario/parseScenario";
import { PROGRAMS, type ProgramId } from "../../src/engines/facts/programs";
import type { ComesWith } from "../../src/engines/facts/schema";
import { caseOfLane } from "../../src/logs/cases";
import { chosen } from "../chosen";
import { finalState } from "../core/support";

/** The anchors that the cases had at their first address; links to them are out in the world. */
const FIRST_ANCHORS =
  `doesNotFlip gainsEnergy slowsDown flipsFade flipsAtOtherTimes momentumTurns wrongWay turnsTwice turnsLate
  fastSpin grows notANumber longWayRound tensorNotTurned spinsOnBounce bounceGains throughTheFloor stiffSpring strongDrag
  stutters`.split(/\s+/);

const IDS = CASES.map(({ id }) => id);

describe("the case-book", () => {
  it("has at least twenty-two cases, each in one group, and every anchor that it ever had", () => {
    expect(IDS.length).toBeGreaterThanOrEqual(22);
    expect([...new Set(IDS)]).toEqual(IDS);
    expect(FIRST_ANCHORS.filter((id) => !IDS.includes(id))).toEqual([]);
  });

  it("has at least thirty threads, each with an address, a title and a year that can be", () => {
    const threads = CASES.flatMap(({ threads }) => threads);
    const addresses = new Map(threads.map((thread) => [thread.url, thread]));
    expect(addresses.size).toBeGreaterThanOrEqual(30);
    for (const thread of threads) {
      expect(thread.url).toMatch(
        /^https:\/\/(github\.com\/[\w.-]+\/[\w.-]+\/(issues|pull)\/\d+|physics\.stackexchange\.com\/questions\/\d+)$/,
      );
      expect(thread.title.length, thread.url).toBeGreaterThan(8);
      expect(thread.year, thread.url).toBeGreaterThan(2005);
      expect(thread.year, thread.url).toBeLessThanOrEqual(new Date().getFullYear());
      // One thread has one title and one year, wherever it is named.
      expect(thread).toEqual(addresses.get(thread.url));
    }
  });
});

it("the search finds every case by its name, what is seen, the reason and people’s words", () => {
  const page = { path: "cases/", title: "", description: "", body: "", entries: caseEntries("cases/") };
  const { entries } = searchFile([page], { groups: strings.search.groups, stopWords: [], half: "half" });
  expect(entries.map(({ address }) => address)).toEqual(IDS.map((id) => `cases/#${id}`));
  expect(entries.filter(({ text, words }) => text.length < 60 || words.length < 30)).toEqual([]);
});

describe("the picture of a case", () => {
  it("is of the frame that is set, not of the one that the chapter opens with", async () => {
    const set = await stillOf(caseById("grows").figure);
    const open = await stillOf({ ...caseById("grows").figure, set: {} });
    expect(set.state).toContain("frame 60");
    expect(open.state).toContain("frame 0");
    expect(set.pictures[0]?.html).not.toBe(open.pictures[0]?.html);
  });

  it("is of the values that are set, though they lie outside the figure that takes them", async () => {
    const { figure } = caseById("neverSettles");
    const braked = await stillOf({ ...figure, set: { frame: figure.set.frame } });
    expect((await stillOf(figure)).pictures[0]?.html).not.toBe(braked.pictures[0]?.html);
  });

  it("differs from one of those beside it, where a case has several", async () => {
    for (const { id, figure } of chosen(CASES, (_, place) => place % 4 === 0)) {
      const { pictures } = await stillOf(figure);
      // Ids, and what refers to them, name the picture; a trail that fades a little sooner shows no difference.
      const drawn = pictures.map(({ html }) =>
        html.replace(/<path class="trail[^>]*>|\bid="[^"]*"|#[\w-]+/g, ""),
      );
      if (drawn.length > 1) expect(new Set(drawn).size, id).toBeGreaterThan(1);
    }
  });

  it("is refused where the figure cannot be set so", async () => {
    await expect(stillOf({ ...caseById("grows").figure, set: { a: "nonsense" } })).rejects.toThrow(/^a: /);
  });
});

/** The lanes of the figure that shows how a floor strikes a box. */
const STRIKES = ["averaged", "per-vertex", "backtracking"] as const;

/** The box of that figure, set as a case has it, at the case's frame. */
function boxOf(id: "bounceLoses" | "throughTheFloor", method: (typeof STRIKES)[number]) {
  const { rate, frame, restitution, ...set } = caseById(id).figure.set as Readonly<Record<string, number>> & {
    readonly q?: Quat;
    readonly spin?: Vec3;
  };
  const { initial, contact, ...scenario } = SCENARIOS.tippingBox.scenario;
  return finalState({
    ...scenario,
    initial: {
      ...initial,
      ...(set.q && { orientation: [...set.q] }),
      ...(set.spin && { angularVelocity: [...set.spin] }),
    },
    contact: { ...contact, restitution, ...("friction" in set && { friction: set.friction }) },
    dt: 1 / (rate ?? 0),
    frames: frame,
    lanes: [{ angular: "none", contact: { method } }],
  } as ScenarioInput);
}

describe("what the cases claim", () => {
  it("products of inertia with the other sign leave the moments as they are only where one of the three is zero", () => {
    const moments = (xy: number, xz: number, yz: number) =>
      principal([3, xy, xz, xy, 4, yz, xz, yz, 5]).moments;
    const apart = (xy: number, xz: number, yz: number) =>
      norm(subVec(moments(xy, xz, yz), moments(-xy, -xz, -yz)));
    expect(apart(0.4, 0.5, 0)).toBeLessThan(1e-14);
    // Measured: 0.35.
    expect(apart(0.4, 0.5, 0.6)).toBeGreaterThan(0.3);
  });

  it("a flat box whose corners are struck one after another turns height into spin, and no other does", () => {
    const [mean, inTurn, backInTime] = STRIKES.map((strike) => boxOf("bounceLoses", strike));
    const [, start] = SCENARIOS.tippingBox.scenario.initial.position ?? [];
    // Measured: 0.750, 0.807, 0.750 and 0.555 m, the last at 14.9 rad/s; the others keep the start's 0.1 rad/s.
    for (const whole of [mean, backInTime]) {
      expect(whole?.state.position_W[1]).toBeGreaterThan((start ?? 0) - 0.01);
      expect(norm(whole?.state.omega_W ?? [1, 0, 0])).toBeCloseTo(0.1, 9);
    }
    expect(inTurn?.state.position_W[1]).toBeLessThan(0.6);
    expect(norm(inTurn?.state.omega_W ?? [0, 0, 0])).toBeGreaterThan(10);
  });

  it("A and B are deep in the floor, and C lies on it", () => {
    const depths = STRIKES.map((strike) => {
      const { system, state } = boxOf("throughTheFloor", strike);
      const heights = (system.body.vertices_B ?? []).map(
        (vertex_B) => state.position_W[1] + rotate(state.q_WB, vertex_B)[1],
      );
      return -Math.min(...heights);
    });
    // Measured: 0.224, 0.316 and 0.006 m, of a box 0.3 m high.
    expect(depths[0]).toBeGreaterThan(0.15);
    expect(depths[1]).toBeGreaterThan(0.15);
    expect(depths[2]).toBeLessThan(0.01);
  });

  it("between two packets ω parts from the truth, and L does not", () => {
    const { frame } = caseById("network").figure.set as { readonly frame: number };
    const { scenario } = SCENARIOS.racketHeldCrooked;
    const attitude = (angular: "exact" | "none" | "splitting") =>
      finalState({ ...scenario, frames: frame, lanes: [{ angular }] }).state.q_WB;
    const exact = attitude("exact");
    // Measured after a fifth of a second: 6.2° and 0.003°.
    expect(angleBetweenAttitudes(attitude("none"), exact)).toBeGreaterThan(0.1);
    expect(angleBetweenAttitudes(attitude("splitting"), exact)).toBeLessThan(1e-4);
  });

  it("dampings and limits that engines have unasked are those of the table of engines", () => {
    for (const [id, ofTable] of [
      ["damped", ({ damping }: ComesWith) => damping],
      ["fastSpin", ({ most }: ComesWith) => (most && "spin" in most ? most.spin : 0)],
    ] as const) {
      const said = caseById(id).mends.flatMap(({ place, code }) => {
        const [, number] = /([\d.]+) as it comes/.exec(code) ?? [];
        return number === undefined ? [] : [[place, Number(number)] as const];
      });
      expect(said.length).toBeGreaterThan(4);
      for (const [place, number] of said)
        expect(number, `${id}: ${place}`).toBeCloseTo(
          ofTable(PROGRAMS[place as ProgramId].comesWith as ComesWith),
          1 + Number(id === "damped"),
        );
    }
  });

  it("numbers of a run are of the throw that the figure is set to", () => {
    for (const { id, figure, values } of CASES) {
      for (const value of Object.values(values))
        if ("scenario" in figure.set && "scenario" in value)
          expect(value.scenario, id).toBe(figure.set.scenario);
    }
  });
});

it("a rule or an attitude found in a log leads to a case that there is", () => {
  const lanes = [
    ...ANGULAR_IDS.map((angular) => ({ angular })),
    ...ORIENTATION_IDS.map((orientation) => ({ angular: "momentum" as const, orientation })),
  ];
  const led = lanes.map(caseOfLane).filter((id) => id !== null);
  expect(led.length).toBeGreaterThan(8);
  expect(led.filter((id) => !IDS.includes(id))).toEqual([]);
});
