/** The core writes plain ASCII; a page has proper apostrophes and dashes between names. */
export function typographic(text: string): string {
  return text.replaceAll("'", "’").replaceAll("Runge-Kutta", "Runge–Kutta");
}
