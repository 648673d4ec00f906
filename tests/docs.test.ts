import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);

const FOLDERS = ["src", "tests", "docs", "content", "package", "vectors"];
const FILES = FOLDERS.flatMap((folder) => below(folder, /^(?!dist\b).*\.\w+$/));
const ROOT = readdirSync(".");
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...below("docs", /\.md$/),
  ...below("src", /README\.md$/),
  "package/README.md",
  "vectors/README.md",
];

/** Recipes name files that their reader is to make, and some documents name what a build makes. */
const TO_BE_MADE =
  /SLUG|GROUP|\bID\b|myRule|MyFigure|\bde\.(?:ts|css|json)$|^404\.html$|^search\.json$|^highlight\.js$/;

/** The files that a document names: whole paths, the ends of paths, or names alone. */
function namedIn(document: string): string[] {
  const names = readFileSync(document, "utf8").matchAll(
    /`([\w./@-]+\.(?:tsx?|css|md|mdx|json|js|html|grit))`/g,
  );
  return Array.from(names, ([, name = ""]) => name).filter((name) => !TO_BE_MADE.test(name));
}

const exists = (name: string): boolean =>
  ROOT.includes(name) || FILES.some((file) => file === name || file.endsWith(`/${name}`));

describe("documents", () => {
  it.each(DOCUMENTS)("%s names only files that there are", (document) => {
    expect(namedIn(document).filter((name) => !exists(name))).toEqual([]);
  });

  it("name enough files for that to mean something", () => {
    expect(DOCUMENTS.flatMap(namedIn).length).toBeGreaterThan(70);
  });
});
