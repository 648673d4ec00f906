/** The digits from 0 to 9 of a language, and its decimal sign. */
export function numberSigns(tag: string): string {
  const written = new Intl.NumberFormat(tag, { useGrouping: false });
  const decimal = written.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  return Array.from("0123456789", (digit) => written.format(Number(digit))).join("") + decimal;
}
