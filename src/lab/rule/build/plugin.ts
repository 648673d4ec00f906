import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { parse } from "yaml";
import { bookPrograms, libraryList } from "./bookPrograms.ts";

const WORKER = "virtual:rule-worker";
const FRAME = "virtual:rule-frame";
const BOOK = "virtual:rule-book";

const EXAMPLES = "content/rules/examples.yaml";

const DEV_FRAME = "/@rule-frame.html";

/**
 * What readers' programs run in, as modules:
 * - `virtual:rule-worker`, the first part of a worker's text, one line;
 * - `virtual:rule-frame`, the address of the sandboxed frame's page, a file of its own;
 * - `virtual:rule-book`, the book's rules as such programs, worked examples, and what programs can import.
 */
export function rulePrograms(language = "en", root = process.cwd()): Plugin {
  const folder = resolve(root, "src/lab/rule");
  const framePage = async () => pageOf(await bundled(resolve(folder, "frame/frame.ts")));
  let isBuild = false;
  return {
    name: "tumble-rule-programs",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (specifier) => ([WORKER, FRAME, BOOK].includes(specifier) ? `\0${specifier}` : null),
    async load(id) {
      if (id === `\0${WORKER}`)
        return `export default ${JSON.stringify(await bundled(resolve(folder, "worker/runtime.ts")))}`;
      if (id === `\0${BOOK}`) {
        this.addWatchFile(resolve(root, EXAMPLES));
        const book = {
          PROGRAMS: bookPrograms(root),
          EXAMPLES: examplesIn(readFileSync(resolve(root, EXAMPLES), "utf8"), language),
          LIBRARY_LIST: libraryList(root, language),
        };
        return Object.entries(book)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("");
      }
      if (id !== `\0${FRAME}`) return null;
      if (!isBuild || this.environment.name !== "client")
        return `export default ${JSON.stringify(DEV_FRAME)}`;
      const file = this.emitFile({ type: "asset", name: "rule-frame.html", source: await framePage() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_FRAME, async (_request, response) => {
        response.writeHead(200, { "Content-Type": "text/html" }).end(await framePage());
      });
    },
  };
}

/** @throws Error naming the example whose title, text or program is missing */
function examplesIn(text: string, language: string): Readonly<Record<string, object>> {
  const examples: Readonly<Record<string, Readonly<Record<string, object>>>> = parse(text);
  return Object.fromEntries(
    Object.entries(examples).map(([id, words]) => {
      const example = words[language] ?? {};
      if (Object.keys(example).join() !== "title,text,source")
        throw new Error(`${EXAMPLES}: ${id}, ${language}: expected title, text and source`);
      return [id, example];
    }),
  );
}

/** One classic script on one line: lines after it keep their numbers. */
async function bundled(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry, formats: ["iife"], name: "$" },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !("output" in output)) throw new Error(`${entry} was not bundled`);
  return output.output[0].code.trim().replace(/\n/g, " ");
}

function pageOf(script: string): string {
  const policy = contentSecurityPolicy(script);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>–</title></head><body><script>${script}</script></body></html>`;
}

function contentSecurityPolicy(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
