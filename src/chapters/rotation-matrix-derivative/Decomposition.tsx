import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../core/math/quat";
import {
  addVec,
  angleBetween,
  clampNorm,
  cross,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../core/math/vec3";
import { diagramIsland } from "../../figures/diagram/DiagramFigure";
import { type ValuesOf, vector } from "../../figures/diagram/settings";
import { nowColumn, quantitiesOf, vectorText } from "../../figures/diagram/vectorText";
import { decimals, degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { arrow, curve, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";

const words = strings.decomposition;

/** Metres of the picture for 1 rad/s, and for 1 m/s. */
const SCALE = { omega: 0.5, velocity: 0.4 } as const;

/** Bounds of |ω| [rad/s]: as ω vanishes, its direction and the circle are lost. */
const FASTEST = 3;
const SLOWEST = 0.2;

const DECOMPOSITION = {
  /** Fixed in the body, from its centre [m]. */
  r_W: vector([0.75, 0.7, 0.35], {
    longest: 1.3,
    term: "position",
    name: words.position,
    handle: { label: words.positionTip },
  }),
  omega_W: vector([0, 2, 0], {
    longest: FASTEST,
    nearest: (omega_W, present) => (norm(omega_W) < SLOWEST ? present : clampNorm(omega_W, FASTEST)),
    term: "omega",
    name: words.omega,
    handle: { label: words.omegaTip, scale: SCALE.omega },
  }),
};

type TurningPoint = ValuesOf<typeof DECOMPOSITION>;

interface Decomposed extends TurningPoint {
  readonly along_W: Vec3;
  readonly across_W: Vec3;
  readonly velocity_W: Vec3;
}

export function decompose({ r_W, omega_W }: TurningPoint): Decomposed {
  const along_W = projectOnto(r_W, omega_W);
  return { r_W, omega_W, along_W, across_W: subVec(r_W, along_W), velocity_W: cross(omega_W, r_W) };
}

/** From the centre along ω [m]; backwards a share of that. */
const AXIS = { length: 1.35, backwards: 0.4 } as const;
const CIRCLE_POINTS = 96;

export function decompositionMarks(point: Decomposed): readonly Mark[] {
  return [...circleMarks(point), ...arrowMarks(point)];
}

function circleMarks({ omega_W, along_W, across_W }: Decomposed): readonly Mark[] {
  const normal_W = scaleVec(1 / norm(omega_W), omega_W);
  const axis_W = scaleVec(AXIS.length, normal_W);
  return [
    { kind: "plane", key: "plane", centre_W: along_W, normal_W, radius: norm(across_W) },
    curve("axis", [[scaleVec(-AXIS.backwards, axis_W), axis_W]], "axis", "thin", true),
    curve("circle", [circle(along_W, across_W, omega_W)], "position"),
  ];
}

function circle(centre_W: Vec3, across_W: Vec3, omega_W: Vec3): Vec3[] {
  const period = (2 * Math.PI) / norm(omega_W);
  return Array.from({ length: CIRCLE_POINTS + 1 }, (_, k) => {
    const attitude = exponentialMap(identityQuat, omega_W, (period * k) / CIRCLE_POINTS);
    return addVec(centre_W, rotate(attitude, across_W));
  });
}

function arrowMarks({ r_W, omega_W, along_W, across_W, velocity_W }: Decomposed): readonly Mark[] {
  const span_W = scaleVec(SCALE.velocity, velocity_W);
  return [
    vectorArrow("omega", zeroVec, scaleVec(SCALE.omega, omega_W)),
    // Thicker than ω, since both lie on one line.
    arrow("a", zeroVec, along_W, "position", "r∥", { labelAt: "middle", highlighted: true }),
    arrow("b", along_W, across_W, "position", "r⊥", { labelAt: "middle", ghost: true }),
    arrow("r", zeroVec, r_W, "position", "r"),
    arrow("v", r_W, span_W, "velocity", "ω × r"),
  ];
}

const CAMERA: Camera = { target_W: [0, 0.42, 0], radius: 1.12, azimuth: 0.35, elevation: 0.34, zoom: 1 };

const NUMBERS = quantitiesOf(words.rows, 3, {
  r: { term: "position", of: ({ r_W }: Decomposed) => r_W },
  along: { term: "along", symbol: "r∥", of: ({ along_W }) => along_W },
  across: { term: "across", symbol: "r⊥", of: ({ across_W }) => across_W },
  velocity: { term: "velocity", symbol: "ω × r", of: ({ velocity_W }) => velocity_W },
  speed: { term: "velocity", symbol: "|ω × r|", of: ({ velocity_W }) => norm(velocity_W) },
  product: {
    term: "velocity",
    symbol: "|ω| |r⊥|",
    of: ({ omega_W, across_W }) => norm(omega_W) * norm(across_W),
  },
});

function describeDecomposition({ r_W, omega_W, across_W, velocity_W }: Decomposed): string {
  return words.describe({
    position: vectorText(r_W),
    angularVelocity: vectorText(omega_W),
    angle: degrees(angleBetween(r_W, omega_W)),
    radius: decimals(norm(across_W), 2),
    speed: decimals(norm(velocity_W), 2),
  });
}

export const Decomposition = diagramIsland("Decomposition", {
  settings: DECOMPOSITION,
  camera: CAMERA,
  motion: {
    after: ({ r_W, omega_W }, seconds) => ({
      r_W: rotate(exponentialMap(identityQuat, omega_W, seconds), r_W),
      omega_W,
    }),
  },
  marks: (values) => decompositionMarks(decompose(values)),
  describe: (values) => describeDecomposition(decompose(values)),
  rows: NUMBERS.rows,
  columns: (values) => [nowColumn(NUMBERS.cells(decompose(values)))],
  matter: ["across", "speed", "product"],
});
