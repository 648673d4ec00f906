import { leanOf, omegaOf, WHEEL_SECONDS, wheelRun } from "./models";
import { racketMarks } from "./picture";
import { runsIsland } from "./Runs";
import { strings } from "./strings/en";

const words = strings.wheel;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export const WheelInside = runsIsland("WheelInside", {
  seconds: WHEEL_SECONDS,
  sliders: [
    {
      name: "wheel",
      term: "wheelMomentum",
      label: words.momentum,
      symbol: "h",
      initial: 1.2,
      least: -1.6,
      most: 2,
      step: 0.1,
      unit: "N m s",
    },
  ],
  lanes: [
    {
      id: "without",
      title: words.without,
      run: () => wheelRun(0),
      marks: (state) => racketMarks(state, 0),
    },
    {
      id: "with",
      title: words.with,
      run: ({ wheel }) => wheelRun(wheel),
      marks: (state, { wheel }) => racketMarks(state, wheel),
    },
  ],
  readings: [
    {
      quantity: "lean",
      name: words.lean,
      of: (_, state) => degrees(leanOf(state)),
      unit: "°",
      places: 1,
      tops: [180],
    },
    {
      quantity: "middleSpin",
      term: "omega",
      name: words.middle,
      of: (_, state) => omegaOf(state)[1],
      unit: "rad/s",
      places: 2,
    },
  ],
});
