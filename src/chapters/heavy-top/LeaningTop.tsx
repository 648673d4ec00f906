import { SCENARIOS } from "../../core/scenario/named";
import { strings } from "./strings/en";
import { swingOf } from "./swing";
import { topIsland } from "./TopFigure";
import { LEANING_TOP, steadySpeeds } from "./top";

const { angularVelocity } = SCENARIOS.leaningTop.scenario.initial;

/** Of its axis at the start. */
export const HEIGHT = angularVelocity[1] / LEANING_TOP.spin;

/** The slow one, at that height [rad/s]. */
export const STEADY = steadySpeeds(LEANING_TOP, HEIGHT)[0] ?? Number.NaN;

export const pushed = (share: number) => swingOf(LEANING_TOP.spin, { height: HEIGHT, rate: share * STEADY });

export const LeaningTop = topIsland("LeaningTop", {
  slider: { label: strings.top.push, min: -0.5, max: 2, step: 0.1 },
  swing: pushed,
});
