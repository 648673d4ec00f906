/** The share that a reader's number may be off by; the page says so where it is entered. */
const TOLERANCE = 0.05;

/** The number that a reader wrote as 0.25, 0,25, 1/4 or 25 %; null where there is none. */
export function numberIn(text: string): number | null {
  const parts = /^(\d*[.,]?\d+)(?:\/(\d*[.,]?\d+))?(%?)$/.exec(text.replace(/\s/g, ""));
  if (!parts) return null;
  const [, above = "", below = "1", percent] = parts;
  const number = decimal(above) / decimal(below) / (percent ? 100 : 1);
  return Number.isFinite(number) ? number : null;
}

export function isCloseTo(entered: number, wanted: number): boolean {
  return Math.abs(entered - wanted) <= TOLERANCE * Math.abs(wanted);
}

function decimal(digits: string): number {
  return Number(digits.replace(",", "."));
}
