import { norm } from "../../core/math/vec3";
import { energyOf, FIELD, TUMBLE_SECONDS, tumbleRun } from "./models";
import { fieldArrow, omegaArrow, satelliteMarks } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.detumble;

export const Detumble = runsIsland("Detumble", {
  seconds: TUMBLE_SECONDS,
  sliders: [
    {
      name: "gain",
      label: words.gain,
      symbol: "g",
      initial: 0.2,
      least: 0.02,
      most: 0.6,
      step: 0.02,
      unit: "N m s",
    },
  ],
  lanes: [
    {
      id: "all",
      title: words.all,
      run: ({ gain }) => tumbleRun(gain, false),
      marks: (state) => [...satelliteMarks(state.q_WB), omegaArrow(state)],
    },
    {
      id: "across",
      title: words.across,
      run: ({ gain }) => tumbleRun(gain, true),
      marks: (state) => [...satelliteMarks(state.q_WB), omegaArrow(state), fieldArrow(FIELD)],
    },
  ],
  readings: [
    {
      quantity: "energy",
      term: "energy",
      name: words.energy,
      of: (_, state) => energyOf(state),
      unit: "J",
      places: 4,
      tops: [1],
    },
    {
      quantity: "spin",
      term: "omega",
      name: words.spin,
      of: (_, { omega_W }) => norm(omega_W),
      unit: "rad/s",
      places: 3,
    },
    {
      quantity: "along",
      term: "omega",
      name: words.along,
      of: (_, { omega_W }) => omega_W[1],
      unit: "rad/s",
      places: 3,
    },
  ],
});
