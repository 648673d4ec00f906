/** A symbol that the pages colour, highlight and name: one entry wherever it appears. Its name is among the strings of the book. */
export interface Term {
  /** As it stands in prose; TeX has its own spelling at each place. */
  readonly symbol: string;
  /** Empty for a pure number. */
  readonly unit: string;
  /** Along whose axes its components are; null for what has none. */
  readonly axes: TermAxes | null;
}

export type TermAxes = "world" | "body" | "bodyToWorld" | "sameInAll" | "asItsLetterSays" | "asOmega";

export const TERMS = {
  omega: { symbol: "ω", unit: "rad/s", axes: "world" },
  momentum: { symbol: "L", unit: "kg m²/s", axes: "world" },
  inertia: { symbol: "I", unit: "kg m²", axes: "world" },
  inertiaBody: { symbol: "I_B", unit: "kg m²", axes: "body" },
  torque: { symbol: "τ", unit: "N m", axes: "world" },
  gyroscopic: { symbol: "ω × Iω", unit: "N m", axes: "world" },
  gyroscopicTorque: { symbol: "τ_g", unit: "N m", axes: "body" },
  energy: { symbol: "E", unit: "J", axes: "sameInAll" },
  rotation: { symbol: "R", unit: "", axes: "bodyToWorld" },
  spin: { symbol: "Ω", unit: "rad/s", axes: "world" },
  quaternion: { symbol: "q", unit: "", axes: "bodyToWorld" },
  axis: { symbol: "û", unit: "", axes: "world" },
  angle: { symbol: "θ", unit: "rad", axes: null },
  position: { symbol: "r", unit: "m", axes: "asItsLetterSays" },
  along: { symbol: "r_∥", unit: "m", axes: "world" },
  across: { symbol: "r_⊥", unit: "m", axes: "world" },
  velocity: { symbol: "ṙ", unit: "m/s", axes: "world" },
  state: { symbol: "Y", unit: "", axes: null },
  mass: { symbol: "m", unit: "kg", axes: null },
  centre: { symbol: "x", unit: "m", axes: "world" },
  centreVelocity: { symbol: "v", unit: "m/s", axes: "world" },
  linearMomentum: { symbol: "P", unit: "kg m/s", axes: "world" },
  force: { symbol: "F", unit: "N", axes: "world" },
  point: { symbol: "p", unit: "m", axes: "world" },
  pointBody: { symbol: "r_B", unit: "m", axes: "body" },
  spinBody: { symbol: "Ω_B", unit: "rad/s", axes: "body" },
  contactVelocity: { symbol: "u", unit: "m/s", axes: "world" },
  impulse: { symbol: "j", unit: "N s", axes: "world" },
  response: { symbol: "K", unit: "kg⁻¹", axes: "world" },
  normal: { symbol: "n", unit: "", axes: "world" },
  distance: { symbol: "d", unit: "m", axes: null },
  restitution: { symbol: "e", unit: "", axes: null },
  friction: { symbol: "μ", unit: "", axes: null },
  step: { symbol: "Δt", unit: "s", axes: null },
  extension: { symbol: "ξ", unit: "m", axes: null },
  springSpeed: { symbol: "η", unit: "m", axes: null },
  springRate: { symbol: "ν", unit: "rad/s", axes: null },
  frameAngle: { symbol: "h", unit: "rad", axes: null },
  residual: { symbol: "ρ", unit: "N m s", axes: "asOmega" },
  jacobian: { symbol: "J", unit: "kg m²", axes: "asOmega" },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;

/** The terms that are vectors, whose letters are bold wherever they stand. */
const VECTORS: ReadonlySet<string> = new Set<TermId>([
  "omega",
  "momentum",
  "torque",
  "gyroscopic",
  "gyroscopicTorque",
  "axis",
  "position",
  "along",
  "across",
  "velocity",
  "state",
  "centre",
  "centreVelocity",
  "linearMomentum",
  "force",
  "point",
  "pointBody",
  "contactVelocity",
  "impulse",
  "normal",
  "residual",
]);

export function isVector(id: TermId): boolean {
  return VECTORS.has(id);
}

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(TERMS, id);
}
