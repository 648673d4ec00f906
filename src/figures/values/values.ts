import { angleBetween } from "../../core/math/vec3";
import { decimals, percentage, plain, toDegrees } from "../../format/numbers";
import type { Run } from "./run";

/** Quantities that the prose of any chapter may name. */
export const RUN_VALUES = {
  energyLost: (run: Run) => percentage(-(run.end.energyDrift ?? 0)),
  energyGained: (run: Run) => percentage(run.end.energyDrift ?? 0),
  energyFactor: (run: Run) => decimals(1 + (run.end.energyDrift ?? 0), 0),
  momentumLost: (run: Run) => percentage(-(run.end.momentumDrift ?? 0)),
  greatestAngle: (run: Run) => `${decimals(toDegrees(run.greatestAngle), 1)}°`,
  angleBetween: (run: Run) =>
    `${decimals(toDegrees(angleBetween(run.start.angularVelocity, run.start.angularMomentum)), 1)}°`,
  /** "a × b × c m" */
  boxSize: ({ system }: Run) => {
    const { body } = system.scenario;
    if (!("shape" in body) || body.shape !== "box") throw new Error("only a box has edges");
    return `${body.size.map(plain).join(" × ")} m`;
  },
} satisfies Record<string, (run: Run) => string>;
