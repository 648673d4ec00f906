import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** Every source file, below `src`. */
export function sourceFiles(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .sort();
}

/** What a file imports, statically, dynamically or as a type: files below `src`, and packages by name. */
export function importsOf(file: string): string[] {
  const { module, program } = parseSync(file, readFileSync(join("src", file), "utf8"));
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    .map((entry) => entry.moduleRequest?.value)
    .filter((specifier) => specifier !== undefined);
  const specifiers = [...named, ...calledImports(program)];
  return [...new Set(specifiers.map((specifier) => resolved(file, specifier)))];
}

/** `import("...")` in values and in types. */
function calledImports(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, source } = node as { readonly type?: string; readonly source?: { readonly value?: unknown } };
  const isImport = type === "ImportExpression" || type === "TSImportType";
  const own = isImport && typeof source?.value === "string" ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(calledImports)];
}

function resolved(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, "");
  if (!path.startsWith(".")) return path;
  const target = join(dirname(file), path);
  const endings = ["", ".ts", ".tsx", ".d.ts", "/index.ts", "/index.tsx"];
  const found = endings
    .map((ending) => target + ending)
    .find((each) => /\.\w+$/.test(each) && existsSync(join("src", each)));
  if (found === undefined) throw new Error(`${file} imports ${specifier}, which is not there`);
  return found;
}
