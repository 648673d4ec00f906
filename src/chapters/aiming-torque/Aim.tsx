import { norm } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import { AIM_SECONDS, aimEnergy, aimRun, angleLeft, TARGET, torqueAt } from "./models";
import { ghostMarks, satelliteMarks, torqueArrow } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.aim;
const degrees = (angle: number) => (angle * 180) / Math.PI;

const lane = (id: string, title: string, shorter: boolean) => ({
  id,
  title,
  run: (gains: { stiffness: number; damping: number }) => aimRun(gains, shorter),
  marks: (state: Parameters<typeof torqueAt>[0], gains: { stiffness: number; damping: number }) => [
    ...ghostMarks(TARGET),
    ...satelliteMarks(state.q_WB),
    torqueArrow(torqueAt(state, gains, shorter), 1.1 / Math.max(gains.stiffness, 1)),
  ],
  plotted: (state: Parameters<typeof torqueAt>[0]) => degrees(angleLeft(state.q_WB, shorter)),
});

export const Aim = runsIsland("Aim", {
  seconds: AIM_SECONDS,
  sliders: [
    {
      name: "stiffness",
      label: words.stiffness,
      symbol: "k",
      initial: 1,
      least: 0.2,
      most: 4,
      step: 0.1,
      unit: "N m",
    },
    {
      name: "damping",
      label: words.damping,
      symbol: "d",
      initial: 0.7,
      least: 0,
      most: 3,
      step: 0.1,
      unit: "N m s",
    },
  ],
  lanes: [lane("asItComes", words.asItComes, false), lane("shorter", words.shorter, true)],
  axis: {
    name: words.axis,
    from: 0,
    to: 240,
    ticks: [0, 40, 80, 120, 160, 200, 240],
    tickText: (angle) => decimals(angle, 0),
  },
  readings: [
    {
      quantity: "angleLeft",
      name: words.left,
      of: (id, { q_WB }) => degrees(angleLeft(q_WB, id === "shorter")),
      unit: "°",
      places: 1,
    },
    {
      quantity: "spin",
      term: "omega",
      name: words.spin,
      of: (_, { omega_W }) => norm(omega_W),
      unit: "rad/s",
      places: 2,
    },
    {
      quantity: "aimEnergy",
      term: "energy",
      name: words.energy,
      of: (id, state, gains) => aimEnergy(state, gains, id === "shorter"),
      unit: "J",
      places: 3,
    },
  ],
});
