import { readFileSync } from "node:fs";

export const README = readFileSync("package/README.md", "utf8");

export const { name: NAME } = JSON.parse(readFileSync("package/package.json", "utf8")) as { name: string };

/** The programs that it prints, by the heading above each. */
export const PROGRAMS: ReadonlyMap<string, string> = new Map(
  Array.from(
    README.matchAll(/^## (.+)\n(?:(?!^## )[\s\S])*?```js\n([\s\S]*?)```/gm),
    ([, heading = "", code = ""]) => [heading, code],
  ),
);

/** What the first of them prints. */
export const [, PRINTED = ""] = README.match(/^It prints `(.+)`/m) ?? [];
