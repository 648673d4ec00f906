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
  momentum: { symbol: "L", name: "angular momentum", unit: "kg m²/s", frame: "world" },
  inertia: { symbol: "I", name: "inertia tensor about the centre of mass", unit: "kg m²", frame: "world" },
  torque: { symbol: "τ", name: "applied torque", unit: "N m", frame: "world" },
  gyroscopic: { symbol: "ω × Iω", name: "gyroscopic term", unit: "N m", frame: "world" },
  energy: { symbol: "E", name: "kinetic energy", unit: "J", frame: "any" },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(TERMS, id);
}
