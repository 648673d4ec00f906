import type { OrientationId } from "../../../core/dynamics/ids";
import type { Trend } from "../../../core/identification/invariantChanges";
import type { CaseKey } from "../../../logs/cases";
import type { DampingForm } from "../../../logs/findings";
import type { Meaning } from "../../../logs/meanings";
import type { ConventionKey, Remark, Source } from "../../../logs/readConventions";
import { RATE_UNITS, unitSymbols } from "../../../logs/units";
import type { SampleId } from "../messages";

/* All that the lab can say of a log, in one list: whoever adds a sentence sees those that are close to it. */

/** @param others their number, in the language's digits; null for none */
function alsoFollows(others: string | null): string {
  return others === null
    ? "and no rule does"
    : `and so do ${others} accurate rules that come to the same digits, which more digits would tell apart`;
}

export const strings = {
  section: {
    heading: "A log",
    lede: "A motion that another program computed: is it a rotation at all, what does it keep, how wrong is it, and which rule made it?",
    stays:
      "CSV, JSON or JSON Lines up to 50 MB, a row a frame: time, orientation, angular velocity. It is read here, in your browser, and never leaves it.",
    noScript:
      "That is worked out in your browser: with scripts, this is where a log is brought. The command identify says the same without a browser.",
    file: "Log file",
    drop: "or drop it here",
    paste: "Or paste it",
    text: "Log as text",
    samples: "No log at hand? Try one:",
    examine: "Examine",
    nothingYet: "Choose a file, drop it here, or paste a log first.",
    notFetched: "The program that reads logs did not arrive. Press Examine to try again.",
    way: "Bring a log of your engine",
    wayText: "Which rule made it, what it loses, and whether its units are what they say.",
  },
  samples: {
    bullet: ["A log of Bullet’s demo", "its gyroscopic demo, by the rule that Bullet has by default"],
    units: ["A gyroscope wrong in its units", "the heading says radians"],
    damped: ["A box that loses its spin", "something slows it down"],
  } satisfies Record<SampleId, readonly [string, string]>,
  sampleName: (name: string) => `Sample: ${name}`,
  pasted: "Pasted log",
  preview: {
    heading: "As it is read",
    table: "The first rows, and what each column means",
    means: (column: string) => `Meaning of ${column}`,
    unread: "not read",
    meanings: {
      time: "time",
      frame: "frame number",
      body: "which body",
      qw: "q, w",
      qx: "q, x",
      qy: "q, y",
      qz: "q, z",
      q1: "q, first",
      q2: "q, second",
      q3: "q, third",
      q4: "q, fourth",
      wx: "ω, x",
      wy: "ω, y",
      wz: "ω, z",
      r11: "R, row 1, x",
      r12: "R, row 1, y",
      r13: "R, row 1, z",
      r21: "R, row 2, x",
      r22: "R, row 2, y",
      r23: "R, row 2, z",
      r31: "R, row 3, x",
      r32: "R, row 3, y",
      r33: "R, row 3, z",
      px: "position, x",
      py: "position, y",
      pz: "position, z",
    } satisfies Record<Meaning, string>,
  },
  choices: {
    heading: "Conventions and tensor",
    note: "Where you choose nothing, the data decide, then the names. Your choice overrides both.",
    preset: "As in",
    noPreset: "no program in particular",
    sources: (program: string) => `What ${program} says of it:`,
    readOn: (date: string) => `(read on ${date})`,
    byData: "let the data tell",
    order: "Quaternion",
    omega: "ω along",
    unit: "ω in",
    direction: "q takes",
    handedness: "Axes",
    up: "Up is",
    hands: { right: "right-handed", left: "left-handed" },
    ups: { x: "x", y: "y", z: "z", "-z": "−z" },
    rate: "Frames a second",
    rateNote: "as the log says",
    rateWrong: "Expected a number above 0.",
    body: "Body",
    tensor: "Tensor",
    tensors: {
      found: "found from the log",
      bench: "of the body on the bench",
      pasted: "pasted below",
      sample: "of the sample",
    },
    notPositive: "That tensor has a moment that is not above 0, and no body turns by it.",
    pasteTensor: "Inertia, as URDF, SDF, MJCF, USD, Unity, a matrix or moments",
  },
  values: {
    order: { wxyz: "w, x, y, z", xyzw: "x, y, z, w" },
    omega: { world: "the world’s axes", body: "the body’s axes" },
    direction: { "body-to-world": "body to world", "world-to-body": "world to body" },
    angleUnits: { deg: "degrees", rad: "radians" },
    unit: { ...unitSymbols(RATE_UNITS), "deg/s": "degrees/s", "rev/s": "turns/s", rpm: "turns/min" },
  },
  work: {
    reading: "Reading the log.",
    searchingFirst: "Trying the rules.",
    cancel: "Cancel",
    ended: "Cancelled before the log was read.",
    failed:
      "The program that reads logs has stopped. The file may need more memory than the browser has; a part of it may do.",
    refused: (sentence: string) => `This log cannot be read. ${sentence}.`,
    refusedNext:
      "If a column means something else than it is taken for, say so above and press Examine again.",
  },
  findings: {
    region: "Findings",
    of: (name: string) => `Findings · ${name}`,
    verdict: "In short",
    rotation: "Is it a rotation at all?",
    keeps: "What does it keep?",
    wrong: "How wrong is it?",
    rule: "Which rule made it?",
    take: "Take it along",
  },
  verdict: {
    made: "Which rule?",
    right: "Is it right?",
    sees: "What one sees",
    mends: "What mends it",
  },
  rotation: {
    rows: (rows: string, rate: string, seconds: string) => `${rows} frames, ${rate} a second, ${seconds} s.`,
    rowsAlone: (rows: string) => `${rows} rows.`,
    unit: (error: string) => `Every quaternion has length 1, to ${error}.`,
    grows: (error: string) =>
      `The quaternion’s length strays from 1 by up to ${error}: whoever wrote it does not normalise it. Its direction is used, and rules that leave it so are among those tried.`,
    shears:
      "The matrix is no pure rotation, its columns are not of length 1 and at right angles: the nearest rotation is used.",
    agreesWholly: "q turns at the very rate that ω says: read so, the columns belong to one motion.",
    agrees: (share: string) =>
      `q turns at the rate that ω says, to ${share} of ω. Read so, the columns belong to one motion.`,
    disagrees: (share: string) =>
      `Read so, ω is off the rate at which q turns by ${share} of ω: that is hardly one motion.`,
    found: {
      headingOmega: (says: string, data: string) =>
        `The heading says that ω is along ${says}. It is along ${data}: only so read does it turn q.`,
      headingOrder: (says: string, data: string) =>
        `The heading says that q is written ${says}. It is written ${data}: only so read does it turn as ω says.`,
      leftHanded:
        "ω is a mirror image of the rate at which q turns. Either it has a wrong sign or two columns exchanged, or one of the two comes from left-handed axes: to leave them, a turn changes other signs than a position does.",
      angles: (unit: string, first: string, second: string, third: string) =>
        `The orientation is three angles in ${unit}: about ${first}, then about the ${second} and the ${third} that the turns before have moved.`,
      orderFromOmega: "Of the six orders it is this in which they turn as ω says.",
      orderAssumed:
        "Both the order and the unit are assumed: with columns of ω they would be found. In another order it would be another motion.",
      factor: (factor: string) => `q turns at ${factor} times the rate that ω says.`,
      twice:
        "So it does where the one half of q̇ = ½ω q is missing, where a frame turns the body twice, or where the log’s steps of time are half the true ones.",
      half: "So it does where the one half of q̇ = ½ω q is there twice, or where the log’s steps of time are twice the true ones.",
      otherFactor:
        "A step of time that is wrong by this factor does that, and so does a unit of ω that is none of those tried.",
      notTheRate:
        "What the log calls ω is not the rate at which q turns, in any order, unit or axes. Three angles whose rates are added, or an ω of another body or instant, look like this.",
      tooCoarse: (angle: string) =>
        `The body turns by about ${angle}° a frame. From one frame to the next a turn of more than 180° looks like a shorter one the other way, so no rule can be told.`,
      finer: (rate: string) => `Log it at more than ${rate} frames a second.`,
      clock: (jitter: string, step: string) =>
        `The times are those of a clock: they stray by ${jitter} ms from equal steps of ${step} ms. The steps were taken as equal. Log the number of the step, and there is nothing to guess.`,
      noise: (size: string) =>
        `ω strays at random from the rate at which q turns, by ${size} rad/s a component, as a sensor’s does.`,
      bias: (size: string, mean: string, axes: string) =>
        `In the mean ω is off the rate at which q turns by ${size} rad/s: by ${mean} along ${axes}, the bias of a gyroscope.`,
      biasNext: "Take it away from ω, and examine the log again.",
    },
    conventions: "Conventions, and how each is known",
    keys: {
      order: "Quaternion",
      omega: "ω along",
      unit: "ω in",
      direction: "q takes",
    } satisfies Record<ConventionKey, string>,
    axes: "Columns of ω along q’s axes",
    hands: "Axes are",
    up: "Up is",
    sources: {
      said: "as you said",
      motion: "told by the data: read the usual way, no rule fits",
      kinematics: "told by the data: read so, q turns most nearly as ω says",
      names: "told by the names",
      assumed: "assumed: the data say the same either way",
    } satisfies Record<Source, string>,
    pictureOnly: "changes the picture, not the findings",
    warnUnit: (unit: string) =>
      `The numbers of ω are in ${unit}, whatever the heading says. A program that takes them for rad/s is wrong by that factor.`,
    otherwise: (reading: string) => `Left to the data it would be read as ${reading}.`,
    reading: (order: string, omega: string, unit: string) =>
      `q in the order ${order}, ω along ${omega} in ${unit}`,
    remarks: {
      "no-orientation":
        "The log has no orientation, so nothing can be said of the motion. Name the columns of q or of a matrix above.",
      "no-omega":
        "The log has no ω. It was worked out from the differences of q, and only rules that turn the body by the exponential map of the new ω can be found from that.",
      "not-one-motion":
        "What the log calls ω is not the rate at which q turns, in any order, unit or axes tried. Look at the columns above: are q and ω of the same body, and of the same instant?",
      "uneven-times": "The rows are not at equal steps of time, so no rule was tried.",
      "missing-frames": "Frames are missing; rules were run only where none is.",
      "sign-flips":
        "q and −q, which are one orientation, change places on the way. That is harmless, and was mended.",
      "several-bodies": "The log is of several bodies; one was read. Choose another above.",
      jumps: "The body was set elsewhere on the way; no rule was run across that.",
      "no-time":
        "The log has no time. Its step was found from q and ω; where they do not tell it, a sixtieth of a second was taken. Give the rate above if you know it.",
      "at-rest": "The body does not turn.",
      "no-gyroscopic-term":
        "The direction of ω stands still. So it would under every rule for a body of three equal moments, or one that turns about a principal axis: if yours is neither, the term is missing.",
      "none-fits": "",
    } satisfies Record<Remark, string>,
  },
  keeps: {
    given: (moments: string) => `Judged by the tensor given, whose principal moments are as ${moments}.`,
    found: (moments: string, off: string) =>
      `The motion itself shows how the principal moments of the body compare: as ${moments}, shares of their sum, each to within ${off}. Their size no free motion shows.`,
    under: (moments: string) =>
      `With what acts on the body taken into account, its motion shows how the principal moments compare: about as ${moments}.`,
    rough: (moments: string) =>
      `As no rule fits, the principal moments are rough ones, from how ω changes, and right only if nothing acts on the body: about as ${moments}. A given tensor judges better.`,
    unknown:
      "The direction of ω stands still, so nothing in this log shows how the mass is spread. What L does shows once the tensor is given.",
    unshown:
      "What is found here hides how the mass is spread, so nothing is judged by a tensor. What energy and L do shows once it is given.",
    nothing: "Without an orientation and a rate there is nothing to judge.",
    amounts: (energy: string, momentum: string, angle: string) =>
      `Energy changes by up to ${energy}, the length of L by up to ${momentum}, and its direction by up to ${angle}. A free body keeps all three.`,
    all: "It keeps them, as far as its digits show.",
    seen: (energy: string, momentum: string, direction: string) =>
      `Energy ${energy}; the length of L ${momentum}; its direction ${direction}.`,
    uncertain: "The errors of ω that are found above are in these.",
    trend: {
      kept: "stays",
      swings: "swings and comes back",
      gains: "rises",
      loses: "falls",
      strays: "strays",
    } satisfies Record<Trend | "strays", string>,
    acting: {
      damping: (rate: string, form: string) =>
        `An angular damping acts: in each frame ω becomes ${form}, with c = ${rate} a second. That is a setting, and no rule of free rotation.`,
      dampingTies: (forms: string) => `The digits do not tell it from ${forms}.`,
      forms: {
        explicit: "ω(1 − cΔt)",
        exponential: "ω e^(−cΔt)",
        implicit: "ω/(1 + cΔt)",
      } satisfies Record<DampingForm, string>,
      speedLimit: (limit: string, frames: string) =>
        `In ${frames} frames |ω| is ${limit} rad/s, and in none is it more: a limit of the angular velocity cuts it there.`,
      torqueGiven: (torque: string) => `${torque} N m`,
      torqueShare: (torque: string) => `${torque} s⁻² times the sum of the principal moments`,
      torqueConstant: (torque: string, axes: string) =>
        `A torque acts, constant along ${axes}: ${torque}. It changes energy and L.`,
      torqueChanging: (torque: string, axes: string) =>
        `A torque acts, and changes on the way; its mean along ${axes} is ${torque}. It changes energy and L.`,
      torqueUnknown:
        "A torque acts, and changes on the way, so that L need not stay. How large it is shows once the tensor is given.",
      impulses: (frames: string) =>
        `L jumps on the way into these frames: ${frames}. There a blow struck the body, or its velocity was set.`,
      andMore: (shown: string, count: string) => `${shown}, and ${count} more`,
      sleep: (frame: string) =>
        `From frame ${frame} on ω is exactly 0, all at once: so stops a body that its engine puts to sleep.`,
      wheel: (axis: string, momentum: string) =>
        `Something turns inside the body, about its axis ${axis}, with an angular momentum of ${momentum}. The L of the body alone then need not stay; that of both does.`,
      wheelGiven: (momentum: string) => `${momentum} N m s`,
      wheelShare: (momentum: string) => `${momentum} s⁻¹ times the sum of the principal moments`,
    },
    term: "The gyroscopic term is left out: the direction of ω stands still, and L goes round it.",
    byRule: (conserves: string) => `That is the doing of the rule that is found. It conserves ${conserves}.`,
    byRuleToo: (conserves: string) => `The rule that is found has its part in it. It conserves ${conserves}.`,
    slips: {
      frozen:
        "The tensor is never turned with the body, so the rule keeps neither energy nor L, which need it turned.",
      "wrong-side":
        "ω stands on the wrong side of q, so the body turns about other axes than those for which the rule works out its ω.",
      "old-spin":
        "Each frame turns the body by the ω from before it, and so into another attitude than the rule’s new ω is meant for.",
    },
    ends: {
      explicit: "Left alone, such a body spins ever faster.",
      wideStep:
        "A frame turns it by more than half a radian, and there a single Newton step may gain what an implicit rule loses.",
      implicit: {
        least: "Left alone, such a body ends up turning about the axis of its least moment.",
        greatest: "Left alone, such a body ends up turning about the axis of its greatest moment.",
      },
      rescaled:
        "Its energy goes towards that of a spin about the middle axis: left alone, such a body flips ever more rarely, and ends about no axis.",
      momentum: "Left alone, such a body ends up turning about the axis of its least moment.",
    },
    ask: (hasTensor: boolean) =>
      `This log does not show what does that. Ask next: does a torque, a contact or a joint act? Is a damping set, or a limit of speed? Does anything turn inside the body?${
        hasTensor ? " Is this its tensor?" : ""
      }`,
    energy: "Energy, change",
    momentum: "|L|, change",
    angle: "Direction of L",
    time: "t [s]",
    percentAxis: (name: string) => `${name} [%]`,
    degreesAxis: (name: string) => `${name} [°]`,
    plot: (name: string, from: string, to: string) => `${name} over the log, from ${from} to ${to}.`,
    polhode:
      "The path of L in the body, on the sphere of its first length: the log’s as a full line, the exact motion’s dashed. A free body stays on the dashed one.",
    polhodeLabel: (off: string) =>
      `The path of L in the body beside that of the exact motion. At the end L is ${off} times as long as at first.`,
  },
  wrong: {
    at: (angle: string, seconds: string) => `${angle} after ${seconds} s`,
    error: (list: string) =>
      `Started from the log’s first frame, the exact motion is away from it by ${list}.`,
    short: (seconds: string) => `The log ends after ${seconds} s.`,
    none: "Without a tensor there is no exact motion to hold it against.",
    right: "As far as its digits show, this is the exact motion.",
    small: "That is an error nobody sees.",
    visible: "Nobody sees such an error in one picture; beside the exact motion everybody does.",
    large: "In the end the log shows a motion that this body, left alone, does not make.",
    mends: {
      steps:
        "It is the error of a rule, and goes with the step: shorter steps make it less, and so do substeps that take the rule anew, or a rule of higher order; the bench shows by how much.",
      none: "Shorter steps do not mend it: the term has to be switched on, or added.",
      frozen: "Shorter steps do not mend it: the tensor has to be turned with the body, I = R I_B Rᵀ.",
      "wrong-side":
        "Shorter steps do not mend it: ω has to stand on the other side of q, or be measured along the other axes.",
      sign: "Shorter steps do not mend it: the term needs the other sign.",
      "rate-factor": "The factor between q and ω is part of it, and shorter steps do not mend that.",
      damping:
        "The damping is part of it, and shorter steps do not mend that: set it to 0, unless you want it.",
    },
    uncertainStart:
      "That says little of the motion: ω at the first frame has the errors that are found, and the exact motion starts with them.",
    rough: "This is judged by a rough tensor, and no better than that.",
    plot: "Attitude, error",
  },
  turns: {
    matrix: "turned by a matrix step",
    "matrix-orthonormal": "turned by a matrix step, orthonormalised",
    quaternion: "turned by a quaternion step, normalised",
    "quaternion-unnormalised": "turned by a quaternion step, not normalised",
    "quaternion-wrong-side": "ω multiplied on the wrong side of q",
    "exponential-map": "turned by the exponential map",
    "exponential-map-bullet": "turned by Bullet’s exponential map",
    "exponential-map-wrong-side": "ω multiplied on the wrong side of q, as an exponential map",
  } satisfies Record<OrientationId, string>,
  rule: {
    one: (rule: string) => `This log was made by: ${rule}.`,
    several: (rule: string) =>
      `This log was made by one of the rules in the table, which come to the same digits: it cannot tell them apart. The plainest is: ${rule}.`,
    exact: (others: string | null) =>
      `As far as its digits show, this is the true motion of a free body: the exact solution follows it, ${alsoFollows(others)}.`,
    exactByFrames: (others: string | null) =>
      `From frame to frame the exact solution follows it, ${alsoFollows(others)}. Over the whole log it is not the exact motion, so one of the others may have made it.`,
    exactBeside: (others: string | null) =>
      `With what is found above taken into account, this is the true motion, as far as its digits show: the exact solution follows it, ${alsoFollows(others)}.`,
    under: "So it is with what is found above taken into account.",
    precise: (noise: string) =>
      `Run anew from each frame tried, it misses the next ones, on average, by ${noise} times what the log’s rounding explains.`,
    engines: (names: string) => `Known to do so: ${names}.`,
    noEngine: "No engine is known here to do so by default.",
    none: (substeps: string | null) =>
      `None that is known here. No rule of this notebook, in any way of turning and ${
        substeps === null ? "with any number of substeps tried" : `with ${substeps} substeps a frame`
      }, arrives from one frame of this log at the next to within its digits.`,
    noneNext: (hasTensor: boolean) =>
      `What would hide a rule: a torque that comes and goes, contacts, joints, steps that are not equal, another ω than that of the same instant.${
        hasTensor ? " Another tensor than the one given would do it too: let it be found from the log." : ""
      }`,
    hidden: "What is found above keeps it from being told.",
    hiddenByActing:
      "What is found above keeps it from being told: rules are known by free motion. Take that away, and log it again.",
    wrongSign: (moments: string) =>
      `The term ω × Iω has the wrong sign: with the sign reversed, the log is that of your body, of moments as ${moments} about x, y and z.`,
    perhapsWrongSign: (wrongSign: string, rightSign: string) =>
      `Two bodies explain this log: one of moments as ${rightSign} about its x, y and z, or one of moments as ${wrongSign} under a term ω × Iω of the wrong sign. The two move alike, so look which of them is yours.`,
    notTried: "No rule was tried.",
    giveRate: "If your program’s step was fixed, give its frames a second above, in place of the times.",
    cancelled: "The search was cancelled. What stands above holds; press Examine to search again.",
    table: "Rules that fit, by error",
    columns: { rule: "Rule", residual: "Relative error", case: "What one sees", engines: "Known to do so" },
    residualNote:
      "Relative error: how far the rule, run anew from frames of the log, misses the frames after them; of q, and of ω as a share of its size, the root of the mean square.",
    tieNote:
      "None of these misses by more than the log’s rounding explains, or by more than twice the least: its digits do not tell them apart.",
    explained: "Explained",
    bookOf: (rule: string) => `See the notebook on “${rule}”`,
    more: (count: string) => `And ${count} more that come to the same digits.`,
  },
  giveTensor: "Give the tensor",
  /** By the name that the case-book gives the case. */
  leadsOn: (what: string) => `What to do about ${what}`,
  /** By the chapters' own titles. */
  chapters: { "aiming-torque": "A torque that aims", "heavy-top": "A top on its point" },
  actedOn: "Bodies on which one acts are in the chapters",
  cases: {
    spinsForever: "a missing term",
    gainsEnergy: "a gain of energy",
    slowsDown: "a loss of energy",
    flipsFade: "flips that fade",
    grows: "a matrix that shears",
    turnsLate: "a turn that falls behind",
    quaternionGrows: "a quaternion that grows",
    wrongWay: "axes that are confused",
    fastSpin: "a limit of speed",
    tensorNotTurned: "a tensor that is not turned",
    turnsTwice: "a factor of two",
    leftHanded: "left-handed axes",
    eulerAngles: "angles that are added",
    damped: "a damping",
    sleeps: "a body that is put to sleep",
    tensorNotSet: "a tensor that nobody set",
    sensorDrift: "a sensor’s errors",
  } satisfies Record<CaseKey, string>,
  take: {
    bench: "Open in the lab’s bench",
    benchNote: (lanes: string) => `${lanes}, side by side.`,
    lanes: { log: "the log", rule: "the rule found", exact: "the exact solution" },
    link: "Copy link",
    linkNote:
      "The link holds as many of the first frames as an address can, to six decimals, with the tensor and the rule.",
    linkHolds: (frames: string, of: string) => `The link holds the first ${frames} of ${of} frames.`,
    whole: "Download the scenario",
    wholeNote: "The file holds every frame, to the last digit, for the command simulate and the bench.",
    firstFrames: (frames: string) => `Of long logs, the first ${frames} frames.`,
    report: "Copy report",
    print: "Print",
    copied: "Copied.",
    notCopied: "The browser does not let this page copy.",
    onBench: "It is on the bench.",
    notOnBench: "The bench’s program did not arrive.",
    title: (name: string) => `Findings on “${name}”`,
  },
} as const;
