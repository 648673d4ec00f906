import { norm } from "../../core/math/vec3";
import { toDegrees } from "../../format/numbers";
import { AIM_SECONDS, aimEnergy, aimRun, angleLeft, TARGET, torqueAt } from "./models";
import { ghostMarks, satelliteMarks, torqueArrow } from "./picture";
import { type RunsLane, runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.aim;

const lane = (id: string, title: string, shorter: boolean): RunsLane<Parameters<typeof aimRun>[0]> => ({
  id,
  title,
  run: (gains) => aimRun(gains, shorter),
  marks: (state, gains) => [
    ...ghostMarks(TARGET),
    ...satelliteMarks(state.q_WB),
    torqueArrow(torqueAt(state, gains, shorter), 1.1 / Math.max(gains.stiffness, 1)),
  ],
});

export const Aim = runsIsland("Aim", {
  seconds: AIM_SECONDS,
  sliders: {
    stiffness: { term: "stiffness", label: words.stiffness, initial: 1, min: 0.2, max: 4, step: 0.1 },
    damping: { term: "damping", label: words.damping, initial: 0.7, min: 0, max: 3, step: 0.1 },
    step: { term: "step", label: words.step, initial: 0, min: 0, max: 1, step: 0.1, none: words.stepless },
  },
  lanes: [lane("asItComes", words.asItComes, false), lane("shorter", words.shorter, true)],
  readings: {
    angleLeft: {
      name: words.left,
      unit: "°",
      places: 1,
      tops: [240],
      of: ({ q_WB }, id) => toDegrees(angleLeft(q_WB, id === "shorter")),
    },
    spin: {
      term: "omega",
      name: words.spin,
      places: 2,
      tops: [1, 2, 4, 8],
      of: ({ omega_W }) => norm(omega_W),
    },
    aimEnergy: {
      term: "store",
      name: words.energy,
      places: 3,
      tops: [1, 2, 4, 8, 12],
      of: (state, id, gains) => aimEnergy(state, gains, id === "shorter"),
    },
  },
});
