/** A symbol that the pages colour, light and name: one entry wherever it appears. */
export interface Term {
  /** As it stands in prose; TeX has its own spelling at each place. */
  readonly symbol: string;
  readonly name: string;
  /** What the list of symbols adds to the name. */
  readonly detail?: string;
  /** Empty for a pure number. */
  readonly unit: string;
  /** Along whose axes its components are. */
  readonly axes: string;
}

export const TERMS = {
  omega: { symbol: "ω", name: "angular velocity", unit: "rad/s", axes: "world" },
  momentum: {
    symbol: "L",
    name: "angular momentum",
    detail: "about the centre of mass",
    unit: "kg m²/s",
    axes: "world",
  },
  inertia: {
    symbol: "I",
    name: "inertia tensor",
    detail: "about the centre of mass",
    unit: "kg m²",
    axes: "world",
  },
  inertiaBody: {
    symbol: "I_B",
    name: "inertia tensor in the body",
    detail: "constant",
    unit: "kg m²",
    axes: "body",
  },
  torque: {
    symbol: "τ",
    name: "applied torque",
    detail: "about the centre of mass",
    unit: "N m",
    axes: "world",
  },
  gyroscopic: {
    symbol: "ω × Iω",
    name: "gyroscopic torque",
    detail: "applied by nothing",
    unit: "N m",
    axes: "world",
  },
  energy: {
    symbol: "E",
    name: "kinetic energy",
    detail: "of the whole body",
    unit: "J",
    axes: "the same in all",
  },
  rotation: {
    symbol: "R",
    name: "rotation",
    detail: "takes body components to world components",
    unit: "",
    axes: "body to world",
  },
  spin: {
    symbol: "Ω",
    name: "cross-product matrix",
    detail: "Ωp = ω × p for every p",
    unit: "rad/s",
    axes: "world",
  },
  quaternion: {
    symbol: "q",
    name: "attitude",
    detail: "a quaternion of length 1, takes body components to world components",
    unit: "",
    axes: "body to world",
  },
  axis: { symbol: "û", name: "axis of a turn", detail: "of length 1", unit: "", axes: "the same in both" },
  angle: { symbol: "θ", name: "angle of a turn", unit: "rad", axes: "" },
  position: {
    symbol: "r",
    name: "position of a point",
    detail: "from the centre of mass",
    unit: "m",
    axes: "as its letter says",
  },
  along: { symbol: "a", name: "part of r along ω", unit: "m", axes: "world" },
  across: { symbol: "b", name: "part of r across ω", unit: "m", axes: "world" },
  velocity: { symbol: "v", name: "velocity of a point", detail: "of the body", unit: "m/s", axes: "world" },
  state: { symbol: "Y", name: "state", detail: "all that the next instant depends on", unit: "", axes: "" },
  mass: { symbol: "m", name: "mass", unit: "kg", axes: "" },
  centre: { symbol: "x", name: "centre of mass", unit: "m", axes: "world" },
  centreVelocity: {
    symbol: "v",
    name: "velocity of the centre of mass",
    unit: "m/s",
    axes: "world",
  },
  linearMomentum: {
    symbol: "P",
    name: "momentum",
    detail: "of the whole body",
    unit: "kg m/s",
    axes: "world",
  },
  force: { symbol: "F", name: "force", unit: "N", axes: "world" },
  point: {
    symbol: "p",
    name: "point of a body",
    detail: "where it is in the world",
    unit: "m",
    axes: "world",
  },
  pointBody: {
    symbol: "p_B",
    name: "the same point, seen from the body",
    detail: "constant",
    unit: "m",
    axes: "body",
  },
  spinBody: {
    symbol: "Ω_B",
    name: "cross-product matrix in the body",
    detail: "made of the body components of ω",
    unit: "rad/s",
    axes: "body",
  },
  contactVelocity: {
    symbol: "u",
    name: "velocity of the contact point",
    detail: "of the body’s point at r",
    unit: "m/s",
    axes: "world",
  },
  impulse: {
    symbol: "j",
    name: "impulse",
    detail: "force summed over the time that it acts",
    unit: "N s",
    axes: "world",
  },
  response: {
    symbol: "K",
    name: "response matrix",
    detail: "change of the contact point’s velocity per impulse there",
    unit: "kg⁻¹",
    axes: "world",
  },
  normal: {
    symbol: "n",
    name: "normal of a plane",
    detail: "of length 1, out of it",
    unit: "",
    axes: "world",
  },
  distance: {
    symbol: "d",
    name: "signed distance from a plane",
    detail: "below 0 inside",
    unit: "m",
    axes: "",
  },
  restitution: { symbol: "e", name: "restitution", detail: "from 0 to 1", unit: "", axes: "" },
  friction: { symbol: "μ", name: "coefficient of friction", unit: "", axes: "" },
  step: { symbol: "Δt", name: "time step", detail: "the length of a frame", unit: "s", axes: "" },
  extension: { symbol: "x", name: "extension of a spring", unit: "m", axes: "" },
  springSpeed: {
    symbol: "u",
    name: "speed of the mass on a spring",
    detail: "divided by ω₀",
    unit: "m",
    axes: "",
  },
  springRate: {
    symbol: "ω₀",
    name: "natural rate of a spring",
    detail: "the angle that its phase turns by in a second",
    unit: "rad/s",
    axes: "",
  },
  frameAngle: { symbol: "h", name: "angle of a frame", detail: "ω₀Δt", unit: "rad", axes: "" },
  residual: {
    symbol: "f",
    name: "residual",
    detail: "zero for the solved implicit step",
    unit: "N m s",
    axes: "as ω",
  },
  jacobian: {
    symbol: "J",
    name: "Jacobian",
    detail: "how the residual changes with ω",
    unit: "kg m²",
    axes: "as ω",
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(TERMS, id);
}
