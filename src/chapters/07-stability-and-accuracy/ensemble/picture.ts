import { identityQuat } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { decimals, seconds } from "../../../format/numbers";
import type { FunctionPlot } from "../../../plots/functions/functionPlot";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { familyOf } from "../../shared/polhodeFamily";
import {
  bodyOfEnsemble,
  COUNT,
  directionsAt,
  type EnsembleReading,
  ensembleReading,
  headings,
  LAST_FRAME,
  RATE,
} from "./runs";

/** The sphere of all directions of L in the body, and the cloud upon it. */
export const ENSEMBLE_CAMERA: Camera = {
  target_W: [0, 0, 0],
  radius: 1,
  azimuth: -0.85,
  elevation: 0.34,
  zoom: 1,
};

/** Of the framed sphere; the rest is for the names of the axes. */
const SPHERE = 0.78;

/** Just above the sphere, so that it hides no dash on its near side. */
const ABOVE = 1.006;

/** A dash, in radii. */
const DASH = 0.03;

const CENTRE: Vec3 = [0, 0, 0];

/** From the principal axes to the picture's: greatest moment up, middle one to the front, least one to the left. */
function toPicture([least, middle, greatest]: Vec3, scale = SPHERE): Vec3 {
  return [-scale * least, scale * greatest, scale * middle];
}

const { loops_P, separatrix_P } = familyOf(bodyOfEnsemble);
const drawn = { kind: "curve", colour: "axis", dashed: false } as const;

/** What stands still: the sphere, its curves and its axes. */
const SURROUNDINGS: readonly Mark[] = [
  {
    kind: "axes",
    key: "axes",
    position_W: CENTRE,
    q_WB: identityQuat,
    lengths: [-0.92, 0.9, 0.92],
    labels: ["least", "greatest", "middle"],
  },
  {
    kind: "ellipsoid",
    key: "sphere",
    position_W: CENTRE,
    q_WB: identityQuat,
    semiAxes: [SPHERE, SPHERE, SPHERE],
    colour: "momentum",
    showsSections: false,
  },
  {
    ...drawn,
    key: "family",
    paths_W: loops_P.map((path) => path.map((point) => toPicture(point))),
    weight: "faint",
  },
  {
    ...drawn,
    key: "separatrix",
    paths_W: separatrix_P.map((path) => path.map((point) => toPicture(point))),
    weight: "thin",
  },
];

/** The picture at a time: every member a dash along its way. */
export function ensembleMarks(t: number): readonly Mark[] {
  const directions = directionsAt(t);
  const ways = headings(directions);
  const paths_W = directions.map((direction, k) => {
    const [x, y, z] = ways[k] ?? CENTRE;
    const head: Vec3 = [direction[0] + DASH * x, direction[1] + DASH * y, direction[2] + DASH * z];
    return [toPicture(direction, ABOVE * SPHERE), toPicture(head, ABOVE * SPHERE)];
  });
  return [
    ...SURROUNDINGS,
    { kind: "curve", key: "cloud", paths_W, colour: "momentum", dashed: false, weight: "main" },
  ];
}

/** The part of the cloud on the side of the start, over the time. */
export const ENSEMBLE_PLOT: FunctionPlot = {
  x: {
    name: "time [s]",
    from: 0,
    to: LAST_FRAME / RATE,
    ticks: [0, 10, 20, 30, 40, 50, 60],
    tickText: String,
  },
  y: {
    name: "part of the cloud on the side of its start",
    from: 0,
    to: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1],
    tickText: String,
  },
  curves: [{ id: "upright", name: "Part on the side of its start", at: (t) => ensembleReading(t).upright }],
  references: [{ axis: "y", at: 0.5, text: "one half", end: "right" }],
  samples: 300,
};

export const uprightText = ({ upright }: EnsembleReading): string =>
  `${Math.round(COUNT * upright)} of ${COUNT}`;

export const flipsText = ({ fewest, most }: EnsembleReading): string =>
  fewest === most ? String(most) : `${fewest} to ${most}`;

/** One or two sentences for a reader who does not see the picture. */
export function describeEnsemble(t: number): string {
  const reading = ensembleReading(t);
  return `After ${seconds(t)}, ${uprightText(reading)} rackets have L on the side of the middle axis where they all began. They have made ${flipsText(reading)} flips.`;
}

export function clockText(frame: number): string {
  return `${decimals(frame / RATE, 2)} s`;
}
