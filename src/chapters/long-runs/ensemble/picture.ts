import { identityQuat } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { decimals, seconds, shortNumber } from "../../../format/numbers";
import type { FunctionPlot } from "../../../plots/functions/functionPlot";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { curve } from "../../shared/marks";
import { familyOf } from "../../shared/polhodeFamily";
import { toPicture } from "../../shared/principalAxes";
import { strings } from "../strings/en";
import {
  bodyOfEnsemble,
  COUNT,
  directionsAt,
  type EnsembleReading,
  ensembleReading,
  headings,
  LAST_FRAME,
  RATE,
  uprightPart,
} from "./runs";

const words = strings.ensemble;

/** So far away, and turned so, that the names of the level axes stay clear of a phone's edges. */
export const ENSEMBLE_CAMERA: Camera = {
  target_W: [0, 0, 0],
  radius: 1.08,
  azimuth: -0.71,
  elevation: 0.34,
  zoom: 1,
};

/** As a part of the framed radius; the rest is for the names of the axes. */
const SPHERE_RADIUS = 0.78;

/** Dashes lie just above the sphere, which would hide those on its near side. */
const LIFT = 1.006;

/** In radii. */
const DASH = 0.03;

const CENTRE: Vec3 = [0, 0, 0];

const { loops_P, separatrix_P } = familyOf(bodyOfEnsemble);
const onSphere = (path: readonly Vec3[]) => path.map((point) => toPicture(point, SPHERE_RADIUS));

const SURROUNDINGS: readonly Mark[] = [
  {
    kind: "axes",
    key: "axes",
    position_W: CENTRE,
    q_WB: identityQuat,
    lengths: [-0.92, 0.9, 0.92],
    labels: [words.axes.least, words.axes.greatest, words.axes.middle],
  },
  {
    kind: "ellipsoid",
    key: "sphere",
    position_W: CENTRE,
    q_WB: identityQuat,
    semiAxes: [SPHERE_RADIUS, SPHERE_RADIUS, SPHERE_RADIUS],
    colour: "momentum",
    showsSections: false,
  },
  curve("family", loops_P.map(onSphere), "axis", "faint"),
  curve("separatrix", separatrix_P.map(onSphere), "axis", "thin"),
];

export function ensembleMarks(t: number): readonly Mark[] {
  const directions = directionsAt(t);
  const ways = headings(directions);
  const paths_W = directions.map((direction, k) => {
    const [x, y, z] = ways[k] ?? CENTRE;
    const head: Vec3 = [direction[0] + DASH * x, direction[1] + DASH * y, direction[2] + DASH * z];
    return [toPicture(direction, LIFT * SPHERE_RADIUS), toPicture(head, LIFT * SPHERE_RADIUS)];
  });
  return [...SURROUNDINGS, curve("cloud", paths_W, "momentum")];
}

export const ENSEMBLE_PLOT: FunctionPlot = {
  x: {
    name: words.timeAxis,
    from: 0,
    to: LAST_FRAME / RATE,
    ticks: [0, 10, 20, 30, 40, 50, 60],
    tickText: (t) => decimals(t, 0),
  },
  y: {
    name: words.partAxis,
    from: 0,
    to: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1],
    tickText: (part) => shortNumber(part),
  },
  curves: [{ id: "upright", name: words.part, at: uprightPart }],
  references: [{ axis: "y", at: 0.5, text: words.half, end: "right", raised: 22 }],
  samples: 300,
};

export const uprightText = ({ upright }: EnsembleReading): string =>
  words.uprightOf(decimals(COUNT * upright, 0), decimals(COUNT, 0));

export const flipsText = ({ fewest, most }: EnsembleReading): string =>
  fewest === most ? decimals(most, 0) : words.range(decimals(fewest, 0), decimals(most, 0));

export function describeEnsemble(t: number): string {
  const reading = ensembleReading(t);
  return words.describe(seconds(t), uprightText(reading), flipsText(reading));
}

export function clockText(frame: number): string {
  return `${decimals(frame / RATE, 2)} s`;
}
