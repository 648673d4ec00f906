import type { LinkId, SourcedId } from "../../../engines/facts";
import type { UnavailableReason } from "../../../engines/messages";

export const strings = {
  engines: {
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
  engineStore: {
    load: (engine: string, size: string) => `Load ${engine}, ${size}`,
    again: (engine: string, size: string) => `Try ${engine} again, ${size}`,
    stop: "Stop",
    /** @param share so many per cent; empty where nothing can be said */
    loading: (engine: string, share: string) => `${engine} is on its way${share === "" ? "" : `: ${share}`}.`,
    progress: (engine: string) => `How much of ${engine} has come`,
    ready: (engine: string) => `${engine} is here.`,
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
    standsIn: (engine: string) => `${engine} is not loaded; the exact solution`,
    missing: "Until then, the exact solution stands in its place.",
    ended: (engine: string, time: string, reason: string) => `${engine} ends after ${time}: ${reason}.`,
    /** @param limit [rad/s] */
    slows: (engine: string, limit: string) =>
      `${engine} slows down what spins at more than ${limit} rad/s at this step, as this body would.`,
    endReasons: {
      "spin exceeds 1e6 rad/s": "its spin passes a million radians a second",
      other: "it stopped by itself",
    },
    starts: { racketMiddleAxis: "A careful throw", racketCrooked: "A crooked throw" },
    laneRefused: "an engine with a setting, such as jolt:gyroscopic, or a rule",
  },
  table: {
    engine: "Engine",
    setting: "Setting",
    follows: "Rule it follows",
    ruleAndTurn: (rule: string, turn: string) => `${rule}; ${turn}`,
    substeps: "Substeps",
    error: (seconds: number) => `Off after ${seconds} s`,
    energy: (seconds: number) => `Energy at ${seconds} s`,
    size: (seconds: number) => `|L| at ${seconds} s`,
    direction: "L astray by",
    cost: "A step here",
    same: "As the authors’",
    yes: "the same",
    no: "otherwise",
    kept: "kept",
    none: "–",
    byDefault: (setting: string) => `${setting} *`,
    label: "Engines, run here",
    thrown: "Throw",
  },
  partings: {
    engine: (name: string) => `${name}, and its rule in doubles`,
    twin: "Jolt’s rule in single precision, and in doubles",
    timeAxis: "time [s]",
    angleAxis: "angle between the two attitudes [rad]",
    single: "a digit of single precision",
    double: "a digit of doubles",
    slider: "Time",
    angle: "Angle",
    describe: (time: string, angles: readonly string[]) => `After ${time}: ${angles.join("; ")}.`,
    angleOf: (curve: string, angle: string) => `${curve}: ${angle}`,
  },
  recipes: {
    copy: "Copy",
    copied: "The lines are copied.",
    notCopied: "The browser does not let this page copy.",
    code: (engine: string, language: string) => `${engine}, in ${language}`,
    read: (version: string, date: string) => `Read in version ${version}, ${date}:`,
    readOn: (date: string) => `As of ${date}:`,
    measured: (date: string) => `Measured in the package that runs here, ${date}; its source is closed.`,
    engines: {
      bullet: {
        name: "Bullet",
        does: "On as it comes, by one Newton step along the body’s axes: it loses energy. Two other flags choose the same step along the world’s axes, and the explicit rule.",
        advice: "For single bodies in free flight, leave the default and take substeps.",
      },
      jolt: {
        name: "Jolt Physics",
        does: "Off as it comes. The flag switches on the rescaled step.",
        advice: "Set the flag for what is thrown. A crooked throw needs substeps as well.",
      },
      physx: {
        name: "PhysX",
        does: "Off as it comes. The flag switches on the rescaled step.",
        advice: "Where a binding lacks the flag, pass its number, 1 << 10.",
      },
      rapier: {
        name: "Rapier",
        does: "On as it comes, by the rescaled step, once in each of four substeps.",
        advice:
          "For spins of more than an eighth of a turn a step, allow fast rotation. For more digits, raise the number of solver iterations, which is the number of substeps.",
      },
      mujoco: {
        name: "MuJoCo",
        does: "The integrator decides: Euler, as it comes, takes the term explicitly; implicit and implicitfast take one Newton step; Runge–Kutta samples four times. From 3.7 to 3.10 implicitfast had the midpoint rule for free bodies, and in 3.7 and 3.8.0 so had implicit.",
        advice: "For bodies in free flight, choose Runge–Kutta.",
      },
      "cannon-es": {
        name: "cannon-es",
        does: "Left out, and there is no switch.",
        advice: "The lines hand it the term before each step: the explicit rule.",
      },
      havok: {
        name: "Havok",
        does: "Left out, and its plug-in for the web shows no switch.",
        advice: "It takes angular impulses: do as for cannon-es, with the torque times the step.",
      },
      bepu: {
        name: "bepuphysics2",
        does: "Three modes: leave it out, keep the momentum, or take one Newton step. The demos leave it out.",
        advice:
          "Its makers call the mode with the Newton step the best one for flips, and say that it damps; the mode that keeps the momentum, they say, drifts to the axis of least moment.",
      },
      unity: {
        name: "Unity",
        does: "Users report that it is left out. The engine inside is PhysX.",
        advice: "The lines hand it the term in each fixed step: the explicit rule.",
      },
      godot: {
        name: "Godot",
        does: "Left out by its own physics and, as its users report, by its Jolt, whose flag it does not pass on.",
        advice: "The lines change the spin in each step: the explicit rule.",
      },
    } satisfies Record<SourcedId, { name: string; does: string; advice: string }>,
    links: {
      default: "what it is by default",
      flag: "the flag",
      rule: "the rule",
      call: "where it is called",
      substeps: "how many substeps",
      changed: "what changed, and when",
      report: "the report",
    } satisfies Record<LinkId, string>,
  },
};
