import { angleBetween } from "../../core/math/vec3";
import { percentage, toDegrees } from "../../format/numbers";
import type { Run } from "./run";

/** Quantities of a run that the prose of any chapter may name; the core works them out when the site is built. */
export const RUN_VALUES = {
  energyLost: (run: Run) => percentage(-(run.end.energyDrift ?? 0)),
  energyGained: (run: Run) => percentage(run.end.energyDrift ?? 0),
  energyFactor: (run: Run) => (1 + (run.end.energyDrift ?? 0)).toFixed(0),
  momentumLost: (run: Run) => percentage(-(run.end.momentumDrift ?? 0)),
  greatestAngle: (run: Run) => `${toDegrees(run.greatestAngle).toFixed(1)}°`,
  angleBetween: (run: Run) =>
    `${toDegrees(angleBetween(run.start.angularVelocity, run.start.angularMomentum)).toFixed(1)}°`,
  /** The edges of a box, as "a × b × c m". */
  boxSize: ({ system }: Run) => {
    const { body } = system.scenario;
    if (!("shape" in body) || body.shape !== "box") throw new Error("only a box has edges");
    return `${body.size.join(" × ")} m`;
  },
} satisfies Record<string, (run: Run) => string>;
