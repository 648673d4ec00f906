import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:islands";
const FOLDERS = ["src/chapters", "src/lab"];

/**
 * `virtual:islands` imports every figure by name: any file in `src/chapters` or `src/lab` that calls `island("Name", …)` or a
 * function `…Island("Name", …)` that does. Nothing has to be registered.
 */
export function islands(root = process.cwd()): Plugin {
  return {
    name: "tumble-islands",
    resolveId: (specifier) => (specifier === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const entries = Object.entries(islandFiles(root)).map(
        ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`/${file}`)})`,
      );
      return `export default { ${entries.join(", ")} }`;
    },
    hotUpdate({ file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(`\0${MODULE}`);
      const mayHoldFigure = FOLDERS.some((folder) => file.includes(`/${folder}/`)) && file.endsWith(".tsx");
      return list && mayHoldFigure ? [...modules, list] : modules;
    },
  };
}

/** @throws for a figure not named as its file, or two of one name */
function islandFiles(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of filesIn(root)) {
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /\b(?:island|[a-z]+Island)\(\s*"(\w+)"/g,
    )) {
      if (name !== basename(file, ".tsx"))
        throw new Error(`${file}: the figure ${name} belongs in ${name}.tsx`);
      if (found[name]) throw new Error(`${file}: ${found[name]} holds a figure ${name} already`);
      found[name] = file;
    }
  }
  return found;
}

function filesIn(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((entry) => entry.endsWith(".tsx"))
      .map((entry) => `${folder}/${entry}`)
      .sort(),
  );
}
