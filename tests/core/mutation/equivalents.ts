/** A flip after which the core computes the same, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** the line as it reads after the flip */
  readonly flipped: string;
  readonly because: string;
}

const MORE_ROUNDS =
  "All arguments are positive, so |start + x| is at least |start − x|: the spread is overrated, and rounds are added to what has converged.";

export const EQUIVALENTS: readonly Equivalent[] = [
  ...[
    "let spread = SPREAD_FACTOR * Math.max(Math.abs(start + x), Math.abs(start - y), Math.abs(start - z));",
    "let spread = SPREAD_FACTOR * Math.max(Math.abs(start - x), Math.abs(start + y), Math.abs(start - z));",
    "let spread = SPREAD_FACTOR * Math.max(Math.abs(start - x), Math.abs(start - y), Math.abs(start + z));",
    "const farthest = Math.max(Math.abs(start + x), Math.abs(start - y), Math.abs(start - z));",
    "const farthest = Math.max(Math.abs(start - x), Math.abs(start + y), Math.abs(start - z));",
    "const farthest = Math.max(Math.abs(start - x), Math.abs(start - y), Math.abs(start + z));",
    "let spread = SPREAD_FACTOR * Math.max(farthest, Math.abs(start + p));",
  ].map(
    (flipped): Equivalent => ({ file: "src/core/math/elliptic/carlson.ts", flipped, because: MORE_ROUNDS }),
  ),
  {
    file: "src/core/exact/momentumMotion.ts",
    flipped: "const rest = phase + 2 * modulus.quarterPeriod * halfPeriods;",
    because:
      "Off by 4K for each half period, after which sn, cn and dn come back; on the separatrix there are none to subtract.",
  },
];
