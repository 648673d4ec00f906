import { existsSync, writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { chapterTexts, sheetTexts } from "../book/check/chapterTexts";
import { fingerprint, sectionsOf } from "../book/check/translation/sections";
import { ENGLISH, folderOf, nameOf, translatedIn } from "../book/check/translation/translationProblems";

/*
 * `npm run translated -- content/zh/engines.mdx [section …]` notes that these sections of a translated chapter, by default all, say what
 * the English ones say now. `npm run check` names those that no longer do.
 */

const [given = "", ...ids] = process.argv.slice(2);
const file = normalize(given);
const [folder, name] = [folderOf(file), nameOf(file)];
const original = [...chapterTexts(), ...sheetTexts()].find((text) => text.file === join(ENGLISH, name));
if (!original || !existsSync(file) || folder === ENGLISH) {
  process.stderr.write("npm run translated -- content/LANGUAGE/CHAPTER.mdx [section …]\n");
  process.exit(2);
}
const sections = sectionsOf(original);
const unknown = ids.find((id) => !sections.some((section) => section.id === id));
if (unknown) {
  process.stderr.write(`${file} has no section ${unknown}\n`);
  process.exit(2);
}
const before = translatedIn(folder);
const chosen = sections.filter(({ id }) => ids.length === 0 || ids.includes(id));
const now = Object.fromEntries(chosen.map(({ id, text }) => [id, fingerprint(text)]));
const kept = Object.entries({ ...before[name], ...now }).filter(([id]) =>
  sections.some((section) => section.id === id),
);
const chapters = { ...before, [name]: Object.fromEntries(kept) };
const sorted = Object.fromEntries(Object.entries(chapters).sort(([a], [b]) => a.localeCompare(b)));
writeFileSync(join(folder, "translated.json"), `${JSON.stringify(sorted, null, 2)}\n`);
process.stdout.write(`${chosen.length} sections of ${file} are up to date\n`);
