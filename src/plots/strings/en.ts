interface Course {
  readonly start: string;
  readonly end: string;
  readonly low: string;
  readonly high: string;
}

/** Of these, the one that changes the energy most. */
interface MarkedImpacts {
  readonly count: number;
  readonly isLoss: boolean;
  readonly energy: string;
  readonly time: string;
}

export const strings = {
  timeAxis: "time [s]",
  leavesAndDiverges: (lane: string) => `${lane} leaves the scale and diverges`,
  isOffTheScale: (lane: string) => `${lane} is off the scale`,
  leavesTheScale: (lane: string) => `${lane} leaves the scale`,
  diverges: (lane: string) => `${lane} diverges`,
  summary: {
    plot: (title: string, from: string, to: string, lanes: readonly string[]) =>
      `${title} from ${from} to ${to} s: ${lanes.join("; ")}.`,
    lane: (name: string, parts: readonly string[]) => `${name} ${parts.join(", ")}`,
    hasDiverged: (time: string) => `has diverged before, at ${time}`,
    hasEnded: (time: string) => `is a recording that ends before, at ${time}`,
    staysAt: (value: string) => `stays at ${value}`,
    runs: ({ start, end, low, high }: Course) =>
      `starts at ${start}, ends at ${end}, and runs between ${low} and ${high}`,
    impacts: ({ count, isLoss, energy, time }: MarkedImpacts) =>
      `with ${count} impacts marked, the greatest ${isLoss ? "loss" : "gain"} ${energy} J at ${time} s`,
    offTheScale: (time: string) => `off the scale from ${time} s`,
    diverges: (time: string) => `and diverges at ${time}`,
    theEnd: "the end",
  },
};
