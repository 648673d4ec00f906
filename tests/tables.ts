import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The rows of a table of cases, written in YAML. */
export function tableOf<Row>(path: string): readonly Row[] {
  return parse(readFileSync(path, "utf8"));
}

/** A table in YAML whose rows have names. */
export function recordOf<Row>(path: string): Readonly<Record<string, Row>> {
  return parse(readFileSync(path, "utf8"));
}

/** A text in which ⟪this×1000⟫ stands for a part so many times. */
export function repeated(text: string): string {
  return text.replace(/⟪(.+?)×(\d+)⟫/g, (_, part: string, times: string) => part.repeat(Number(times)));
}
