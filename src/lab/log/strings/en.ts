import type { OrientationId } from "../../../core/dynamics/ids";
import type { Meaning } from "../../../logs/meanings";
import type { PresetId } from "../../../logs/presets";
import type { ConventionKey, Remark, Source } from "../../../logs/readConventions";
import { RATE_UNITS, unitSymbols } from "../../../logs/units";
import type { SampleId } from "../messages";

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
    damped: ["One that no rule made", "a box that something slows down"],
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
    note: "Left alone, the data tell what they can, then the names. What you choose here stands against both.",
    preset: "As in",
    noPreset: "no program in particular",
    presets: {
      bullet: "Bullet",
      unity: "Unity",
      unreal: "Unreal",
      godot: "Godot",
      blender: "Blender",
      ros: "ROS",
      mujoco: "MuJoCo",
      phyphox: "phyphox",
    } satisfies Record<PresetId, string>,
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
    ups: { x: "x", y: "y", z: "z" },
    rate: "Frames a second",
    rateNote: "in place of the log’s own times",
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
    unit: { ...unitSymbols(RATE_UNITS), "deg/s": "degrees/s", "rev/s": "turns/s", rpm: "turns/min" },
  },
  work: {
    reading: "Reading the log.",
    searching: (done: string, of: string) => `Trying rule ${done} of ${of}.`,
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
    rotation: "Is it a rotation at all?",
    keeps: "What does it keep?",
    wrong: "How wrong is it?",
    rule: "Which rule made it?",
    take: "Take it along",
  },
  rotation: {
    rows: (rows: string, rate: string, seconds: string) => `${rows} frames, ${rate} a second, ${seconds} s.`,
    rowsAlone: (rows: string) => `${rows} rows.`,
    unit: (error: string) => `Every quaternion has length 1, to ${error}.`,
    grows: (error: string) =>
      `The quaternion’s length strays from 1 by up to ${error}: whoever wrote it does not normalise it. Its direction is used, and rules that leave it so are among those tried.`,
    shears: "The matrix is no pure rotation, its columns are not of length 1: the nearest rotation is used.",
    agreesWholly: "q turns at the very rate that ω says: read so, the columns belong to one motion.",
    agrees: (share: string) =>
      `q turns at the rate that ω says, to ${share} of ω. Read so, the columns belong to one motion.`,
    disagrees: (share: string) =>
      `Read so, ω is off the rate at which q turns by ${share} of it: that is hardly one motion.`,
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
      motion: "told by the data: read the plainer way, they fit no rule",
      kinematics: "told by the data: q turns at the rate ω",
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
        "The log has no time. Its step was found from q and ω, or is a sixtieth of a second; give the rate above if you know it.",
      "at-rest": "The body does not turn.",
      "no-gyroscopic-term":
        "ω stays as it is. It would under every rule for a body of three equal moments, or one that turns about a principal axis: if yours is neither, the term is missing.",
      "none-fits": "",
    } satisfies Record<Remark, string>,
  },
  keeps: {
    given: (moments: string) => `Judged by the tensor given, whose principal moments are as ${moments}.`,
    found: (moments: string, off: string) =>
      `The motion itself shows how the principal moments of the body compare: as ${moments}, shares of their sum, each to within ${off}. Their size no free motion shows.`,
    rough: (moments: string) =>
      `As no rule fits, the principal moments are rough ones, from how ω changes: about as ${moments}. Give the tensor for a better judgement.`,
    unknown:
      "ω stays as it is, so nothing in this log shows how the mass is spread. Give the tensor above to see what L does.",
    nothing: "Without an orientation and a rate there is nothing to judge.",
    amounts: (energy: string, momentum: string, angle: string) =>
      `Energy changes by up to ${energy}, the length of L by up to ${momentum}, and its direction by up to ${angle}. A free body keeps all three.`,
    all: "It keeps them, as far as its digits show.",
    slowed:
      "L shrinks and keeps its direction: that is damping or drag, not a rule of free rotation. Look for an angular damping that is not 0; many programs set one by default.",
    gains: "It gains energy that nobody gives it. Explicit steps do that; left alone, such a body spins up.",
    loses:
      "It loses energy that nobody takes. Implicit steps do that; left alone, such a body ends up turning about one axis.",
    turns:
      "L turns although nothing acts on the body, while energy and the length of L stay. So it is where the gyroscopic term is left out.",
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
      `The path of L in the body beside that of the exact motion. At the end it is ${off} long, where 1 is its first length.`,
  },
  wrong: {
    at: (angle: string, seconds: string) => `${angle} after ${seconds} s`,
    error: (list: string) =>
      `Started from the log’s first frame, the exact motion is away from it by ${list}.`,
    short: (seconds: string) => `The log ends after ${seconds} s.`,
    none: "Without a tensor there is no exact motion to hold it against.",
    right: "As far as its digits show, this is the exact motion.",
    small: "That is an error nobody sees. It grows with time.",
    visible: "Nobody sees such an error in one picture; beside the exact motion everybody does.",
    large:
      "From then on the log shows a motion that this body does not make. Smaller steps, more substeps or a better rule would mend it; the bench shows which.",
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
  } satisfies Record<OrientationId, string>,
  rule: {
    one: (rule: string) => `This log was made by: ${rule}.`,
    several: (rule: string) =>
      `This log was made by one of the rules in the table, which come to the same digits: it cannot tell them apart. The plainest is: ${rule}.`,
    exact: (others: string) =>
      `As far as its digits show, this is the true motion of a free body: the exact solution follows it, and so do ${others} accurate rules that come to the same digits. A log with more digits would tell them apart.`,
    precise: (noise: string) =>
      `From every frame tried it reaches the next ones to within ${noise} times what the log’s rounding explains.`,
    engines: (names: string) => `Known to do so: ${names}.`,
    noEngine: "No engine is known here to do so by default.",
    none: "None of these. No rule of this notebook, in any way of turning and with any number of substeps tried, arrives from one frame of this log at the next to within its digits.",
    noneNext: (hasTensor: boolean) =>
      `What is not tried: torques, gravity at an arm, contacts, damping, joints, unequal steps.${
        hasTensor ? " Another tensor than the one given would do it too: let it be found from the log." : ""
      }`,
    notTried: "No rule was tried.",
    cancelled: "The search was cancelled. What stands above holds; press Examine to search again.",
    table: "Rules that fit, by residual",
    columns: { rule: "Rule", residual: "Residual", tie: "Tie", engines: "Known to do so" },
    explained: "Explained",
    tie: "tie",
    book: "See the book",
    bookOf: (rule: string) => `See the book on “${rule}”`,
    case: "What one sees",
    caseOf: (title: string) => `What one sees with ${title}`,
    more: (count: string) => `And ${count} more that come to the same digits.`,
  },
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
