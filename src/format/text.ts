/** A text as markup shows it, between tags or within quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A formulation's name as tables have it: with a dash between the names of two persons. */
export function typographic(text: string): string {
  return text.replaceAll("Runge-Kutta", "Runge–Kutta");
}
