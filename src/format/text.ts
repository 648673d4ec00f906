/** For markup, between tags or within quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** As tables name a formulation: with a dash between two persons. */
export function typographic(text: string): string {
  return text.replaceAll("Runge-Kutta", "Runge–Kutta");
}
