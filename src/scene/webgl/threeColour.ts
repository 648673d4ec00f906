import { Color } from "three";

const known = new Map<string, Color>();

/** An ink as three.js has it, read from CSS once; not to be changed. */
export function colourOf(ink: string): Color {
  const colour = known.get(ink) ?? new Color(ink);
  known.set(ink, colour);
  return colour;
}
