import type { Vec3 } from "../../../core/math/vec3";
import { percentage, plain, rounded, shortNumber } from "../../../format/numbers";
import { PERCENT } from "../../../language/strings/en";

/** In per cent; a small change that is no round-off is shown to its size: a log has finer digits than a figure. */
export function change(ratio: number): string {
  const size = Math.abs(ratio);
  const sign = ratio < 0 ? "−" : "+";
  if (size === 0) return `${plain(0)}${PERCENT}`;
  return size < 1e-3
    ? `${sign}${shortNumber(100 * size, 2)}${PERCENT}`
    : `${sign}${rounded(100 * size, 3)}${PERCENT}`;
}

export function share(ratio: number): string {
  return ratio < 5e-4 ? shortNumber(ratio, 1) : percentage(ratio);
}

/** Components that vanish beside the others as 0. */
export function vector(components: Vec3): string {
  const largest = Math.max(...components.map(Math.abs));
  return `(${components.map((x) => shortNumber(Math.abs(x) < 1e-4 * largest ? 0 : x, 3)).join(", ")})`;
}

/** As shares of their sum. */
export function shares(moments: Vec3): string {
  const sum = moments.reduce((total, moment) => total + moment, 0);
  return moments.map((moment) => rounded(moment / sum, 4)).join(" : ");
}
