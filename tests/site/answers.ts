import { request } from "node:http";
import { expect } from "vitest";

const CHAPTER = "Euler’s equation with gyroscopic torque · Tumble";
const FIGURE = "One throw, computed twice · Tumble";
const MISSING = "Not here · Tumble";

/** Whatever serves the notebook answers so, below its root: the status, and the title of what is shown or where it leads. */
const ANSWERS: readonly (readonly [path: string, status: number, says: string])[] = [
  ["", 200, "Tumble: how things really rotate"],
  ["chapters/euler-equation/", 200, CHAPTER],
  ["chapters/euler-equation/?figure=racket&v=1&frame=5", 200, CHAPTER],
  ["chapters/euler-equation/index.html", 200, CHAPTER],
  ["chapters/euler-equation", 301, "chapters/euler-equation/"],
  ["chapters/euler-equation?figure=racket&v=1", 301, "chapters/euler-equation/?figure=racket&v=1"],
  ["chapters/euler-equation/racket/?figure=racket&v=1", 200, FIGURE],
  ["chapters/euler-equation/racket?frame=5", 301, "chapters/euler-equation/racket/?frame=5"],
  ["embed/euler-equation/racket/?figure=racket&v=1", 200, FIGURE],
  ["embed/euler-equation/racket", 301, "embed/euler-equation/racket/"],
  ["chapters/stability-and-accuracy/?figure=spring&v=1", 200, "Stability and accuracy · Tumble"],
  ["symptoms", 301, "symptoms/"],
  ["lab", 301, "lab/"],
  ["chapters", 404, MISSING],
  ["chapters/euler-equation/nothing/", 404, MISSING],
  ["embed/euler-equation/nothing/", 404, MISSING],
  ["embed", 404, MISSING],
  ["no/such/page", 404, MISSING],
  ["no/such/page/?figure=racket", 404, MISSING],
  ["assets/nothing.js", 404, MISSING],
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** The path goes as it is written: `fetch` would resolve its dots first. */
export function answerOf(
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: pathname + path, headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on("error", reject)
      .end();
  });
}

/** @param site with the folder that it stands in, and a closing slash */
export async function expectAnswers(site: string): Promise<void> {
  const root = new URL(site).pathname;
  const got = await Promise.all(
    ANSWERS.map(async ([path]) => {
      const { status, headers, text } = await answerOf(site, path);
      const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
      return [path, status, status === 301 ? String(headers.location).replace(root, "") : title];
    }),
  );
  expect(got).toEqual(ANSWERS);
}

/** What the page for missing addresses fetches and where it leads, from an address far below the root, is there. */
export async function expectMissingPageWhole(site: string): Promise<void> {
  const { text } = await answerOf(site, "no/such/page/far/below");
  const named = Array.from(text.matchAll(/(?:href|src)="([^"#]+)"/g), ([, address = ""]) => address);
  const own = named.filter((address) => !/^(?:https?|data):/.test(address));
  expect(own.length).toBeGreaterThan(10);
  for (const address of new Set(own)) {
    const at = new URL(address, `${site}no/such/page/far/below`);
    expect((await fetch(at)).status, address).toBe(200);
  }
}

/** No reading of an address leads to another host. */
export async function expectNoWayOut(site: string): Promise<void> {
  for (const path of ["/lab", "/example.org/..%2flab", "/example.org/%2e%2e/lab", "\\example.org\\..\\lab"]) {
    const { headers } = await answerOf(site, path);
    const to = new URL(String(headers.location ?? ""), site);
    expect(to.origin, path).toBe(new URL(site).origin);
  }
}
