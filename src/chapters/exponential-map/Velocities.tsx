import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { quaternionStep } from "../../core/dynamics/orientation/quaternion";
import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { powerLabel, shortNumber } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { augmentedErrorAfter, errorAfter, SPAN } from "./attitudeErrors";
import { strings } from "./strings/en";

const words = strings.velocities;

function curve(id: string, name: string, error: (frames: number) => number): FunctionCurve {
  const errors = new Map<number, number>();
  return {
    id,
    name,
    at: (dt) => {
      const frames = Math.round(SPAN / dt);
      const value = errors.get(frames) ?? error(frames);
      errors.set(frames, value);
      return value;
    },
  };
}

const CURVES = [
  curve("quaternion", words.curves.quaternion, (frames) => errorAfter(quaternionStep, 1, frames)),
  curve("end", words.curves.end, (frames) => errorAfter(exponentialMap, 1, frames)),
  curve("middle", words.curves.middle, (frames) => errorAfter(exponentialMap, 0.5, frames)),
  curve("augmented", words.curves.augmented, augmentedErrorAfter),
];

const VELOCITIES: GraphSpec = {
  plot: {
    x: {
      name: "Δt [s]",
      from: 0.002,
      to: 0.2,
      log: true,
      ticks: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2],
      tickText: (value) => shortNumber(value),
    },
    y: {
      name: `${words.errorAxis} [rad]`,
      from: 1e-6,
      to: 4,
      log: true,
      ticks: [1e-6, 1e-4, 1e-2, 1],
      tickText: powerLabel,
    },
    curves: CURVES,
    samples: 60,
  },
  slider: { label: words.slider, step: 1 / 120, text: (dt) => `${shortNumber(dt, 2)} s` },
  heading: `${words.error} [rad]`,
  valueText: (value) => shortNumber(value, 3),
  describe: (dt) =>
    words.describe(
      `${shortNumber(dt, 2)} s`,
      shortNumber(SPAN),
      CURVES.map(({ name, at }) => words.errorOf(name, `${shortNumber(at(dt), 2)} rad`)),
    ),
};

export const Velocities = graphIsland("Velocities", VELOCITIES);
