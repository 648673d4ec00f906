import { clamp } from "../../../core/math/scalar";
import { ENGINES } from "../../../engines/registry";
import { type GraphSpec, graphIsland } from "../../../figures/graph/GraphFigure";
import { decimals, powerLabel, seconds, shortNumber } from "../../../format/numbers";
import type { FunctionCurve } from "../../../plots/functions/functionPlot";
import { type SettingId, settingOf } from "../engineText";
import { storedParting } from "../storedMeasurements";
import { strings } from "../strings/en";

const words = strings.partings;

const SETTINGS = ["jolt:gyroscopic", "rapier:always-on", "bullet:implicit-body", "mujoco:euler"] as const;

/** Stored times [s]. */
const [FIRST, LAST] = [0.1, 10];

/** Round-off of doubles [rad]. */
const LEAST = 1e-16;

const at = (id: SettingId, run: "engine" | "twin") => (time: number) =>
  Math.max(LEAST, storedParting(id, run, clamp(time, FIRST, LAST)));

const CURVES: readonly FunctionCurve[] = [
  ...SETTINGS.map((id) => ({
    id,
    name: words.engine(ENGINES[settingOf(id).engine].name),
    at: at(id, "engine"),
  })),
  { id: "twin", name: words.twin, at: at("jolt:gyroscopic", "twin"), symbol: "circle" },
];

const SPEC: GraphSpec = {
  plot: {
    x: {
      name: words.timeAxis,
      from: 0,
      to: LAST,
      ticks: [0, 2, 4, 6, 8, 10],
      tickText: (time) => decimals(time, 0),
    },
    y: {
      name: words.angleAxis,
      from: LEAST,
      to: 1,
      log: true,
      ticks: [1e-16, 1e-14, 1e-12, 1e-10, 1e-8, 1e-6, 1e-4, 1e-2, 1],
      tickText: powerLabel,
    },
    curves: CURVES,
    references: [
      { axis: "y", at: 2 ** -24, text: words.single, end: "right" },
      { axis: "y", at: 2 ** -53, text: words.double, end: "right" },
    ],
    samples: 100,
  },
  slider: { label: words.slider, step: 1 / 100, text: seconds },
  heading: words.angle,
  valueText: (angle) => `${shortNumber(angle, 2)} rad`,
  describe: (time) =>
    words.describe(
      seconds(time),
      CURVES.map((curve) => words.angleOf(curve.name, `${shortNumber(curve.at(time), 2)} rad`)),
    ),
};

export const Partings = graphIsland("Partings", SPEC);
