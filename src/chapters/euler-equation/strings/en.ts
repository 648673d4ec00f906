import type { PolhodeKind } from "../../../core/exact/polhode";

/** The ratio is L² over 2E. */
interface InBody
  extends Record<
    "polhode" | "ratio" | "least" | "middle" | "greatest" | "energyDrift" | "momentumDrift",
    string
  > {
  readonly startPolhode: string | null;
}

type InWorld = Record<"mass" | "angularSpeed" | "tip" | "planeHeight" | "momentumAngle", string>;

type Step = Record<"polhode" | "energyDrift" | "momentumDrift" | "tip", string>;

export const strings = {
  fixedMomentum: {
    label: "One throw at three instants",
    instants: {
      start: {
        title: "At the throw",
        description: "A box, and from its centre L straight up and ω askew to it.",
      },
      half: {
        title: "Half a turn later",
        description: "The box has turned. L is where it was; the tip of ω has moved along an arc about it.",
      },
      whole: {
        title: "A turn later",
        description: "L is still where it was; ω points another way once more, its arc is longer.",
      },
    },
  },
  threeSpins: {
    label: "One box, thrown about each of its axes",
    axes: {
      least: {
        title: "Axis of least moment",
        description: "The tip of the axis has gone round L in a narrow ring.",
      },
      middle: {
        title: "Middle axis",
        description: "The tip of the axis has left the top, and swung far down the side.",
      },
      greatest: {
        title: "Axis of greatest moment",
        description: "The tip of the axis has gone round L in a narrow ring.",
      },
    },
  },
  poinsot: {
    inBody: "In the body",
    inWorld: "In the world",
    layers: {
      energy: { name: "Energy ellipsoid", label: "energy" },
      sphere: { name: "Momentum sphere", label: "momentum sphere" },
      true: { name: "Curve of the start", label: "curve of the start" },
      present: { name: "Curve of the present frame", label: "present curve" },
      herpolhode: { name: "Trail of ω on the plane", label: "trail of ω" },
      family: { name: "Neighbouring curves", label: "neighbours" },
    },
    starts: {
      crooked: "Racket, crooked",
      careful: "Racket, careful",
      bar: "A square bar",
      plate: "A square plate",
    },
    axes: { least: "1 least", middle: "2 middle", greatest: "3 greatest" },
    handle: {
      label: "Tip of L",
      hint: "Drag the tip of L, and the motion starts on another curve",
      at: (least: string, middle: string, greatest: string) =>
        `${least} along axis 1, ${middle} along axis 2, ${greatest} along axis 3`,
    },
    atRest: "The body is at rest: it has no polhode.",
    /** After "the polhode". */
    polhode: {
      "around-least": "goes round the axis of least moment",
      "around-greatest": "goes round the axis of greatest moment",
      separatrix: "runs into the middle axis",
      point: "is a single point: the body turns steadily",
    } satisfies Record<PolhodeKind, string>,
    /** After "the tip of ω". */
    tip: {
      onPlane: (tolerance: string) => `stands on the invariable plane to within ${tolerance} rad/s`,
      shortOf: (distance: string) => `stands ${distance} rad/s short of the invariable plane`,
      beyond: (distance: string) => `stands ${distance} rad/s beyond the invariable plane`,
    },
    describeBody: (seen: InBody) => {
      const { polhode, startPolhode, ratio, least, middle, greatest, energyDrift, momentumDrift } = seen;
      const start = startPolhode === null ? "" : `, while that of the start ${startPolhode}`;
      return `Momentum sphere and energy ellipsoid in the body’s axes. The polhode of the present state ${polhode}${start}: L² over 2E is ${ratio} kg m², and the moments are ${least}, ${middle} and ${greatest}. Since the start the energy has changed by ${energyDrift} and the length of L by ${momentumDrift}.`;
    },
    describeWorld: ({ mass, angularSpeed, tip, planeHeight, momentumAngle }: InWorld) =>
      `A body of mass ${mass} kg turning at ${angularSpeed} rad/s, drawn as itself or, with its energy or ω shown, as its inertia ellipsoid. The tip of ω ${tip}, which lies ${planeHeight} rad/s from the centre; L has turned ${momentumAngle} from the plane’s normal.`,
    describeStep: ({ polhode, energyDrift, momentumDrift, tip }: Step) =>
      `The polhode ${polhode}; energy ${energyDrift}, length of L ${momentumDrift} since the start; the tip of ω ${tip}.`,
  },
};
