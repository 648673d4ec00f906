import { toDegrees } from "../../format/numbers";
import { leanOf, omegaOf, WHEEL_SECONDS, wheelRun } from "./models";
import { racketMarks } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.wheel;

export const WheelInside = runsIsland("WheelInside", {
  seconds: WHEEL_SECONDS,
  sliders: {
    wheel: { term: "wheelMomentum", label: words.momentum, initial: 1.2, min: -1.6, max: 2, step: 0.1 },
  },
  lanes: [
    { id: "without", title: words.without, run: () => wheelRun(0), marks: (state) => racketMarks(state, 0) },
    {
      id: "with",
      title: words.with,
      run: ({ wheel }) => wheelRun(wheel),
      marks: (state, { wheel }) => racketMarks(state, wheel),
    },
  ],
  readings: {
    lean: { name: words.lean, unit: "°", places: 1, tops: [180], of: (state) => toDegrees(leanOf(state)) },
    middleSpin: { term: "omega", name: words.middle, places: 2, of: (state) => omegaOf(state)[1] },
  },
});
