import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, sourceFiles } from "./architecture/imports";
import { MAY_IMPORT, ONLY_IN } from "./architecture/mayImport";

describe("who imports whom", () => {
  const files = sourceFiles();
  const imports = new Map(files.map((file) => [file, importsOf(file)]));

  it("is said of every file", () => {
    expect(files.filter((file) => folderIn(MAY_IMPORT, file) === null)).toEqual([]);
  });

  it("is as the table allows", () => {
    const breaches = files.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) => !isAllowed(file, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  it("goes in no circle", () => {
    expect(circles(imports)).toEqual([]);
  });
});

function isAllowed(file: string, target: string): boolean {
  const only = Object.keys(ONLY_IN).find((name) => isPackage(name, target));
  if (only !== undefined && !ONLY_IN[only]?.test(file)) return false;
  const from = folderIn(MAY_IMPORT, file);
  if (from === null) return false;
  const allowed = MAY_IMPORT[from] ?? [];
  if (!existsSync(join("src", target))) return allowed.some((name) => isPackage(name, target));
  if (ownFolder(file) === ownFolder(target)) return true;
  if (allowed.some((name) => target.replace(/\.tsx?$/, "") === name)) return true;
  const to = folderIn(MAY_IMPORT, target);
  return to !== null && allowed.includes(to) && (to !== "chapters/*" || file === "chapters/values.ts");
}

/** @param name of a package, or, ending in a slash or a colon, what its name begins with */
function isPackage(name: string, target: string): boolean {
  return target === name || (/[:/]$/.test(name) && target.startsWith(name));
}

/** The entry of the table that a file belongs to: its own name, or the nearest folder above it. */
function folderIn(table: Readonly<Record<string, unknown>>, file: string): string | null {
  for (let path = file.replace(/\.tsx?$/, ""); path !== "."; path = dirname(path)) {
    if (Object.hasOwn(table, path)) return path;
    if (/^chapters\/[^/]+$/.test(path) && path !== "chapters/values") return "chapters/*";
  }
  return null;
}

/** What need not be allowed to import itself: the same entry of the table and, of chapters, the same chapter. */
function ownFolder(file: string): string | null {
  const folder = folderIn(MAY_IMPORT, file);
  return folder === "chapters/*" ? file.split("/").slice(0, 2).join("/") : folder;
}

/** Circles of imports, each as a path that ends where it began. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file) || path.includes(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}
