const KINDS: Readonly<Record<string, string>> = {
  number: "a number",
  boolean: "true or false",
  object: "an object",
  list: "a list",
  string: "a text",
  undefined: "nothing",
  null: "null",
  function: "a function",
  promise: "a promise",
};

const kind = (name: string) => KINDS[name] ?? name;

export const strings = {
  title: "Your own rule",
  intro:
    "Write how a body is to be stepped, and it runs as a lane beside the book’s rules. It is judged by the book’s code, from the states that yours gives.",
  coming: "The editor is coming…",
  notCome: "The editor could not be fetched.",
  startFrom: "Start from",
  which: "Code of",
  newLane: "a new lane",
  laneOf: (lane: string, name: string) => `lane ${lane}, ${name}`,
  name: "Name",
  ruleName: (name: string) => `My ${name}`,
  empty: {
    title: "An empty rule",
    name: "My rule",
    source: `import { type Mat3, mulVec, solve3 } from "mat3";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "vec3";

/** ω [rad/s] after a step of dt [s], along the body’s axes, from ω before it and the inertia tensor [kg m²]. */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  return omega_B;
}
`,
  },
  torque: {
    title: "A torque of your own",
    name: "My torque",
    note: "The book’s Runge–Kutta rule steps the body under it. The exact solution, where it is shown, is that of the body without it. A torque is no rule, so it is not judged.",
    source: `import type { Quat } from "quat";
import { addVec, scaleVec, type Vec3 } from "vec3";

/** Torque [N m] of attitude, angular velocity [rad/s] and time [s]: a jet that fires for two seconds, and a damper. */
export function torque(q_WB: Quat, omega_B: Vec3, t: number): Vec3 {
  const jet_B: Vec3 = t < 2 ? [0, 0, 0.5] : [0, 0, 0];
  const damper_B = scaleVec(-0.05, omega_B);
  return addVec(jet_B, damper_B);
}

/** Of ω and of the torque: "body" or "world". */
export const axes = "body";
`,
  },
  turnedBy: "Turned by",
  turningOmega: "By which ω",
  turningOmegas: { end: "that of the frame’s end", mean: "the mean of both ends" },
  code: "Your rule, in TypeScript or JavaScript",
  keys: "Tab indents; Escape and then Tab leaves the editor. Ctrl or ⌘ with Enter runs, with I says what the function at the cursor does.",
  signatures: {
    step: "step(omega_B, inertia_B, dt) gives ω after a step without torque, along the body’s axes. Torque, drag and planes are added to it, and the body is turned as chosen.",
    advance:
      "advance({ q_WB, momentum_W }, body, dt) turns the body itself and gives both again; torque and drag act before and after it; body has mass, inertia_B, inverseInertia_B and principal.",
    torque:
      'torque(q_WB, omega_B, t) gives a torque of attitude, angular velocity and time, along the body’s axes, or the world’s with “export const axes = "world"”. What else acts is added before and after each step.',
  },
  run: "Run it",
  ran: (lane: string) => `It has run: lane ${lane} plays what it gave.`,
  see: (lane: string) => `See lane ${lane}`,
  unseen: {
    note: "This link brought code along. It runs shut off from this page and from the network, and only when you say so. Read it first:",
    judgedNote:
      "This link brought code along, and asks for the verdict on it. The code runs shut off from this page and from the network, and only when you say so; the verdict is then worked out here. Read it first:",
    run: "Run this code",
    runAndJudge: "Run this code and judge it",
    edit: "Change it",
  },
  problems: (count: number, most: number) =>
    count === 1
      ? "One thing is wrong:"
      : count < most
        ? `${count} things are wrong:`
        : `The first ${most} things that are wrong:`,
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  nothingToExplain: "There is nothing from the book’s library at the cursor.",
  importIt: (name: string, module: string) => `import { ${name} } from "${module}";`,
  helpers: "What can be imported",
  helpersNote:
    'By name, as in import { cross } from "vec3". These are the functions that the book itself runs on.',
  problem: {
    syntax: (reason: string) => `This cannot be read as a program: ${reason}.`,
    tooLong: (most: string) => `A rule has at most ${most} characters.`,
    nothingExported: () =>
      "There is no rule to run. Write “export function step(omega_B, inertia_B, dt) { … }”, “advance” for one that turns the body itself, or “torque” for what acts on it.",
    exportForm: () => "Export where the function stands: “export function step(…) { … }”.",
    notAFunction: (name: string) => `“${name}” must be a function.`,
    axes: () => "“axes” says which axes step works in: “body” or “world”, in quotation marks.",
    unknownModule: (module: string, known: string) =>
      `There is no “${module}” to import from here: only ${known}.`,
    unknownImport: (name: string, module: string) =>
      `“${module}” has no “${name}”. The list below says what it has.`,
    importForm: (module: string) => `Import by name, as in import { … } from "${module}".`,
    dynamicImport: () => "Code is imported at the top, by name, and from the list below alone.",
    async: () => "A rule answers at once: “async” and “await” have no place in it.",
    generator: () => "A rule returns once: write “function”, not “function*”, and “return”, not “yield”.",
    class: () => "A rule is a function of what it is given: write functions in place of a class.",
    this: () => "There is no “this” here. Everything that a rule needs is handed to it.",
    typeScriptOnly: () =>
      "This part of TypeScript would need code of its own. Write a constant or an object instead.",
    htmlComment: () => "“<!--” begins a comment where a rule runs. Put blanks between its signs.",
    unknownName: (name: string) => `“${name}” is not known here. Is it misspelt, or not imported?`,
    unknownNameNear: (name: string, near: string) => `“${name}” is not known here. Is “${near}” meant?`,
    notImported: (name: string, module: string) =>
      `“${name}” is not imported yet. Write at the top: import { ${name} } from "${module}";`,
    fault: (sentence: string) => sentence,
    /** `frame` is empty where the program never ran. */
    threw: (message: string, frame: string) =>
      `${frame ? `At frame ${frame} the` : "The"} program stopped here: ${message}.`,
    recursion: (_message: string, frame: string) =>
      `${frame ? `At frame ${frame} a` : "A"} function goes on calling itself until there is no room left. Something must end that.`,
  },
  verdict: {
    title: "What it does",
    note: "The book judges the rule of this lane, by runs of its own choosing, in some seconds. Each line leads to where the book says why it matters.",
    begin: "Judge it",
    cancel: "Cancel",
    working: (step: number, of: number) => `Question ${step} of ${of}…`,
    cancelled: "Cancelled.",
    done: "Judged.",
    of: (name: string) => `Verdict on ${name}`,
    print: "Print rule and verdict",
    turnByMean: "Turn it by the mean of both ω, and judge it again",
    copyLink: "Copy link to rule and verdict",
    asked: "What is asked",
    answer: "Answer",
    precision: {
      title: "Error and cost, among the book’s rules",
      own: "your rule",
      ownColumn: "Your rule",
      against: "Error against",
      steps: "steps for a second of motion",
      time: "time for it here",
      caption: (isTimed: boolean) =>
        isTimed
          ? "The brisk box, five seconds, at seven step lengths. A point further left is cheaper, one further down is nearer to the truth. Times are those of this browser: yours, and the rules that were timed beside it."
          : "The brisk box, five seconds, at seven step lengths. A point further down is nearer to the truth; the steeper a curve falls, the higher is the order.",
      chapter: "What the diagram says",
      below: "The table below has every point of your rule.",
      table: "Attitude off after five seconds, in radians",
      rate: "Steps a second",
      better: "Next better",
      worse: "Next worse",
      neighbour: (rule: string, error: string) => `${rule}, ${error}`,
      ended: "ended before",
    },
    marks: { right: "right", off: "nearly", wrong: "wrong", plain: "" },
  },
  ended: {
    time: "It was ended: it took too long. A run has a second: is there a loop in it that never ends, or is each step slow?",
    protocol: "It was ended: it sent something of its own accord, or gave something that is no run.",
    "not started": "It could not be started.",
    "no sandbox": "This browser cannot shut such code off from the page, so nothing was run.",
    "no frame":
      "The sandbox that such code runs in did not come: this browser lacks it, or you are offline. Nothing was run.",
  },
  planes: {
    whole:
      "“advance” and “torque” take a whole frame at once, and an impact comes in the middle of one. Write “step”, or take the planes away; torque, drag and gravity it can have.",
    mean: "The mean of both ω is that of a whole frame, and an impact comes in the middle of one. Turn the body by the ω of the frame’s end, or take the planes away; torque, drag and gravity it can have.",
  },
  pivotOrWheel:
    "Code of your own turns a body that hangs on no pivot and has no wheel inside; torques it can have.",
  tooManyFrames: (most: number) => `A rule of your own runs at most ${most} frames.`,
  at: (frame: number, sentence: string) => `At frame ${frame}: ${sentence}`,
  fault: {
    "not a list": (what: string, count: number, got: string) =>
      `${what} must be a list of ${count} numbers; it was ${kind(got)}.${got === "undefined" ? " Is a “return” missing?" : ""}`,
    "wrong length": (what: string, count: number, got: number) =>
      `${what} must have ${count} numbers; it had ${got}.`,
    "not numbers": (what: string, got: string) =>
      `${what} must hold numbers alone; there was ${kind(got)} among them.`,
    "not finite": (what: string) =>
      `${what} was not finite: something was divided by zero, grew beyond all bounds, or was computed from what is no number. Vectors have functions for + and *: addVec, scaleVec.`,
    "not a state": (got: string) => `advance must return { q_WB, momentum_W }; it returned ${kind(got)}.`,
    "incomplete state": (lacks: string) => `advance must return { q_WB, momentum_W }; ${lacks} was missing.`,
    "no orientation": "q_WB was shorter than half of one, and is no orientation any more.",
    "too fast": "the body spun faster than a million radians a second.",
  },
} as const;
