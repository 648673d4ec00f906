/** A formulation's name as tables have it: with a dash between the names of two persons. */
export function typographic(text: string): string {
  return text.replaceAll("Runge-Kutta", "Runge–Kutta");
}
