import { Color } from "three";

const known = new Map<string, Color>();

/** A CSS colour as three.js has it, parsed once; not to be changed. */
export function threeColour(css: string): Color {
  const colour = known.get(css) ?? new Color(css);
  known.set(css, colour);
  return colour;
}
