import type { AngularId, LawId, MethodId, OrientationId } from "../../core/dynamics/ids";
import type { DivergenceReason } from "../../core/dynamics/state";
import type { SpringId } from "../../core/spring/index";
import rules from "./rules.en.json";

/* Every figure's words in one language: a translator has them all in this folder, and the compiler tells which are missing. */

/** All that pages say of a rule for ω. */
interface RuleWords extends InLineName {
  /** What it keeps. */
  readonly conserves: string;
  /** When to choose it, and when not. */
  readonly choose: string;
}

/** By itself, and within a line. */
interface InLineName {
  readonly name: string;
  readonly within: string;
}

interface Pass {
  readonly function: string;
  readonly pass: string;
}

export const strings = {
  now: "Now",
  components: (numbers: readonly string[]) => numbers.join(", "),
  actions: {
    copyLink: "Copy link",
    downloadData: "Download data",
    downloadScenario: "Download scenario",
    expand: "Expand",
    reload: "Reload the page",
    reset: "Reset",
    resetView: "Turn the view back",
    /** With a mouse and keys, and with fingers. */
    turnByPointer: "Drag or arrow keys turn the picture; + and −, a pinch, or Ctrl or ⌘ with the wheel zoom.",
    turnByTouch: "Two fingers turn the picture and zoom.",
    keys: "With the figure in focus, space plays, full stop and comma step, r resets, and m repeats from mark to mark.",
    tryAgain: "Try again",
    openInLab: "Open in the lab",
    /** A button's title. */
    withKey: (action: string, key: string) => `${action} (${key})`,
  },
  /** "Figure 3.1 ·". */
  figureNumber: (number: string) => `Figure ${number} ·`,
  allNumbers: "All numbers",
  should: { stayZero: "should stay 0", stayOne: "should stay 1" },
  more: {
    button: "More",
    groups: { shown: "What is shown", run: "Run", view: "View" },
  },
  link: {
    isCopied: "Link copied.",
    isInAddressBar: "The link is in the address bar.",
    /** `problem` is one of the sentences of `refused`. */
    notFollowed: (problem: string) =>
      `This link could not be followed, so the figure is as the chapter set it. ${problem}.`,
  },
  /** Names of fields, ids and numbers stand as links spell them. */
  refused: {
    expected: (field: string, expected: string) => `${field}: expected ${expected}`,
    unknownField: (field: string) => `${field}: it is not a field of this figure`,
    wholeLink: "the link",
    someValue: "a value",
    once: "one value, and the link has several",
    version: (version: string) => `${version}, the version of links this page reads`,
    trueOrFalse: "true or false",
    numberWithin: (least: number, most: number) => `a number from ${least} to ${most}`,
    wholeNumberUpTo: (most: number) => `a whole number from 0 to ${most}`,
    vectorWithin: (least: number, most: number) => `three numbers from ${least} to ${most}`,
    oneOf: (ids: readonly string[]) => `one of ${ids.join(", ")}`,
    someOf: (ids: readonly string[]) => `some of ${ids.join(", ")}, with commas between`,
    formulation: (one: string, another: string) => `a formulation, such as ${one} or ${another}`,
    stageSuchAs: (example: string) => `the name of a stage, such as ${example}`,
    attitude: "four numbers from -1 to 1, a quaternion",
    tooSlow: (least: number) => `three numbers, together a spin of at least ${least} rad/s`,
    rates: (rates: readonly number[]) => `one of ${rates.join(", ")} frames a second`,
    range: "two frames of the run, the first before the last",
    frameOfRun: (last: number) => `a frame up to ${last}, the last of this run`,
    noneBesideExact: (lane: number) => `none, because lanes[${lane}].angular is exact`,
    another: "a value that goes with the others",
  },
  dock: {
    toFigure: "To the figure",
    close: "Close",
  },
  share: {
    button: "Share",
    /** Hands the link to the system's own list of apps. */
    send: "Send…",
    code: "QR code",
    codeOf: "QR code of the link beside it",
    codeMissing: "The program that draws the code did not arrive.",
    plays: "link plays at once",
    fills: "link fills the window",
    png: "Picture (PNG)",
    svg: "Picture (SVG)",
    noPng: "The picture could not be made; the SVG can be had.",
    noPicture: "The program that makes pictures did not arrive.",
    wholeRun: "whole run, CSV",
    print: "Print this figure",
    embed: "Copy code to embed",
    embedGuide: "How to use it",
    embedCopied: "The code is copied.",
    embedNotCopied: "The browser does not let the page copy.",
  },
  printed: {
    start: (start: string) => `Throw: ${start}`,
    changed: (start: string) => `Throw: ${start}, changed by hand`,
    moments: (moments: readonly string[]) => `principal moments ${moments.join(", ")} kg m²`,
  },
  present: {
    leave: "Close",
    leaveTitle: "Back to the page (Escape)",
    notArrived: "The program that fills the window with this figure did not arrive.",
    slides: {
      name: "Slides",
      before: "The figure before",
      after: "The next figure",
      place: (number: string, count: string) => `${number} of ${count}`,
    },
    camera: "Camera",
    follow: "Follow the body",
    fromAbove: "From above",
    alongMomentum: "Along L",
    fromFront: "From the front",
    take: "Picture, film",
    picture: "Picture (PNG, twice the size)",
    quiet: "Only the object",
    quietTitle: "Nothing but the object, for a talk",
    fullScreen: "Whole screen",
    film: {
      name: "Film of the run (WebM)",
      marks: (seconds: string) => `From mark to mark, ${seconds}`,
      loop: (seconds: string) => `A loop that closes, ${seconds}`,
      whole: (seconds: string) => `The whole run, ${seconds}`,
      progress: (percent: string) => `Filming: ${percent} done`,
      stop: "Stop",
      isSaved: "The film is saved.",
      isStopped: "Filming is stopped; nothing is saved.",
      failed: "This browser could not make the film.",
      cannot: "This browser cannot make films picture by picture.",
    },
    plainly: {
      noWebgl: "This browser draws no WebGL, so the picture is the one of the page.",
      reducedMotion: "Your system asks for less motion, so the picture is the one of the page.",
      reducedData: "Your browser saves data, so the picture is the one of the page.",
      contextLost: "The browser has taken the graphics memory back, so the picture is the one of the page.",
      notArrived: "What lights the stage has not arrived, so the picture is the one of the page.",
      slow: "Drawn plainly, without fine shadows and lacquer, so that it keeps pace on this machine.",
    },
  },
  fault: {
    text: "This figure has stopped because of a fault in its program. The text and the other figures are not affected.",
    again: "Start it again",
  },
  handle: {
    hint: "Drag, or use the arrow and page keys",
    at: (label: string, place: string) => `${label}, ${place}`,
  },
  hold: {
    button: "Hold the body",
    hint: "Drag the body to turn it, flick it to spin it",
    /** After the button "Hold the body". */
    hintByFinger: "or press it, and drag",
    hintAtStart: "At the start, drag or flick the body",
    keys: "Arrows turn it, Shift and arrows spin it, Enter lets go, Escape gives up",
    byFinger: "Now turn it or flick it",
    changed: "Changed by hand ·",
    undo: "Undo",
    spin: (components: string) => `spin ω = (${components}) rad/s`,
    isHeld: "You hold the body. Arrows turn it, Shift and arrows spin it, Enter lets go, Escape gives up.",
    isLetGo: (spin: string) => `Let go: ${spin}.`,
    isGivenUp: "As it was before.",
  },
  component: (vector: string, axis: string) => `${vector}, ${axis}`,
  graph: {
    curve: "Curve",
    summary: (y: string, x: string, curves: readonly string[]) =>
      `${y} against ${x}. Curves: ${curves.join("; ")}. Their values at the slider stand in the table below.`,
  },
  toolbar: {
    layers: "Shown in the pictures",
    start: "Throw",
    startByHand: "Changed by hand",
    timeStep: "Time step",
    exact: "Exact solution",
    exactLabel: "exact solution",
    stops: "Stop at impacts",
    stopsLabel: "stop at impacts",
    slows: "Slow down at the first impact",
    slowsLabel: "slow at the first impact",
    layout: "Layout",
    sideBySide: "Side by side",
    overlaid: "Overlaid",
    inspector: "Inside this frame",
    sliders: "Numbers of the throw",
    formulation: (lane: string) => `Formulation ${lane}`,
    gyroscopicTerm: "Gyroscopic term",
  },
  repeat: {
    button: "Repeat from mark to mark",
    title: "Repeats what lies between two marks of the bar: flips, or impacts",
    isOn: (from: string, to: string) => `Repeats frames ${from} to ${to}.`,
    isOff: "Plays on to the end.",
  },
  /** At a mark of the time bar. */
  runEvents: {
    flip: (time: string) => `flip, ${time}`,
    impact: (time: string) => `impact, ${time}`,
  },
  clock: (frame: string, time: string) => `frame ${frame} · ${time}`,
  announced: {
    step: (clock: string, picture: string) => `${clock}. ${picture}`,
    reset: "Back at the start.",
    impact: (frame: string, lane: string) => `Stopped at frame ${frame}: lane ${lane} is struck.`,
    codeCopied: "The function is copied.",
    codeNotCopied: "The browser does not let this page copy.",
    timeShown: (from: string, to: string) => `${from} to ${to} s.`,
  },
  impactStop: {
    first: (frame: string) => `Stopped at frame ${frame}: the first impact.`,
    later: (frame: string, nth: string) => `Stopped at frame ${frame}: impact ${nth}.`,
    slowed: (speed: string) => `Slowed to ${speed}× at the impact`,
    goOn: "Go on",
    lookInside: "Look inside",
  },
  recording: (name: string) => `Recorded: ${name}`,
  lane: {
    /** Its letter and its formulation: a heading, and within a sentence. */
    heading: (lane: string, title: string) => `${lane}: ${title}`,
    withFormulation: (title: string, formulation: string) => `${title} (${formulation})`,
    inSentence: (lane: string, title: string) => `lane ${lane} (${title})`,
    seen: (heading: string, sentence: string) => `${heading}. ${sentence}`,
    hasDiverged: (lane: string) => `Lane ${lane} has diverged.`,
    divergedBecause: (lane: string, reason: string) => `Lane ${lane} diverged: ${reason}.`,
    /** In place of a value. */
    diverged: "diverged",
    ended: "ended",
    recordingEnds: (lane: string) => `The recording of lane ${lane} ends here.`,
    /** Of a lane that is made elsewhere and has not been, or failed at once. */
    hasNoMotion: (lane: string) => `Lane ${lane} has no motion to show.`,
    /** @param sentence why, as its maker says it */
    endsBecause: (lane: string, sentence: string) => `Lane ${lane} ends here. ${sentence}`,
    hasNoMotionBecause: (lane: string, sentence: string) => `Lane ${lane} has no motion to show. ${sentence}`,
  },
  divergence: {
    "spin exceeds 1e6 rad/s": "spin exceeds 1e6 rad/s",
    "spin is not finite": "spin is not finite",
    "orientation is not finite": "orientation is not finite",
    "position or velocity is not finite or exceeds 1e100":
      "position or velocity is not finite or exceeds 1e100",
    "the recording ends": "the recording ends",
  } satisfies Record<DivergenceReason, string>,
  plots: {
    label: (figure: string) => `Plots of the figure “${figure}”`,
    cursor: (plot: string) => `Cursor of ${plot}`,
    legend: "Lines of the plots",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    whole: "Whole run",
    download: "Download plot data",
    notDrawn: "The plots’ program did not arrive; they are as they were.",
  },
  inspector: {
    label: "Inside this frame",
    title: (from: string, to: string) => `Inside frame ${from} → ${to}`,
    notArrived: "The program that looks inside a frame did not arrive.",
    previous: "Previous stage",
    next: "Next stage",
    place: (at: string, of: string) => `${at} of ${of}`,
    close: "Close",
    isLost: (stage: string) => `This frame has no stage named ${stage}; the walk begins at its first.`,
    playing: "Playing. Pause, and the frame that stands can be looked into.",
    stages: "Stages",
    allLines: "All lines",
    /** Which pass of a loop, or run of a line, and of how many. */
    folds: {
      deepest: (count: string) => `the deepest of ${count} vertices`,
      fastest: (count: string) => `the fastest inwards of ${count} vertices`,
      halvings: (count: string) => `the last of ${count} halvings`,
      vertices: (count: string) => `the first of ${count} vertices`,
      times: (count: string) => `the first of ${count} times`,
      lastTime: (count: string) => `the last of ${count} times`,
    },
    /** Of a loop with many passes, only the first are recorded. */
    recorded: (fold: string) => `${fold} recorded`,
    showCode: "Show the code",
    copyCode: "Copy this function",
    /** Announced of a stage, and of a row of two lanes' stages. */
    stage: (name: string, fn: string) => `${name}, in ${fn}`,
    returned: (name: string) => `returned by ${name}()`,
    row: (stages: readonly string[]) => stages.join("; "),
    returns: "returns",
    inOneLane: (name: string, lane: string) => `${name} (${lane} only)`,
    pass: ({ function: fn, pass }: Pass) => `${fn}, pass ${pass}`,
    hasDiverged: (lane: string) => `${lane} has diverged.`,
    /** Of a lane that plays what was made elsewhere. */
    hasNoLines: (lane: string) => `${lane} was made elsewhere: there are no lines to walk through.`,
    /** Of a program of the reader's own. */
    working: "The rule runs up to this frame…",
    hasTrouble: (lane: string, trouble: string) => `${lane}: ${trouble}`,
    ownLine: (line: string) => `Line ${line}`,
    ownSource: "The whole program",
    nothingHere: (lane: string) => `${lane}: nothing like it here`,
    drawn: (stage: string, picture: string) => `${stage}. ${picture}`,
    formulas: (fn: string) => `Formulas of ${fn}`,
    source: (fn: string) => `Source of ${fn}`,
    value: (name: string) => `Value of ${name}`,
    valueWhen: (name: string, when: string) => `Value of ${name}, ${when}`,
    thisFrame: "this frame",
    frameBefore: "the frame before",
    kinds: { number: "number", vector: "vector", quaternion: "quaternion", matrix: "matrix" },
    numberRow: "value",
    lengthRow: "length",
    axes: (axes: string) => `Axes: ${axes}.`,
    axesNames: { body: "body", world: "world", "body to world": "body to world" },
    inFrame: (frame: string) => `in frame ${frame} of the figure`,
    pictures: {
      number: "A number: the body alone.",
      vectorInBody: "An arrow in the body’s axes, drawn on the body; only its direction is to scale.",
      vectorInWorld: "An arrow in world axes; only its direction is to scale.",
      noAxes: "The body alone: the name does not end in its frame, as omega_B, momentum_W or q_WB do.",
      quaternion: "The axes turned by this quaternion.",
      matrix: "What the matrix makes of the three axes, to one scale.",
    },
  },
  quantities: {
    angularVelocity: "Angular velocity",
    angularVelocityBody: "Along the body’s own axes",
    angularMomentum: "Angular momentum",
    pivotMomentum: "Angular momentum about the pivot",
    momentumAngle: "Direction of L, off by",
    momentumDrift: "Momentum drift",
    energy: "Kinetic energy",
    energyDrift: "Energy drift",
    orientation: "Orientation",
    position: "Centre of mass",
    velocity: "Its velocity",
    attitudeError: "Error vs exact",
    quaternionNorm: "Length of the quaternion",
    orthogonalityError: "Error of RᵀR",
    determinant: "Determinant of R",
  },
  /** The parts in the order in which they are said. */
  formulation: (parts: readonly string[]) => parts.join(", "),
  frozenTensor: "tensor never rotated",
  turnedByOldSpin: "turned by the old ω",
  substeps: (count: string) => `${count} substeps`,
  rules: rules satisfies Record<AngularId, RuleWords>,
  orientations: {
    matrix: "Matrix step",
    "matrix-orthonormal": "Matrix step, orthonormalised",
    quaternion: "Quaternion step",
    "quaternion-unnormalised": "Quaternion step, unnormalised",
    "quaternion-wrong-side": "Quaternion on the wrong side",
    "exponential-map": "Exponential map",
    "exponential-map-bullet": "Bullet’s map",
    "exponential-map-wrong-side": "Exponential map on the wrong side",
  } satisfies Record<OrientationId, string>,
  contactMethods: {
    averaged: { name: "One averaged impulse", within: "one averaged impulse" },
    "per-vertex": { name: "Vertex after vertex", within: "vertex after vertex" },
    backtracking: { name: "Back to the time of impact", within: "back to the time of impact" },
  } satisfies Record<MethodId, InLineName>,
  contactLaws: {
    velocity: { name: "Wanted velocity", within: "wanted velocity" },
    coulomb: { name: "Coulomb", within: "Coulomb" },
  } satisfies Record<LawId, InLineName>,
  springs: {
    explicit: "Explicit Euler",
    "semi-implicit": "Semi-implicit Euler",
    implicit: "Implicit Euler",
    verlet: "Velocity Verlet",
    rk4: "Runge–Kutta",
  } satisfies Record<SpringId, string>,
};
