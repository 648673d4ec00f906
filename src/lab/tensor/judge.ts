import { principal } from "../../core/bodies/principal";
import { type Mat3, mapMat, scaleMat, subMat } from "../../core/math/mat3";
import { dot, mapVec, type Vec3 } from "../../core/math/vec3";
import { inBodyAxes, otherSign, shift, type WrittenInertia } from "./reading";

/**
 * Principal moments are sums of mass times squared distances from two axes: none is negative, none exceeds the other two together,
 * I₁ + I₂ − I₃ = 2 ∫ z² dm ≥ 0.
 */
export type Possibility =
  | { readonly kind: "possible" }
  /** I₁ + I₂ = I₃ but for the digits written */
  | { readonly kind: "flat" }
  /** 0 about one axis, equal about the others: all the mass on one line */
  | { readonly kind: "line" }
  | { readonly kind: "negative"; readonly moment: number }
  /** of the largest moment, as a share of the other two */
  | { readonly kind: "triangle"; readonly excess: number };

/** Of a moment that is 0, relative to the largest. */
const ROUND_OFF = 1e-12;

/** The relative precision of tensors as people write them. */
const WRITTEN = 1e-4;

export function possibilityOf(inertia: Mat3): Possibility {
  const [least, middle, largest] = principal(inertia).moments;
  if (Math.abs(least) <= ROUND_OFF * largest && Math.abs(largest - middle) <= WRITTEN * largest)
    return { kind: "line" };
  if (!(least > 0)) return { kind: "negative", moment: least };
  const excess = largest / (least + middle) - 1;
  if (excess > WRITTEN) return { kind: "triangle", excess };
  return excess > -WRITTEN ? { kind: "flat" } : { kind: "possible" };
}

export function canBe(inertia: Mat3): boolean {
  const { kind } = possibilityOf(inertia);
  return kind === "possible" || kind === "flat";
}

export interface Slip {
  readonly kind: "decimal" | "products" | "units" | "origin";
  readonly inertia: Mat3;
  readonly entry?: string;
  readonly tens?: number;
}

const ENTRIES = [
  ["Ixx", [0]],
  ["Iyy", [4]],
  ["Izz", [8]],
  ["Ixy", [1, 3]],
  ["Ixz", [2, 6]],
  ["Iyz", [5, 7]],
] as const;

/**
 * What explains an impossible tensor, the likeliest first: an entry out by powers of ten, the fewest first, or products with the
 * other sign. And what a possible tensor may hide: about the origin, or in other units.
 */
export function likelySlips(written: WrittenInertia): readonly Slip[] {
  const inertia = inBodyAxes(written);
  if (canBe(inertia)) return [...unitsSlip(inertia, written), ...originSlip(inertia, written)];
  const turned = (own: Mat3) => inBodyAxes({ ...written, inertia: own });
  const flipped = inBodyAxes(otherSign(written));
  const products: Slip[] = canBe(flipped) ? [{ kind: "products", inertia: flipped }] : [];
  return [...decimalSlips(written.inertia, turned), ...products];
}

function decimalSlips(inertia: Mat3, turned: (own: Mat3) => Mat3): Slip[] {
  const found = ENTRIES.flatMap(([entry, places]) =>
    [-1, 1, -2, 2, -3, 3].flatMap((tens): Slip[] => {
      const moved = mapMat(inertia, (value, at) =>
        (places as readonly number[]).includes(at) ? value * 10 ** tens : value,
      );
      return canBe(turned(moved)) && moved.some((value, at) => value !== inertia[at])
        ? [{ kind: "decimal", inertia: turned(moved), entry, tens: -tens }]
        : [];
    }),
  );
  const [fewest] = found.map(({ tens = 0 }) => Math.abs(tens)).sort((a, b) => a - b);
  return found.filter(({ tens = 0 }) => Math.abs(tens) === fewest).sort((a, b) => evenness(b) - evenness(a));
}

/** From 0 to 1: the less extreme body is the likelier repair. */
function evenness({ inertia }: Slip): number {
  const [least, , largest] = principal(inertia).moments;
  return least / largest;
}

/** Radii of gyration [m]. */
const USUAL = { least: 1e-4, most: 20 };

/** kg mm² and g mm² taken for kg m². */
function unitsSlip(inertia: Mat3, { mass }: WrittenInertia): Slip[] {
  if (mass === null) return [];
  const [, , largest] = principal(inertia).moments;
  if (Math.sqrt(largest / mass) < USUAL.most) return [];
  return [{ kind: "units", inertia: scaleMat(1e-6, inertia) }];
}

/** A tensor about the origin has at least m |c|² more about two axes. */
function originSlip(inertia: Mat3, { mass, centre }: WrittenInertia): Slip[] {
  if (mass === null || centre === null || dot(centre, centre) === 0) return [];
  const about = subMat(inertia, shift(mass, centre));
  const [, , largest] = principal(inertia).moments;
  // A centre nearer than this, relative to the body, leaves both readings as likely.
  if (!canBe(about) || mass * dot(centre, centre) < 0.2 * largest) return [];
  return [{ kind: "origin", inertia: about }];
}

/** Edge lengths of the box with these moments [m]; 0 where the square would be negative. */
export function equalBox(moments: Vec3, mass: number): Vec3 {
  return lengthsOf(moments, 6, mass);
}

/** Semi-axes of the ellipsoid with these moments [m], as {@link equalBox}. */
export function equalEllipsoid(moments: Vec3, mass: number): Vec3 {
  return lengthsOf(moments, 2.5, mass);
}

function lengthsOf([a, b, c]: Vec3, factor: number, mass: number): Vec3 {
  return mapVec([b + c - a, a + c - b, a + b - c], (square) =>
    Math.sqrt(Math.max(0, (factor * square) / mass)),
  );
}
