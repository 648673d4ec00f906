import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/*
 * Who may import whom: one table, an allow-list. A folder that is not in it may import nothing and be imported by none.
 * docs/decisions/imports.md says why it is so.
 */
const CORE =
  "core/math core/bodies core/recording core/exact core/dynamics core/diagnostics core/scenario core/runs".split(
    " ",
  );
const BELOW_FIGURES = [
  ...CORE,
  "core/spring",
  "language",
  "format",
  "browser",
  "playback",
  "trace",
  "scene",
  "plots",
  "ui",
];
const KIT = ["strings", "frame", "pictures", "diagram", "graph", "simulation", "prose"].map(
  (name) => `figures/${name}`,
);

const ENGINE_PACKAGES = [
  "cannon-es",
  "ammojs3/",
  "jolt-physics/",
  "@dimforge/",
  "@babylonjs/",
  "@mujoco/",
  "physx-js-webidl",
  "physx-js-webidl/",
];

/** Folders that each folder may import besides itself, and packages (a trailing slash: any path below). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // The core is one stack; each part may import those before it.
  ...Object.fromEntries(CORE.map((part, index) => [part, CORE.slice(0, index)])),
  "core/bodies": ["core/math", "bunny", "earcut"],
  "core/scenario": [...CORE.slice(0, CORE.indexOf("core/scenario")), "valibot"],
  "core/spring": ["core/math"],
  "core/identification": ["core/math", "core/bodies", "core/exact", "core/dynamics"],
  language: [],
  "language/build": ["language", "node:", "vite", "magic-string"],
  format: ["language"],
  browser: [],
  playback: CORE,
  logs: ["core/math", "core/bodies", "core/dynamics", "core/identification", "papaparse"],
  // It is given a rule, runs it and says what it does: no page, so that a worker can run it too.
  judge: [...CORE, "language", "format"],
  trace: [...CORE, "language", "format", "ui/glossary", "virtual:"],
  // What the makers of twins share: the syntax tree, and how a twin imports twins.
  twin: ["twin/walk", "vite", "magic-string"],
  // The part of it that serves in the page too: a tree is walked, whoever parsed it.
  "twin/walk": [],
  "trace/build": [
    "twin",
    "twin/walk",
    "trace",
    "ui/glossary",
    "node:",
    "vite",
    "magic-string",
    "katex",
    "highlight.js/",
  ],
  "single/build": ["twin", "twin/walk", "node:", "vite", "magic-string"],
  "scalars/build": ["twin", "twin/walk", "node:", "vite", "magic-string"],
  "single/node": ["core/dynamics", "single/build", "vite"],
  scene: [...CORE, "browser", "react", "three", "@react-three/fiber"],
  plots: [...CORE, "playback", "browser", "language", "format", "@observablehq/plot", "happy-dom"],
  ui: ["react", "browser", "language", "format"],
  "figures/strings": [...CORE, "core/spring", "language"],
  "figures/frame": [...BELOW_FIGURES, "figures/strings", "react", "react-dom", "valibot", "uqr"],
  "figures/pictures": [...BELOW_FIGURES, "figures/strings", "react"],
  "figures/diagram": [
    ...BELOW_FIGURES,
    "figures/strings",
    "figures/frame",
    "figures/pictures",
    "react",
    "valibot",
  ],
  "figures/graph": [
    ...BELOW_FIGURES,
    "figures/strings",
    "figures/frame",
    "figures/pictures",
    "react",
    "valibot",
  ],
  "figures/simulation": [
    ...BELOW_FIGURES,
    "figures/strings",
    "virtual:",
    "figures/frame",
    "figures/pictures",
    "react",
    "valibot",
  ],
  "figures/prose": [...BELOW_FIGURES, "figures/simulation"],
  "chapters/shared": [...BELOW_FIGURES, ...KIT, "react", "valibot"],
  "chapters/cover": [...BELOW_FIGURES, ...KIT, "chapters/shared", "react"],
  // Any chapter; never another chapter.
  "chapters/*": [...BELOW_FIGURES, ...KIT, "engines", "chapters/shared", "react", "valibot"],
  // The one list of the numbers that prose can name.
  "chapters/values": ["figures/prose", "chapters/*"],
  // The bench where readers bring their own, a log of another program and a rule of their own; it draws and plots with what several chapters share.
  lab: [
    ...BELOW_FIGURES,
    ...KIT,
    "book/cases/ofFindings",
    "core/identification",
    "judge",
    "logs",
    "twin/walk",
    "chapters/shared",
    "engines",
    "react",
    "valibot",
    "fflate",
    "three/",
    "virtual:",
    "acorn",
    "@sveltejs/acorn-typescript",
    "@codemirror/",
    "@lezer/",
  ],
  "lab/rule/build": ["twin", "twin/walk", "node:", "vite"],
  "book/chapters": [],
  "book/moved": ["book/chapters"],
  "book/shown": ["book/chapters"],
  // The facts and words of the cases; of the values and engines it names them alone.
  "book/cases": ["language", "core/dynamics", "book/chapters", "book/shown", "chapters/values", "engines"],
  "book/slots": [],
  "book/strings": ["language", "book/chapters", "book/cases", "book/moved", "book/shown", "ui/glossary"],
  "book/mdx": [
    "language",
    "language/build",
    "book/strings",
    "book/chapters",
    "chapters/values",
    "figures/prose",
    "ui",
    "node:",
    "react",
    "katex",
    "github-slugger",
  ],
  "book/pages": [
    "language",
    "format",
    "book/strings",
    "book/chapters",
    "book/moved",
    "book/cases",
    "book/shown",
    "book/slots",
    "book/mdx",
    "book/check",
    "chapters/cover",
    "chapters/values",
    "figures/frame",
    "lab",
    "ui",
    "react",
    "react-dom/server",
    "virtual:",
  ],
  "book/deferredLayout": ["browser", "node:"],
  "book/search": ["minisearch"],
  "book/client": [
    "book/search",
    "book/moved",
    "book/deferredLayout",
    "figures/frame",
    "browser",
    "ui",
    "react",
    "react-dom/",
    "virtual:",
  ],
  "book/build": [
    "language",
    "book/chapters",
    "book/pages",
    "book/search",
    "book/slots",
    "node:",
    "vite",
    "subset-font",
    "@resvg/resvg-js",
  ],
  "book/check": [
    "language",
    "book/mdx",
    "figures/frame",
    "react-dom/server",
    "virtual:",
    "figures/prose",
    "figures/simulation",
    "node:",
    "vite",
    "@mdx-js/mdx",
    "remark-math",
  ],
  // Engines are imported as types alone, but for the two places that load them: in Node and, one each, in workers.
  engines: CORE,
  "engines/adapters": [...CORE, "engines", ...ENGINE_PACKAGES],
  "engines/node": [...CORE, "engines", "engines/adapters", "node:", ...ENGINE_PACKAGES],
  "engines/workers": [...CORE, "engines", "engines/adapters", ...ENGINE_PACKAGES],
  "engines/build": ["vite"],
  cli: [
    ...CORE,
    "core/identification",
    "logs",
    "engines",
    "engines/node",
    "single/node",
    "node:",
    "fresh",
    "negotiator",
    "mrmime",
    "@valibot/to-json-schema",
  ],
};

/** The only files of their folder that may import these packages. */
const ONLY_IN: Readonly<Record<string, RegExp>> = {
  "@observablehq/plot": /^plots\/\w+\/draw\.ts$/,
  "happy-dom": /^plots\/prerendered\.ts$/,
  papaparse: /^logs\/delimited\.ts$/,
  acorn: /^lab\/rule\/program\//,
  three: /^(scene\/webgl|lab\/mesh)\//,
  "@react-three/fiber": /^scene\/webgl\//,
};

describe("who imports whom", () => {
  const files = sourceFiles();
  const imports = new Map(files.map((file) => [file, importsOf(file)]));

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

function sourceFiles(): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .sort();
}

/** What a file imports, statically, dynamically or as a type: files below `src`, and packages by name. */
function importsOf(file: string): string[] {
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

function isAllowed(file: string, target: string): boolean {
  const only = ONLY_IN[target];
  if (only) return only.test(file);
  const from = folderIn(MAY_IMPORT, file);
  if (from === null) return false;
  const allowed = MAY_IMPORT[from] ?? [];
  if (!existsSync(join("src", target)))
    return allowed.some((name) => target === name || (/[:/]$/.test(name) && target.startsWith(name)));
  if (ownFolder(file) === ownFolder(target)) return true;
  if (allowed.some((name) => target.replace(/\.tsx?$/, "") === name)) return true;
  const to = folderIn(MAY_IMPORT, target);
  return to !== null && allowed.includes(to) && (to !== "chapters/*" || file === "chapters/values.ts");
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
