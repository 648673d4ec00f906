import { massProperties } from "../../../src/core/bodies/massProperties";
import type { EngineJob } from "../../../src/engines/recording";

/** A tilted spin of ten seconds: nothing is zero, equal or along an axis. */
export function jobFor(setting: string): EngineJob {
  return {
    setting,
    body: massProperties({ inertia: [0.5, 0.9, 1.2], mass: 2 }),
    initial: {
      position: [1, 2, 3],
      velocity: [0.1, -0.2, 0.3],
      orientation: [0.8, 0.1, 0.6, -0.2],
      angularVelocity: [2, 0.3, -1],
    },
    dt: 1 / 60,
    frames: 600,
  };
}
