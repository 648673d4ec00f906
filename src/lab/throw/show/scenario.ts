import { scaleMat } from "../../../core/math/mat3";
import { rotate } from "../../../core/math/quat";
import type { ScenarioInput } from "../../../core/scenario/parseScenario";
import { rowsOf } from "../../form/rows";
import type { Throw } from "../motion/analyse";
import { strings } from "../strings/en";

/** The mass of a common phone [kg]. */
const MASS = 0.175;

/** The trace of the tensor, which a throw does not determine: that of a common phone of 71 mm by 147 mm, m (a² + b²)/6 [kg m²]. */
const TRACE = (MASS * (0.071 ** 2 + 0.147 ** 2)) / 6;

/** Frames a second on the bench. */
const RATE = 240;

/** A throw as a scenario of the bench: the flight as a recorded lane, and the exact motion from the fitted start. */
export function scenarioOf({ flight, attitudes, motion }: Throw): ScenarioInput {
  const { samples, duration } = flight;
  const from = samples[0]?.t ?? 0;
  return {
    body: { inertia: rowsOf(scaleMat(TRACE, motion.body.inertia_B)), mass: MASS },
    initial: { orientation: [1, 0, 0, 0], angularVelocity: [...motion.start_D] },
    dt: 1 / RATE,
    frames: Math.floor(duration * RATE),
    lanes: [
      {
        recording: {
          name: strings.found.take.lane,
          t: samples.map(({ t }) => t - from),
          orientation: attitudes.map((q) => [...q] as [number, number, number, number]),
          angularVelocity: samples.map(
            ({ omega_D }, k) =>
              [...rotate(attitudes[k] ?? [1, 0, 0, 0], omega_D)] as [number, number, number],
          ),
        },
      },
      { angular: "exact" },
    ],
  };
}
