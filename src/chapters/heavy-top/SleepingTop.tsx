import { strings } from "./strings/en";
import { swingOf } from "./swing";
import { topIsland } from "./TopFigure";
import { LEANING_TOP, leastSpin } from "./top";

/** Nearly upright. */
const HEIGHT = Math.cos((2 / 180) * Math.PI);

/** At rest but for a share of the spin from which it sleeps. */
export const nudged = (share: number) =>
  swingOf(share * leastSpin(LEANING_TOP, 1), { height: HEIGHT, rate: 0 });

export const SleepingTop = topIsland("SleepingTop", {
  slider: { label: strings.top.spin, min: 0.8, max: 1.2, step: 0.02 },
  swing: nudged,
});
