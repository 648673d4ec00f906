import { fromLinear, toLinear } from "../srgb";

/** How finely the light on a face is told apart: no eye sees a step. */
const STEPS = 128;

/**
 * The colours of a face from unlit (0) to lit (1), mixed as light is: `color-mix(in srgb-linear, …)` of the style sheet. Mixed
 * here, and each once, because a canvas reads such a name anew for every face, which took longer than painting it.
 *
 * @param unlit "rgb(r, g, b)"
 * @param lit   "rgb(r, g, b)"
 */
export function shadesBetween(unlit: string, lit: string): (share: number) => string {
  const [dim, bright] = [channelsOf(unlit), channelsOf(lit)];
  const shades: string[] = [];
  return (share) => {
    const step = Math.round(STEPS * share);
    shades[step] ??= `rgb(${dim.map((channel, k) => mixed(channel, bright[k] ?? channel, step / STEPS))})`;
    return shades[step];
  };
}

const channelsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

function mixed(dim: number, bright: number, share: number): number {
  return Math.round(255 * fromLinear((1 - share) * toLinear(dim / 255) + share * toLinear(bright / 255)));
}
