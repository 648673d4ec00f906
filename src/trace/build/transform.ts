import { parseSync } from "vite";
import { type Insertion, inserted, recordingCalls, type TracedFunction } from "../walk/recordingCalls.ts";
import { childrenOf, isNode, type Node } from "../walk/tree.ts";

interface Traced {
  readonly code: string;
  readonly functions: readonly TracedFunction[];
}

/**
 * The traced twin of a file of step functions.
 *
 * @param file     as the recorder names it: `angular/implicitBody.ts`
 * @param recorder what to import the recorder from
 * @param twinOf   the twin of an imported module, or null for the plain one
 * @throws Error for source that does not parse
 */
export function traced(
  file: string,
  source: string,
  recorder: string,
  twinOf: (specifier: string) => string | null,
): Traced {
  const program = parsed(file, source);
  const { insertions, functions } = recordingCalls(file, source, program);
  const twins = childrenOf(program).flatMap((statement): Insertion[] => {
    const { source: from, importKind, exportKind } = statement;
    if (!isNode(from) || importKind === "type" || exportKind === "type") return [];
    const twin = twinOf(String(from.value));
    return twin === null
      ? []
      : [{ at: from.start, until: from.end, side: "after", text: JSON.stringify(twin) }];
  });
  const imported = `import { $enter, $leave, $note, $pass, $passed } from ${JSON.stringify(recorder)};`;
  return { code: imported + inserted(source, [...twins, ...insertions]), functions };
}

/** @throws Error for source that does not parse, naming the file */
export function parsed(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}
