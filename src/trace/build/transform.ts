import MagicString from "magic-string";
import { importTwin, type TwinOf } from "../../twin/imports.ts";
import { parsed } from "../../twin/syntaxTree.ts";
import { recordingCalls, type TracedFunction } from "../../twin/walk/recordingCalls.ts";
import { childrenOf } from "../../twin/walk/tree.ts";

interface Traced {
  readonly code: string;
  readonly functions: readonly TracedFunction[];
}

/**
 * Makes the traced twin of a file of step functions, which knows nothing of it: its twins of other files, and the recorder's calls
 * put in.
 *
 * @param file     as the recorder is to name it: `angular/implicitBody.ts`
 * @param source   TypeScript
 * @param recorder what to import the recorder from
 * @param twinOf   the twin of an imported module, or null where the plain one is meant
 * @throws Error for source that does not parse
 */
export function traced(file: string, source: string, recorder: string, twinOf: TwinOf): Traced {
  const program = parsed(file, source);
  const code = new MagicString(source);
  for (const statement of childrenOf(program)) importTwin(code, statement, twinOf);
  const { insertions, functions } = recordingCalls(file, source, program);
  for (const { at, side, text } of insertions) {
    if (side === "before") code.appendLeft(at, text);
    else code.appendRight(at, text);
  }
  code.prepend(`import { $enter, $leave, $note, $pass, $passed } from ${JSON.stringify(recorder)};`);
  return { code: code.toString(), functions };
}
