import type MagicString from "magic-string";
import { isNode, type Node } from "./walk/tree.ts";

/** The twin of an imported module, or null where the plain one is meant. */
export type TwinOf = (specifier: string) => string | null;

/** What a statement imports values from or hands on, `./vec3`; null for any other statement. */
export function importedFrom(statement: Node): string | null {
  const from = statement.source;
  if (!isNode(from) || statement.importKind === "type" || statement.exportKind === "type") return null;
  return String(from.value);
}

/** Has a statement import from the twin in place of the plain module, where there is one. */
export function importTwin(code: MagicString, statement: Node, twinOf: TwinOf): void {
  const specifier = importedFrom(statement);
  const twin = specifier === null ? null : twinOf(specifier);
  const { start, end } = (statement.source ?? {}) as Partial<Node>;
  if (twin !== null && start !== undefined && end !== undefined)
    code.update(start, end, JSON.stringify(twin));
}

/** What a Vite plug-in resolves modules by. */
interface Resolver {
  resolve(
    specifier: string,
    importer: string | undefined,
    options: { readonly skipSelf: boolean },
  ): Promise<{ readonly id: string } | null>;
}

/** The twin's id for `./advance?traced`, asked for by a module or by another twin; null for what is no twin. */
export async function resolveTwin(
  resolver: Resolver,
  ending: string,
  specifier: string,
  importer: string | undefined,
): Promise<string | null> {
  if (!specifier.endsWith(ending)) return null;
  const from = importer?.replace(/\?.*$/, "");
  const found = await resolver.resolve(specifier.slice(0, -ending.length), from, { skipSelf: true });
  return found ? `${found.id}${ending}` : null;
}
