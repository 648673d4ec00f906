import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The list that Vite writes of the packages whose code is in the built site; it becomes part of the notices. */
export const BUNDLED_LICENCES = "bundled-licences.json";

/** What ships besides code: fonts, and the style sheet of the formulas. */
const SHIPPED_AS_FILES = [
  "katex",
  "@fontsource-variable/source-serif-4",
  "@fontsource-variable/source-sans-3",
];

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** Writes `notices.txt`: the notebook's own licence, then that of everything that ships with it. */
export function writeNotices(root: string, outDir: string): void {
  const list = join(outDir, BUNDLED_LICENCES);
  const bundled: Licence[] = JSON.parse(readFileSync(list, "utf8"));
  rmSync(list);
  const files = SHIPPED_AS_FILES.map((name) => licenceOf(join(root, "node_modules", name)));
  const own = `Tumble\n\n${readFileSync(join(root, "LICENSE"), "utf8").trim()}`;
  const others = [...bundled, ...files].map(
    ({ name, version, identifier, text }) =>
      `${name} ${version} (${identifier ?? "see text"})\n\n${text ?? ""}`,
  );
  writeFileSync(join(outDir, "notices.txt"), `${[own, ...others].join(`\n\n${"-".repeat(72)}\n\n`)}\n`);
}

function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file to pass on`);
  return { name, version, identifier: license, text: readFileSync(join(folder, file), "utf8").trim() };
}
