import { norm } from "../../core/math/vec3";
import { AIM_SECONDS, aimEnergy, aimRun, angleLeft, type Gains, TARGET, torqueAt } from "./models";
import { ghostMarks, satelliteMarks, torqueArrow } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.aim;
const degrees = (angle: number) => (angle * 180) / Math.PI;

const lane = (id: string, title: string, shorter: boolean) => ({
  id,
  title,
  run: (gains: Parameters<typeof aimRun>[0]) => aimRun(gains, shorter),
  marks: (state: Parameters<typeof torqueAt>[0], gains: Gains) => [
    ...ghostMarks(TARGET),
    ...satelliteMarks(state.q_WB),
    torqueArrow(torqueAt(state, gains, shorter), 1.1 / Math.max(gains.stiffness, 1)),
  ],
});

export const Aim = runsIsland("Aim", {
  seconds: AIM_SECONDS,
  sliders: [
    {
      name: "stiffness",
      term: "stiffness",
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
      term: "damping",
      label: words.damping,
      symbol: "d",
      initial: 0.7,
      least: 0,
      most: 3,
      step: 0.1,
      unit: "N m s",
    },
    {
      name: "step",
      term: "step",
      label: words.step,
      symbol: "Δt",
      initial: 0,
      least: 0,
      most: 1,
      step: 0.1,
      unit: "s",
      none: words.stepless,
    },
  ],
  lanes: [lane("asItComes", words.asItComes, false), lane("shorter", words.shorter, true)],
  readings: [
    {
      quantity: "angleLeft",
      name: words.left,
      of: (id, { q_WB }) => degrees(angleLeft(q_WB, id === "shorter")),
      unit: "°",
      places: 1,
      tops: [240],
    },
    {
      quantity: "spin",
      term: "omega",
      name: words.spin,
      of: (_, { omega_W }) => norm(omega_W),
      unit: "rad/s",
      places: 2,
      tops: [1, 2, 4, 8],
    },
    {
      quantity: "aimEnergy",
      term: "store",
      name: words.energy,
      of: (id, state, gains) => aimEnergy(state, gains, id === "shorter"),
      unit: "J",
      places: 3,
      tops: [1, 2, 4, 8, 12],
    },
  ],
});
