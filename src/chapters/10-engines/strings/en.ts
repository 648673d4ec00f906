import type { UnavailableReason } from "../../../engines/messages";
import type { Translation } from "../../../language/translation";

export const strings = {
  engines: {
    /** Each setting, after the name of its engine. */
    settings: {
      "cannon-es:none": "as it comes",
      "bullet:none": "no gyroscopic flag",
      "bullet:explicit": "explicit",
      "bullet:implicit-world": "implicit, world axes",
      "bullet:implicit-body": "implicit, body axes",
      "jolt:off": "gyroscopic off",
      "jolt:gyroscopic": "gyroscopic on",
      "rapier:always-on": "as it comes",
      "havok:none": "as it comes",
      "mujoco:euler": "Euler",
      "mujoco:implicit": "implicit",
      "mujoco:implicitfast": "implicitfast",
      "mujoco:rk4": "RK4",
      "physx:off": "gyroscopic off",
      "physx:gyroscopic": "gyroscopic on",
    },
    choice: (engine: string, setting: string) => `${engine}, ${setting}`,
    lane: (engine: string, setting: string, precision: string, substeps: string) =>
      `${engine}, ${setting}, ${precision}, ${substeps}`,
    precision: { single: "single precision", double: "double precision" },
    substeps: (count: number) => (count === 1 ? "1 substep" : `${count} substeps`),
  },
  shelf: {
    load: (engine: string, size: string) => `Load ${engine}, ${size}`,
    again: (engine: string, size: string) => `Try ${engine} again, ${size}`,
    stop: "Stop",
    /** @param share so many per cent; empty where nothing can be said */
    coming: (engine: string, share: string) => `${engine} is on its way${share === "" ? "" : `: ${share}`}.`,
    progress: (engine: string) => `How much of ${engine} has come`,
    here: (engine: string) => `${engine} is here.`,
    failed: {
      "not fetched": (engine: string) =>
        `${engine} could not be fetched: the connection, or something that blocks downloads, is in the way.`,
      "not started": (engine: string) =>
        `${engine} came, but does not start in this browser. Everything else goes on.`,
      aborted: (engine: string) => `${engine} stopped by itself. Its lane ends there, and nothing else does.`,
    } satisfies Record<Exclude<UnavailableReason, "closed">, (engine: string) => string>,
  },
  race: {
    lineUp: "Who runs",
    lane: (lane: string) => `Lane ${lane}`,
    nobody: "nobody",
    rules: (rule: string) => `This book: ${rule}`,
    /** The lane of an engine that has not been loaded. */
    standsIn: (engine: string) => `${engine} is not loaded; the exact solution`,
    missing: (engine: string) =>
      `${engine} is not loaded. Until it is, the exact solution stands in its place.`,
    running: (engine: string) => `${engine} is running.`,
    /** @param reason as the core says it */
    ended: (engine: string, time: string, reason: string) => `${engine} ends after ${time}: ${reason}.`,
    endReasons: {
      "spin exceeds 1e6 rad/s": "its spin passes a million radians a second",
      other: "it stopped by itself",
    },
    book: "A rule of this book runs at once; there is nothing to load.",
    starts: { racketMiddleAxis: "A careful throw", racketCrooked: "A crooked throw" },
    laneRefused: "an engine with a setting, such as jolt:gyroscopic, or a rule",
  },
};

export type Strings = Translation<typeof strings>;
