import { norm } from "../../core/math/vec3";
import { energyOf, FIELD, TUMBLE_SECONDS, tumbleRun } from "./models";
import { fieldArrow, omegaArrow, satelliteMarks } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.detumble;

export const Detumble = runsIsland("Detumble", {
  seconds: TUMBLE_SECONDS,
  sliders: {
    gain: { symbol: "g", unit: "N m s", label: words.gain, initial: 0.2, min: 0.02, max: 0.6, step: 0.02 },
  },
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
  readings: {
    energy: { term: "energy", name: words.energy, places: 4, tops: [1], of: energyOf },
    spin: { term: "omega", name: words.spin, places: 3, of: ({ omega_W }) => norm(omega_W) },
    along: { term: "omega", name: words.along, places: 3, of: ({ omega_W }) => omega_W[1] },
  },
});
