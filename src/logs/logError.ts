/** One sentence that names the line or the column, and what was expected there. */
export class LogError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = "LogError";
  }
}

const MOST_SHOWN = 40;

export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? typeof value);
  const printable = text.slice(0, MOST_SHOWN + 1).replace(/[^\x20-\x7e\u00a0-\ud7ff\ue000-\uffef]+/g, "?");
  if (printable === "") return "nothing";
  return printable.length > MOST_SHOWN ? `${printable.slice(0, MOST_SHOWN - 3)}...` : printable;
}
