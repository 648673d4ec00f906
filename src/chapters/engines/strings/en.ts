import type { UnavailableReason } from "../../../engines/client";
import type { ProgramId } from "../../../engines/facts/programs";
import type { Conventions, LinkId } from "../../../engines/facts/schema";

const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

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
    lineUp: "Who races",
    lane: (lane: string) => `Lane ${lane}`,
    nobody: "nobody",
    rules: (rule: string) => `This book: ${rule}`,
    standsIn: (engine: string) => `${engine} is not loaded; the exact solution`,
    setting: (lane: string) => `Setting of lane ${lane}`,
    notLoaded: "not loaded",
    /** Of a run that the engine ended. */
    over: "–",
    /** @param size of all of them */
    start: (engines: readonly string[], size: string) => `Race ${listed(engines)}, ${size}`,
    again: "Race again",
    /** @param near  those within so many degrees, the nearest first
     *  @param others with their errors */
    finish: (
      { time, degrees }: { readonly time: number; readonly degrees: number },
      near: readonly string[],
      others: readonly string[],
    ) =>
      [
        `After ${time} s within ${degrees}°: ${near.length === 0 ? "none" : listed(near)}.`,
        others.length === 0 ? "" : `Farther off: ${others.join("; ")}.`,
      ].join(" "),
    named: (engine: string, setting: string) => `${engine} (${setting})`,
    off: (racers: readonly string[], angle: string) => `${listed(racers)} ${angle}`,
    ended: (engine: string, time: string, reason: string) => `${engine} ends after ${time}: ${reason}.`,
    /** @param limit [rad/s] */
    slows: (engine: string, limit: string) =>
      `${engine} slows down what spins at more than ${limit} rad/s at this step, as this body would.`,
    endReasons: {
      "spin exceeds 1e6 rad/s": "its spin passes a million radians a second",
      other: "it stopped by itself",
    },
    starts: {
      thrownRacket: "Racket, a careful throw",
      thrownRacketCrooked: "Racket, a crooked throw",
      racketMiddleAxis: "Slab of 0.2 × 1 × 2 m, a careful throw",
      racketCrooked: "Slab of 0.2 × 1 × 2 m, a crooked throw",
    },
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
    cost: "A step",
    same: "Run here",
    notYet: "not yet",
    yes: "the same",
    no: "otherwise",
    kept: "kept",
    none: "–",
    byDefault: (setting: string) => `${setting} *`,
    ours: (month: string, processor: string, runtime: string) =>
      `Grey: ours, ${month}, a step timed on ${processor} in ${runtime}.`,
    yours: "What is not grey is yours. A bar is a number’s share of its column’s worst, which is bold.",
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
    /** What of these there is; null for what is not. */
    comesWith: (...kinds: readonly (string | null)[]) => {
      const given = kinds.filter((kind) => kind !== null);
      return given.length === 0
        ? "As it comes, nothing else slows a spin."
        : `As it comes, it also has ${given.join(", ")}.`;
    },
    damping: (rate: string) => `a damping of ${rate} a second`,
    spins: (spin: string) => `a limit of ${spin} rad/s`,
    turns: "a limit of an eighth of a turn in a step",
    sleeps: "sleep",
    engines: {
      bullet: {
        name: "Bullet",
        does: "A btRigidBody has the term on as it comes, by one Newton step along the body’s axes: it loses energy. Two other flags choose the same step along the world’s axes, and the explicit rule, whose torque is cut at 100 N m.",
        advice:
          "For single bodies in free flight, leave the default and take substeps. Clear the flags that are set before you set another, for two of them act together.",
      },
      pybullet: {
        name: "PyBullet",
        does: "What loadURDF makes is a btMultiBody, which takes the term by the explicit rule and offers no other. Its damping takes the share 0.04 (1 + |ω|) of the spin a second.",
        advice:
          "The line makes a btRigidBody of a single body, which takes Bullet’s implicit step. Or set both dampings to 0 by changeDynamics, and keep the explicit rule.",
      },
      jolt: {
        name: "Jolt Physics",
        does: "Off as it comes. The flag switches on the rescaled step.",
        advice: "Set the flag for what is thrown. A crooked throw needs substeps as well.",
      },
      physx: {
        name: "PhysX",
        does: "Off as it comes. The flag switches on the rescaled step, once a frame, whichever solver is chosen.",
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
        does: "The integrator decides. Euler, as it comes, takes the term explicitly, implicit takes one Newton step, Runge–Kutta samples four times. Of implicitfast the version decides: up to 3.6 it was explicit, from 3.7 to 3.10 it had the midpoint rule for free bodies, as implicit had in 3.7 and 3.8.0; since 3.11 it takes the Newton step, for free bodies alone.",
        advice: "For bodies in free flight, choose Runge–Kutta.",
      },
      "cannon-es": {
        name: "cannon-es",
        does: "Left out, and there is no switch.",
        advice:
          "The lines hand it the term before each step: the explicit rule. In an event preStep they would be too late, since that comes after the contacts have been solved.",
      },
      havok: {
        name: "Havok",
        does: "Left out, and its plug-in for the web shows no switch.",
        advice: "It takes angular impulses: do as for cannon-es, with the torque times the step.",
      },
      bepu: {
        name: "bepuphysics2",
        does: "Three modes: leave it out, keep the momentum, or take one Newton step. The demos leave it out, damp every spin, and let a body that nothing touches take one step a frame, whatever the substeps.",
        advice:
          "Its makers call the mode with the Newton step the best one for flips, and say that it damps; the mode that keeps the momentum, they say, drifts to the axis of least moment. AllowSubstepsForUnconstrainedBodies gives free bodies the substeps.",
      },
      box3d: {
        name: "Box3D",
        does: "Always on, by one Newton step along the body’s axes in every substep.",
        advice: "More substeps lose less energy. A constant of its source sets the number of Newton steps.",
      },
      ode: {
        name: "ODE",
        does: "On as it comes, by the linearly implicit step.",
        advice: "A body made with the mode off gets it back by the line.",
      },
      unity: {
        name: "Unity",
        does: "Left out, as users report, one of them with measurements of 2020. The engine inside is PhysX, whose flag it does not show.",
        advice:
          "The lines hand it the term in each fixed step: the explicit rule. They also take off what slows a spin. Pages on Rigidbody up to Unity 6 name a limit of 7 rad/s, which old projects still hold.",
      },
      unreal: {
        name: "Unreal Engine",
        does: "Off as it comes, by its documents. The line switches it on; they do not say by which rule.",
        advice: "Log a throw, and let the lab find the rule.",
      },
      godot: {
        name: "Godot",
        does: "Left out by its own physics, as users report, and by its Jolt, to which it does not pass on the flag.",
        advice: "The lines change the spin in each step: the explicit rule. They also take off the damping.",
      },
    } satisfies Record<ProgramId, { name: string; does: string; advice: string }>,
    links: {
      default: "what it is by default",
      flag: "the flag",
      rule: "the rule",
      call: "where it is called",
      substeps: "how many substeps",
      changed: "what changed, and when",
      cut: "where it is cut",
      defaults: "(source)",
      report: "the report",
      newer: "a newer one, with numbers",
    } satisfies Record<LinkId | "defaults", string>,
  },
  meaning: {
    program: "Program",
    /** In a comment of code. */
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    time: "Time",
    worldY: "y, world",
    bodyY: "y, box",
    quantities: {
      alongWorld: "ω along the world’s y, right hand",
      alongBody: "ω along the box’s y, right hand",
      turned: "Turned by",
    },
    /** Of a program that says along which axes ω is. */
    said: ({ preset: { omega, unit, handedness, up }, measuredIn, readOn }: SaidWords) =>
      `Along the ${omega}’s axes, in ${unit}; ${handedness}-handed, ${up.replace("-", "−")} up. ${
        measuredIn === null ? `Told from its documents, read on ${readOn}.` : `Measured in ${measuredIn}.`
      }`,
    describe: ({ program, time, angle, axes, isLeftHanded }: TiltedWords) =>
      `As ${program} understands (0, 3, 0): after ${time} s the box on its side has turned by ${angle} about the ${
        axes === "world" ? "world’s" : "box’s own"
      } y axis${isLeftHanded ? ", by the left hand" : ""}.`,
    from: "From",
    to: "To",
    axes: "S (x, y, z)",
    axesText: (names: readonly string[]) => `(${names.join(", ").replaceAll("-", "−")})`,
    lines: (from: string, to: string) => `${from} to ${to}, in JavaScript`,
    open: {
      aircraft:
        "These lines change world and body by one S. Between forward, left, up and forward, right, down take two, as below the figure.",
      omega: "No line for ω: along which axes it is, one of the two does not say.",
      torque: "No line for τ: one of the two takes none, or leaves its axes or its unit open.",
    },
    table: {
      program: "Program",
      omega: "ω along",
      torque: "τ along",
      units: "Units",
      unitsText: (unit = "–", length = "m") => `${unit}, ${length}`,
      hand: "Hand",
      up: "Up",
      damping: "Damping [1/s]",
      limit: "Fastest [rad/s]",
      noLimit: "none",
      eighth: "⅛ turn a step",
      known: "Known from",
      measured: (packageName: string) => `runs of ${packageName}`,
      none: "–",
    },
  },
};

interface SaidWords {
  readonly preset: Conventions;
  readonly measuredIn: string | null;
  readonly readOn: string | null;
}

interface TiltedWords {
  readonly program: string;
  readonly time: string;
  readonly angle: string;
  readonly axes: "world" | "body";
  readonly isLeftHanded: boolean;
}

/** Of conventions; apart, for no script needs them. */
export const factWords = {
  world: "world",
  body: "body",
  right: "right",
  left: "left",
};
