/** A symbol that the pages colour, light and name: one entry wherever it appears. */
export interface Term {
  /** As it stands in prose; TeX has its own spelling at each place. */
  readonly symbol: string;
  readonly name: string;
  readonly unit: string;
  readonly frame: string;
}

export const TERMS = {
  omega: { symbol: "ω", name: "angular velocity", unit: "rad/s", frame: "world" },
  momentum: {
    symbol: "L",
    name: "angular momentum about the centre of mass",
    unit: "kg m²/s",
    frame: "world",
  },
  inertia: { symbol: "I", name: "inertia tensor about the centre of mass", unit: "kg m²", frame: "world" },
  inertiaBody: { symbol: "I_B", name: "inertia tensor along the body’s axes", unit: "kg m²", frame: "body" },
  torque: { symbol: "τ", name: "applied torque about the centre of mass", unit: "N m", frame: "world" },
  gyroscopic: { symbol: "ω × Iω", name: "gyroscopic term", unit: "N m", frame: "world" },
  energy: { symbol: "E", name: "kinetic energy of the rotation", unit: "J", frame: "any" },
  rotation: { symbol: "R", name: "rotation from body axes to world axes", unit: "1", frame: "body to world" },
  spin: { symbol: "Ω", name: "cross-product matrix of ω, so that Ωp = ω × p", unit: "rad/s", frame: "world" },
  step: { symbol: "Δt", name: "time step", unit: "s", frame: "none" },
  residual: { symbol: "f", name: "residual of the implicit step", unit: "N m s", frame: "as ω" },
  jacobian: { symbol: "J", name: "derivative of the residual", unit: "kg m²", frame: "as ω" },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(TERMS, id);
}
