interface Changes {
  readonly seconds: string;
  readonly change: string;
}

const list = (changes: readonly Changes[]) =>
  changes.map(({ seconds, change }) => `${change} after ${seconds} s`).join(", ");

export const strings = {
  titles: {
    spinRate: "Change of ω in a short step",
    turnRate: "Turn in a short step",
    orderSpin: "Order in ω",
    orderAttitude: "Order in attitude",
    energy: "Energy",
    momentum: "Length of L",
    direction: "Direction of L",
    quaternion: "Length of the quaternion",
    flipsCareful: "Flips, careful throw",
    flipsCrooked: "Flips, crooked throw",
    least: "Spin about the axis of least moment",
    middle: "Spin about the middle axis",
    greatest: "Spin about the axis of greatest moment",
    safeStep: "Longest safe step",
    equalMoments: "Equal moments",
    rest: "At rest",
    turnedWorld: "World axes turned",
    turnedBody: "Body axes turned",
    again: "Run again",
    reversal: "There and back",
    cost: "Cost of a frame",
  },
  rate: {
    right: "As it should be.",
    missing: "There is none: the term is missing.",
    still: "There is none: the body is not turned.",
    opposite: "It goes the wrong way: a sign is wrong.",
    factor: (times: string) => `It is ${times} times what it should be: a factor is wrong.`,
    astray: (times: string, across: string) =>
      `It is not along the true one: ${times} of it along, ${across} across.`,
  },
  order: {
    measured: (order: string, times: string) =>
      `${order}: halving the step makes the error ${times} times smaller.`,
    none: "None shows: down to the shortest steps tried, the error stays large or does not fall with the step.",
    noneOpposite: "None: it turns the wrong way, and the error does not fall with the step.",
    exact: "The errors are round-off, or so near it that no order shows.",
    heldBack:
      "The rule is not to blame: it gives ω alone, and the body is turned by the ω of the frame’s end, where that of its middle is called for. Turned by the mean of both ends, the attitude has order two.",
  },
  energy: {
    kept: "Kept.",
    swings: (widest: string) => `Swings by up to ${widest}, and comes back.`,
    gains: (changes: readonly Changes[]) => `Grows: ${list(changes)}.`,
    loses: (changes: readonly Changes[]) => `Is lost: ${list(changes)}.`,
    ended: (seconds: string) => `The run is given up after ${seconds} s.`,
  },
  momentum: {
    kept: "Kept.",
    swings: (widest: string) => `Swings by up to ${widest}, and comes back.`,
    gains: (changes: readonly Changes[]) => `Grows: ${list(changes)}.`,
    loses: (changes: readonly Changes[]) => `Shrinks: ${list(changes)}.`,
  },
  direction: {
    kept: "Kept.",
    swings: (widest: string) => `Swings by up to ${widest}, and comes back.`,
    strays: (changes: readonly Changes[]) => `Strays: ${list(changes)}.`,
  },
  quaternion: {
    kept: "Stays one.",
    strays: (changes: readonly Changes[]) => `Strays from one: ${list(changes)}.`,
  },
  flips: {
    right: (flips: string) => `${flips} in a minute, as many as the exact motion.`,
    wrong: (flips: string, exact: string) => `${flips} in a minute; the exact motion has ${exact}.`,
  },
  axis: {
    stays: (widest: string, exact: string) =>
      `L stays within ${widest} of it; in the exact motion, ${exact}.`,
    tips: "Tips over, as the exact motion does.",
    mustTip: "Stays, where the exact motion tips over.",
    mustStay: "Leaves the axis, where the exact motion stays.",
  },
  safeStep: {
    none: (least: string) =>
      `None: at ${least} rad a step it already gains or loses a tenth of its energy in ten turns.`,
    upTo: (radians: string, steps: string) =>
      `${radians} rad, or ${steps} steps a turn: so far ten turns leave the energy within a tenth.`,
    all: (most: string) => `${most} rad, the longest that was tried.`,
  },
  equalMoments: {
    sphere: "A sphere’s ω does not stand still.",
    fine: (worst: string) => `It runs; after five seconds the worst attitude is off by ${worst}.`,
  },
  rest: {
    stays: "Stays at rest.",
    moves: "Does not stay at rest.",
    slow: "Stays at rest, but fails at a spin too slow to see.",
  },
  same: {
    yes: "The same motion.",
    world: "Another motion: the rule depends on which way the world’s axes point.",
    body: "Another motion: the rule depends on the axes that the body’s tensor is written along.",
    again: "Another motion: the rule remembers earlier frames.",
  },
  reversal: {
    back: "A run backwards ends where it began.",
    away: (angle: string) => `A run backwards ends ${angle} from where it began.`,
  },
  cost: {
    measured: (nanoseconds: string, beside: readonly { readonly rule: string; readonly times: string }[]) =>
      `${nanoseconds} ns; ${beside.map(({ rule, times }) => `${times} times ${rule}`).join(", ")}.`,
    unknown: "It was not timed.",
    unsteady: "The machine was too busy to time it: the same frames took very different times.",
  },
  failed: {
    "not-finite": (frame: number) => `At frame ${frame} a number is not finite.`,
    "too-fast": (frame: number) => `At frame ${frame} the spin passes a million radians a second.`,
    refused: (frame: number, message: string) => message || `The run ended at frame ${frame}.`,
    time: (frame: number, message: string) => message || `The run took too long to come to frame ${frame}.`,
    "not-held": () => "Not asked: a frame, and then eight longer ones, had already taken too long.",
  },
};
