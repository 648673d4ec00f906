import type { Translation } from "../../../language/translation";

export const strings = {
  longRuns: {
    starts: {
      racketFiftySeconds: "A careful throw, fifty seconds",
      racketFiveMinutes: "A careful throw, five minutes",
      crookedFiveMinutes: "A crooked throw, five minutes",
      briskBox: "A brisk tumble, five seconds",
    },
  },
  longRunTable: {
    rule: "Rule",
    after: (seconds: string) => `after ${seconds} seconds`,
    flips: "Flips",
    energy: "Energy",
    momentumSize: "Size of L",
    momentumAngle: "L off by",
    attitudeError: "Attitude off by",
    kept: "kept",
    diverged: (time: string) => `given up within ${time}`,
    chance: "chance",
  },
  registry: {
    label: "All the rules",
    rule: "Rule",
    order: "Order",
    conserves: "Keeps",
    cost: "A step here",
    error: (timeStep: string) => `Error at ${timeStep}`,
    usedBy: "Who uses which rule",
    choose: "When to choose it",
    links: { run: "Run", derivation: "Derivation", code: "Code" },
    /** In place of an order: the rule has no time-stepping error. */
    exact: "exact",
  },
  sweep: {
    label: "Runs of the sweep",
    caption: "Error of the attitude after five seconds, in radians",
    rule: "Rule",
    cost: "A step here",
    diverges: "diverges",
    runLink: (rule: string, timeStep: string, error: string) =>
      `${rule}, ${timeStep}: off by ${error}. Open this run`,
    everyPoint: "The table below has every point.",
    ruleThatIsTimed: "a rule that is timed",
    nanoseconds: "nanoseconds",
    positiveNanoseconds: "more than 0 nanoseconds",
    start: "Work it out",
    continue: "Go on",
    again: "Work it out again",
    cancel: "Cancel",
    progress: "Rules worked out",
    status: {
      idle: "Costs are counted in steps. To time them here takes a few seconds; the page stays usable.",
      working: (done: string, all: string) => `Working: ${done} of ${all} rules.`,
      stopped: (done: string, all: string) => `Stopped after ${done} of ${all} rules. What was found stays.`,
      failed: "The worker could not be started, so costs stay counted in steps.",
      done: "Done.",
      sameErrors: "Done. The errors came out as on the page, to the last digit; only the times are yours.",
      otherErrors: "Done. Some errors came out differently from those on the page.",
    },
  },
  ensemble: {
    axes: { least: "least", middle: "middle", greatest: "greatest" },
    timeAxis: "time [s]",
    partAxis: "part of the cloud on the side of its start",
    part: "Part on the side of its start",
    half: "one half",
    plotSummary:
      "Part of the cloud on the side of its start, over sixty seconds: at first all of it, then next to none, then swings about one half that die away.",
    upright: "On the side of the start",
    uprightOf: (count: string, all: string) => `${count} of ${all}`,
    flips: "Flips so far",
    range: (fewest: string, most: string) => `${fewest} to ${most}`,
    describe: (time: string, upright: string, flips: string) =>
      `After ${time}, ${upright} rackets have L on the side of the middle axis where they all began. They have made ${flips} flips.`,
  },
  neighbours: {
    across: "Two starts on neighbouring curves",
    along: "Two starts on one curve",
    asIfNear: "As near the axis: exp(λt) times the first distance",
    timeAxis: "time [s]",
    angleAxis: "angle between the two L, seen from the body",
    slider: "Time",
    angle: "Angle",
    describe: (time: string, angles: readonly string[]) => `After ${time}: ${angles.join("; ")}.`,
    angleOf: (curve: string, angle: string) => `${curve}, ${angle}`,
  },
};

export type Strings = Translation<typeof strings>;
