/** Of both themes, or one for light paper and one for dark. */
export type Shade = string | readonly [light: string, dark: string];

const INK = ["#2a2823", "#efe9dc"] as const;
const NEUTRAL = ["#55514a", "#b8b2a6"] as const;

/**
 * At AA contrast or better for text on every paper. Okabe and Ito's, which colour-blind readers can tell apart, but for a velocity and
 * what is exact. The style sheet is made from this (book/build/termStyle.ts).
 */
export const COLOURS = {
  omega: { mark: "#d55e00", text: ["#b04800", "#ff934f"] },
  momentum: { mark: "#0072b2", text: ["#00609a", "#4a9bee"] },
  torque: { mark: "#cc79a7", text: ["#9a3f73", "#e6a3c9"] },
  energy: { mark: "#009e73", text: ["#00704f", "#45cda2"] },
  impulse: { mark: "#e69f00", text: ["#8a5d00", "#f0b440"] },
  position: { mark: "#56b4e9", text: ["#1d6b9b", "#83cbf4"] },
  velocity: { mark: INK, text: INK },
  exact: { mark: NEUTRAL, text: NEUTRAL },
} as const satisfies Record<string, { readonly mark: Shade; readonly text: Shade }>;

export type ColourId = keyof typeof COLOURS;

/** Coloured, highlighted and named by the pages; its name is among the book's strings. */
export interface Term {
  /** In prose; TeX has its own spelling at each place. */
  readonly symbol: string;
  /** Empty for a pure number. */
  readonly unit: string;
  /** Along whose axes its components are; null for what has none. */
  readonly axes: TermAxes | null;
  /** Vectors have bold letters. */
  readonly isVector?: boolean;
  /** The text's own, where it has none. */
  readonly colour?: ColourId;
}

export type TermAxes = "world" | "body" | "bodyToWorld" | "sameInAll" | "asItsLetterSays" | "asOmega";

const GLOSSARY = {
  omega: { symbol: "ω", unit: "rad/s", axes: "world", isVector: true, colour: "omega" },
  momentum: { symbol: "L", unit: "kg m²/s", axes: "world", isVector: true, colour: "momentum" },
  inertia: { symbol: "I", unit: "kg m²", axes: "world" },
  inertiaBody: { symbol: "I_B", unit: "kg m²", axes: "body" },
  torque: { symbol: "τ", unit: "N m", axes: "world", isVector: true, colour: "torque" },
  gyroscopic: { symbol: "ω × Iω", unit: "N m", axes: "world", isVector: true, colour: "torque" },
  gyroscopicTorque: { symbol: "τ_g", unit: "N m", axes: "body", isVector: true, colour: "torque" },
  energy: { symbol: "E", unit: "J", axes: "sameInAll", colour: "energy" },
  rotation: { symbol: "R", unit: "", axes: "bodyToWorld" },
  spin: { symbol: "Ω", unit: "rad/s", axes: "world" },
  quaternion: { symbol: "q", unit: "", axes: "bodyToWorld" },
  axis: { symbol: "û", unit: "", axes: "world", isVector: true },
  angle: { symbol: "θ", unit: "rad", axes: null },
  yaw: { symbol: "ψ", unit: "rad", axes: null, colour: "torque" },
  pitch: { symbol: "θ", unit: "rad", axes: null, colour: "energy" },
  roll: { symbol: "φ", unit: "rad", axes: null, colour: "impulse" },
  miss: { symbol: "δ", unit: "rad", axes: null },
  position: { symbol: "r", unit: "m", axes: "asItsLetterSays", isVector: true, colour: "position" },
  along: { symbol: "r_∥", unit: "m", axes: "world", isVector: true, colour: "position" },
  across: { symbol: "r_⊥", unit: "m", axes: "world", isVector: true, colour: "position" },
  velocity: { symbol: "ṙ", unit: "m/s", axes: "world", isVector: true, colour: "velocity" },
  state: { symbol: "Y", unit: "", axes: null, isVector: true },
  mass: { symbol: "m", unit: "kg", axes: null },
  centre: { symbol: "x", unit: "m", axes: "world", isVector: true, colour: "position" },
  centreVelocity: { symbol: "v", unit: "m/s", axes: "world", isVector: true, colour: "velocity" },
  linearMomentum: { symbol: "P", unit: "kg m/s", axes: "world", isVector: true, colour: "velocity" },
  force: { symbol: "F", unit: "N", axes: "world", isVector: true, colour: "impulse" },
  point: { symbol: "p", unit: "m", axes: "world", isVector: true, colour: "position" },
  pointBody: { symbol: "r_B", unit: "m", axes: "body", isVector: true, colour: "position" },
  spinBody: { symbol: "Ω_B", unit: "rad/s", axes: "body" },
  contactVelocity: { symbol: "u", unit: "m/s", axes: "world", isVector: true, colour: "velocity" },
  impulse: { symbol: "j", unit: "N s", axes: "world", isVector: true, colour: "impulse" },
  response: { symbol: "K", unit: "kg⁻¹", axes: "world" },
  normal: { symbol: "n", unit: "", axes: "world", isVector: true },
  distance: { symbol: "d", unit: "m", axes: null },
  restitution: { symbol: "e", unit: "", axes: null },
  friction: { symbol: "μ", unit: "", axes: null },
  axesChange: { symbol: "S", unit: "", axes: null },
  step: { symbol: "Δt", unit: "s", axes: null },
  extension: { symbol: "ξ", unit: "m", axes: null },
  springSpeed: { symbol: "η", unit: "m", axes: null },
  springRate: { symbol: "ν", unit: "rad/s", axes: null },
  frameAngle: { symbol: "h", unit: "rad", axes: null },
  stiffness: { symbol: "k", unit: "N m", axes: null },
  damping: { symbol: "d", unit: "N m s", axes: null },
  dampingRatio: { symbol: "ζ", unit: "", axes: null },
  store: { symbol: "V", unit: "J", axes: "sameInAll", colour: "energy" },
  field: { symbol: "b", unit: "", axes: "world", isVector: true, colour: "exact" },
  wheelMomentum: { symbol: "h", unit: "N m s", axes: "body", isVector: true, colour: "momentum" },
  residual: { symbol: "ρ", unit: "N m s", axes: "asOmega", isVector: true },
  jacobian: { symbol: "J", unit: "kg m²", axes: "asOmega" },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof GLOSSARY;

export const TERMS: Readonly<Record<TermId, Term>> = GLOSSARY;

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(TERMS, id);
}
