import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { HEADERS, KEPT, UNFRAMED } from "../../src/book/build/headers";
import { answerOf, expectAnswers, expectMissingPageWhole, expectNoWayOut } from "./answers";
import { hasCaddy, serveByCaddy } from "./caddy";
import { startDevServer } from "./devServer";
import { serve } from "./serve";

interface Running {
  readonly address: string;
  stop(): void | Promise<void>;
}

const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const SERVERS: Readonly<Record<string, () => Promise<Running>>> = {
  "npm run dev": startDevServer,
  "npm start": async () => {
    const { address, close } = await serve(inject("siteFolder"));
    return { address, stop: close };
  },
  "the image": () => serveByCaddy(inject("siteFolder")),
};

describe.for(Object.entries(SERVERS))("%s", ([name, start]) => {
  test("answers as every other server of the notebook does", { timeout: 300_000 }, async ({ skip }) => {
    skip(name === "the image" && !hasCaddy(), "there is no caddy here");
    const { address, stop } = await start();
    try {
      await expectAnswers(address);
      await expectNoWayOut(address);
      // Headers, and files such as the notices, are made for the built site.
      if (name === "npm run dev") return;
      await expectMissingPageWhole(address);
      await expectHeaders(address);
    } finally {
      await stop();
    }
  });
});

async function expectHeaders(site: string): Promise<void> {
  const unframed = lowered({ ...HEADERS, ...UNFRAMED });
  for (const path of [
    "",
    "chapters/euler-equation/",
    "lab/",
    "404.html",
    "no/such/page",
    "embed/euler-equation/nothing/",
    "?x=/embed/euler-equation/racket/",
    "embed/../chapters/euler-equation/",
    "embed/..%2fchapters/euler-equation/",
    "embed/%2e%2e/lab/",
  ]) {
    const { headers } = await answerOf(site, path);
    expect(headers, path).toMatchObject(unframed);
  }
  const framed = await answerOf(site, "embed/euler-equation/racket/?figure=racket&v=1&frame=3");
  expect(framed.headers).toMatchObject(lowered(HEADERS));
  expect(framed.headers).not.toHaveProperty("content-security-policy");
}

test.for(["npm start", "the image"] as const)(
  "%s knows the folder of another language",
  async (name, { skip }) => {
    skip(!existsSync(join(inject("siteFolder"), "zh/index.html")), "Chinese is not built here");
    skip(name === "the image" && !hasCaddy(), "there is no caddy here");
    const { address, stop } = await (SERVERS[name] as () => Promise<Running>)();
    try {
      const missing = await answerOf(address, "zh/no/such/page");
      expect([missing.status, missing.text.includes('<html lang="zh-Hans"')]).toEqual([404, true]);
      expect(missing.headers).toMatchObject(lowered(UNFRAMED));
      expect((await answerOf(address, "zh/chapters/euler-equation/")).headers).toMatchObject(
        lowered(UNFRAMED),
      );
      const framed = await answerOf(address, "zh/embed/euler-equation/racket/");
      expect(framed.status).toBe(200);
      expect(framed.headers).not.toHaveProperty("content-security-policy");
    } finally {
      await stop();
    }
  },
);

test("the image keeps hashed files for a year, and sends what the build has compressed", async ({ skip }) => {
  skip(!hasCaddy(), "there is no caddy here");
  const { address, stop } = await serveByCaddy(inject("siteFolder"));
  try {
    const { text } = await answerOf(address, "");
    const [, script = ""] = /src="\.\/(assets\/[^"]+\.js)"/.exec(text) ?? [];
    const { headers } = await answerOf(address, script, { "Accept-Encoding": "gzip, br" });
    expect(headers).toMatchObject({ ...lowered(KEPT), "content-encoding": "br" });
    expect((await answerOf(address, script, { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe(
      "gzip",
    );
    const missing = await answerOf(address, "assets/nothing.js");
    expect(missing.headers["cache-control"]).toBe("no-cache");
    expect((await answerOf(address, "")).headers["cache-control"]).toBe("no-cache");
  } finally {
    stop();
  }
});
