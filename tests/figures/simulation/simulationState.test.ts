import { describe, expect, it } from "vitest";
import { unitQuat } from "../../../src/core/math/quat";
import { applyState } from "../../../src/figures/shell/figureState";
import { linkedState, stateQuery } from "../../../src/figures/shell/permalink";
import { roundedStart } from "../../../src/figures/simulation/hold/ownStart";
import type { Settings } from "../../../src/figures/simulation/settings";
import {
  initialSettings,
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "../../../src/figures/simulation/simulationState";
import type { SimulationFigureProps, SimulationSpec } from "../../../src/figures/simulation/spec";
import { tableOf } from "../../tables";
import { HOSTILE, hostileQuery } from "../shell/hostileLinks";

const PROPS: SimulationFigureProps = {
  id: "racket",
  scenario: "racketMiddleAxis",
  lanes: ["none", "implicit-body"],
};
const SPEC: SimulationSpec = {
  camera: () => ({ target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 }),
  layers: [
    { id: "omega", name: "ω", label: "ω", shownAtFirst: true },
    { id: "trail", name: "trail", label: "trail", shownAtFirst: false },
  ],
  marks: () => [],
  describe: () => "",
  measures: [],
  choices: {
    formulations: ["none", "implicit-body", "rk4"],
    starts: [
      { value: "racketMiddleAxis", text: "careful" },
      { value: "racketCrooked", text: "crooked" },
    ],
    rates: [30, 60, 200 / 3],
    exact: "off",
    startByHand: true,
  },
};

const FIGURE = { props: PROPS, spec: SPEC };

/** What a query makes of the figure's settings, or why it is refused. */
function follow(search: string): Settings | string | null {
  const linked = linkedState("racket", search);
  if (linked === null) return null;
  if ("trouble" in linked) return linked.trouble;
  let settings = initialSettings(FIGURE);
  const refused = applyState(
    {
      schema: simulationSchema(FIGURE),
      current: () => ({}),
      apply: (values) => {
        settings = settingsWith(settings, values, FIGURE);
        scenarioOf(settings, SPEC);
      },
    },
    linked.values,
  );
  return refused || settings;
}

const link = (fields: Record<string, string>) =>
  `?${new URLSearchParams({ figure: "racket", v: "1", ...fields })}`;

describe("a link to a figure of lanes", () => {
  it("brings back every choice of the reader", () => {
    const chosen: Settings = {
      ...initialSettings(FIGURE),
      scenario: "racketCrooked",
      lanes: ["rk4", "momentum/matrix"],
      exact: true,
      rate: 200 / 3,
      q: [0.5, -0.5, 0.5, 0.5],
      spin: [1.25, -6.2, 0],
      speed: 0.25,
      layout: "overlaid",
      stage: "b.momentum.omega_W",
      layers: ["trail"],
    };
    expect(follow(`?${stateQuery("racket", valuesOf(chosen, 120, FIGURE))}`)).toEqual(chosen);
  });

  it("leads on from a stage's older name, but not from that of a reader's own line", () => {
    const stage = (name: string) => follow(link({ stage: name }));
    expect(stage("a.explicit.gyroscopicTorque")).toMatchObject({ stage: "a.explicit.gyroscopicTerm" });
    expect(stage("b.spinAcceleration.gyroscopicTorque_B")).toMatchObject({
      stage: "b.spinAcceleration.gyroscopicTerm_B",
    });
    expect(stage("a.step.gyroscopicTorque_B")).toMatchObject({ stage: "a.step.gyroscopicTorque_B" });
  });

  it("brings back the scenario's own time step to the last digit", () => {
    const chosen = { ...initialSettings(FIGURE), rate: null };
    const opened = follow(`?${stateQuery("racket", valuesOf(chosen, 0, FIGURE))}`);
    expect(opened).toEqual(chosen);
  });

  it("brings back the start that a hand has given, whose digits are those that run", () => {
    const start = roundedStart({ q: unitQuat([0.3, -0.2, 0.7, 0.1]), spin: [1.23456, -7.000001, -1e-9] });
    const chosen = { ...initialSettings(FIGURE), ...start };
    const query = stateQuery("racket", valuesOf(chosen, 0, FIGURE));
    expect(query).toContain("q=[0.378,-0.252,0.8819,0.126]".replace(/[[\]]/g, encodeURIComponent));
    expect(query).toContain("spin=[1.23,-7,0]".replace(/[[\]]/g, encodeURIComponent));
    expect(scenarioOf(follow(`?${query}`) as Settings, SPEC)).toEqual(scenarioOf(chosen, SPEC));
  });

  it("leaves the hand's start where it names none, and drops it where it names a scenario", () => {
    const chosen: Settings = { ...initialSettings(FIGURE), q: [0, 1, 0, 0], spin: [0, 3, 0] };
    expect(settingsWith(chosen, { a: "rk4" }, FIGURE)).toMatchObject({ q: [0, 1, 0, 0], spin: [0, 3, 0] });
    const named = settingsWith(chosen, { scenario: "racketCrooked", spin: [1, 0, 0] }, FIGURE);
    expect(named).toMatchObject({ q: null, spin: [1, 0, 0] });
    const { initial } = scenarioOf(named, SPEC);
    expect(initial.angularVelocity).toEqual([1, 0, 0]);
  });

  it("concerns only the figure that it names", () => {
    expect(follow("?figure=tumbling&v=1&frame=3")).toBeNull();
    expect(follow("")).toBeNull();
    expect(follow("?utm_source=somewhere")).toBeNull();
  });

  it.for(tableOf<readonly [field: string, text: string]>("tests/figures/simulation/refusedFields.yaml"))(
    "is refused for its %s: %j",
    ([field, text]) => {
      expect(follow(link({ [field]: text }))).toMatch(new RegExp(`^${field}(\\.\\d)?: `));
    },
  );

  it("is refused for its version, missing or unknown", () => {
    expect(follow("?figure=racket&frame=3")).toMatch(/^v: /);
    expect(follow(link({ v: "7" }))).toMatch(/^v: /);
  });

  it("cannot reach into the language through a field's name", () => {
    expect(follow("?figure=racket&v=1&__proto__=none")).toMatch(/^(__proto__|the link): /);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe("200 malformed and hostile links", () => {
  it("are refused, each with a field named", () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
    for (const hostile of HOSTILE) {
      const refused = follow(`?${hostileQuery("racket", hostile)}`);
      expect(refused, hostile).toBeTypeOf("string");
      expect(refused, hostile).toMatch(/^\S+( \S+)?: /);
    }
  });
});

describe("a state from the prose", () => {
  it("is refused when it is not even an object", () => {
    for (const nothing of [null, 7, "none"]) {
      const state = { schema: simulationSchema(FIGURE), current: () => ({}), apply: () => {} };
      expect(applyState(state, nothing)).not.toBe("");
    }
  });
});
