import { describe, expect, it } from "vitest";
import { applyState } from "../../../src/figures/frame/figureState";
import { linkedState, stateQuery } from "../../../src/figures/frame/permalink";
import {
  initialSettings,
  type Settings,
  type SimulationValues,
  scenarioOf,
  settingsWith,
  simulationSchema,
  valuesOf,
} from "../../../src/figures/simulation/simulationState";
import type { SimulationFigureProps, SimulationSpec } from "../../../src/figures/simulation/spec";
import { HOSTILE, hostileQuery } from "../frame/hostileLinks";

const SCRIPT = "<script>alert(1)</script>";

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
  },
};

/** What a query makes of the figure's settings, or why it is refused. */
function follow(search: string): Settings | string | null {
  const linked = linkedState("racket", search);
  if (linked === null) return null;
  if ("trouble" in linked) return linked.trouble;
  let settings = initialSettings(PROPS, SPEC);
  const refused = applyState(
    {
      schema: simulationSchema(PROPS, SPEC),
      current: () => ({}),
      apply: (values) => {
        settings = settingsWith(settings, values as SimulationValues, SPEC);
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
      ...initialSettings(PROPS, SPEC),
      scenario: "racketCrooked",
      lanes: ["rk4", "momentum/matrix"],
      exact: true,
      rate: 200 / 3,
      speed: 0.25,
      layout: "overlaid",
      stage: "b.momentum.omega_W",
      shown: new Set(["trail"]),
    };
    expect(follow(`?${stateQuery("racket", valuesOf(chosen, 120, SPEC))}`)).toEqual(chosen);
  });

  it("brings back the scenario's own time step to the last digit", () => {
    const chosen = { ...initialSettings(PROPS, SPEC), rate: null };
    const opened = follow(`?${stateQuery("racket", valuesOf(chosen, 0, SPEC))}`);
    expect(opened).toEqual(chosen);
  });

  it("concerns only the figure that it names", () => {
    expect(follow("?figure=tumbling&v=1&frame=3")).toBeNull();
    expect(follow("")).toBeNull();
    expect(follow("?utm_source=somewhere")).toBeNull();
  });

  const BAD: readonly (readonly [field: string, text: string])[] = [
    ["a", "perpetual-motion"],
    ["b", "toString"],
    ["a", ""],
    // The figure has two lanes.
    ["c", "none"],
    ...["1e999", "-1", "0.5", "", "NaN", "Infinity", "0x10", " 7 8"].map((text) => ["frame", text] as const),
    ...["0", "1000", "fast", "-1", "1.5"].map((text) => ["speed", text] as const),
    // Only what the controls can show.
    ...["12", "1000", "0", "61"].map((text) => ["rate", text] as const),
    ["scenario", "gyroscopicDemo"],
    ["layout", "upside-down"],
    ["layers", "omega,gravity"],
    ["stops", "true"],
    ["restitution", "0.5"],
    ["colour", "red"],
    ["constructor", "none"],
    ["toString", "none"],
    ...["a", "b", "frame", "speed", "layout", "play"].map((field) => [field, SCRIPT] as const),
  ];

  it.for(BAD)("is refused for its %s: %j", ([field, text]) => {
    expect(follow(link({ [field]: text }))).toMatch(new RegExp(`^${field}: `));
  });

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
      const state = { schema: simulationSchema(PROPS, SPEC), current: () => ({}), apply: () => {} };
      expect(applyState(state, nothing)).not.toBe("");
    }
  });
});
