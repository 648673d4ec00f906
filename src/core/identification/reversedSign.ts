import type { MassProperties } from "../bodies/massProperties.ts";
import { diagonal, type Mat3, mulMat, transpose } from "../math/mat3.ts";

/**
 * The tensor that moves under  I ω̇ = −ω × I ω  as the given one under  I ω̇ = ω × I ω.  Along principal axes Euler's equations are
 *     ω̇₁ = a ω₂ω₃,  ω̇₂ = b ω₃ω₁,  ω̇₃ = c ω₁ω₂,   a = (I₂ − I₃)/I₁, and so on round,
 * so that the other tensor has −a, −b, −c for a, b, c. Its moments follow from the first two,
 *     I₁ : I₂ : I₃ = 1 + b : 1 − a : 1 + a b.
 *
 * @returns of trace 1, along the same axes; null where its moments are not positive
 */
export function ofReversedSign({ principal }: MassProperties): Mat3 | null {
  const [i1, i2, i3] = principal.moments;
  const [a, b] = [(i2 - i3) / i1, (i3 - i1) / i2];
  const moments = [1 + b, 1 - a, 1 + a * b] as const;
  const sum = moments[0] + moments[1] + moments[2];
  if (!moments.every((moment) => moment > 1e-9)) return null;
  const [x, y, z] = principal.axes_B;
  const rows: Mat3 = [...x, ...y, ...z];
  const shares = diagonal([moments[0] / sum, moments[1] / sum, moments[2] / sum]);
  return mulMat(transpose(rows), mulMat(shares, rows));
}
