import { parseSync } from "vite";
import type { Node } from "./walk/tree.ts";

/**
 * @param file   for messages
 * @param source TypeScript
 * @returns the program's node
 * @throws Error for source that does not parse, naming the file
 */
export function parsed(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}
