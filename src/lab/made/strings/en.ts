export const strings = {
  unknownField: (name: string) => `expected nothing called ${name}`,
  name: (most: number) => `expected a name of at most ${most} characters`,
  source: (most: number) => `expected code of at most ${most} characters`,
  oneOf: (ids: readonly string[]) => `expected one of ${ids.join(", ")}`,
  engineName: (engine: string, setting: string) => `${engine}, ${setting}`,
  ownRule: (name: string) => `Your rule “${name}”`,
  notRun: (name: string) => `${name}, not run yet`,
  showCode: "Show its code",
  addRule: "Add a rule of your own…",
  addEngine: "Add a physics engine…",
  engine: "Engine and setting",
  load: (megabytes: string) => `Load it (${megabytes} MB) and run`,
  loading: "It is coming, and runs…",
  /** @param share per cent */
  loadingShare: (share: string) => `It is coming: ${share} are here. Then it runs.`,
  stop: "Stop",
  runs: "It runs…",
  notWalked: "this code has not been run yet. Run it first, and its lines can be walked through.",
  notFree: "It runs on a free body alone: take away what acts on it.",
  noFrames: "There is no frame for it to run: under “Time”, Frames says how many.",
  notFetched: "It could not be fetched. Is the network there?",
  partNotFetched:
    "The part of this page that runs rules could not be fetched. Is the network there? Then load the page again.",
  engineUnavailable: "The engine could not be started here.",
  engineEnded: (frame: number, reason: string) => `It ended at frame ${frame}: ${reason}.`,
  endReasons: {
    tooFast: "its spin passes a million radians a second",
    other: "the engine stopped by itself",
  },
  engineSlows: (limit: string) =>
    `This engine slows down what spins at more than ${limit} rad/s at this step, as this body would.`,
} as const;
