/** What a program threw, and where in the worker's text. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

const LONGEST_MESSAGE = 300;

/** An error of whatever kind, without trusting it: a program can throw anything. */
export function thrownOf(error: unknown): Thrown {
  try {
    const { name, message, stack } = (error ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
    return {
      name: textOf(name ?? "Error"),
      message: textOf(message ?? error),
      ...placeIn(textOf(stack ?? "", 4000)),
    };
  } catch {
    return { name: "Error", message: "", line: null, column: null };
  }
}

function textOf(value: unknown, longest = LONGEST_MESSAGE): string {
  return String(value).slice(0, longest);
}

/** The innermost place in the reader's part of the text, of a stack as Chromium, Firefox or Safari writes it. */
function placeIn(stack: string): Pick<Thrown, "line" | "column"> {
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    if (Number(line) > 1) return { line: Number(line), column: Number(column) };
  }
  return { line: null, column: null };
}
