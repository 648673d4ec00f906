import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PROGRAMS } from "virtual:rule-book";
import workerText from "virtual:rule-worker";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { LINES_BEFORE, type Prepared, prepare } from "../../../src/lab/rule/program/prepare";
import { runRule } from "../../../src/lab/rule/worker/run";
import { test } from "../../site/browser";
import { type ServedSite, serve } from "../../site/serve";
import { tableOf } from "../../tables";
import { ATTACKS, type Attack } from "./attacks";
import { crookedThrow, jobIn } from "./crookedThrow";
import { ruleOf } from "./evaluated";
import { attackText, openFrame, type SandboxWindow } from "./sandboxPage";

const SLIPS = tableOf<{ what: string; source: string; said: string; line: number }>(
  "tests/lab/rule/slips.yaml",
);

/** The refused attempts are on the console, in words of the browser's own. */
const NOISE = { expectedNoise: /^(console|error|failed|status)/ };

/** All attempts, and how long they take: for the long tests, which run nothing beside them. */
const IS_DEEP = process.env.DEEP_SANDBOX === "1";

const chosen = <Case extends Attack>(all: readonly Case[]) =>
  all.filter(({ isChosen }) => IS_DEEP || isChosen);

let served: ServedSite;
let server: Server;
let site: string;
let frame: string;
const requests: string[] = [];

beforeAll(async () => {
  served = await serve(inject("siteFolder"));
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    served.answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const name = readdirSync(join(inject("siteFolder"), "assets")).find((file) =>
    /^rule-frame-.*\.html$/.test(file),
  );
  frame = `${site}assets/${name}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await served.close();
});

/** Throws the names that can still be reached and that send, fetch, keep, or make workers or code. */
const NAMES_LEFT = `const found = [];
for (const name of ["postMessage", "fetch", "XMLHttpRequest", "Worker", "SharedWorker", "WebSocket", "EventSource", "importScripts",
  "indexedDB", "caches", "navigator", "location", "MessageChannel", "BroadcastChannel", "addEventListener", "onmessage", "close",
  "setTimeout", "FontFace", "WebAssembly", "Blob", "URL", "dispatchEvent"])
  if (globalThis[name] !== undefined) found.push(name);
throw Error(found.join(" "));`;

const JOB = jobIn(crookedThrow("none", { dt: 1 / 60, frames: 60 }));

async function opened(visit: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await visit("lab/", { ...NOISE, site });
  const isOpen = await page.evaluate(() => "tryInFrame" in window);
  if (!isOpen) await page.evaluate(openFrame, frame);
  return page;
}

function tryOn(page: Page, text: string) {
  return page.evaluate(([text, job]) => (window as unknown as SandboxWindow).tryInFrame(text, job), [
    text,
    JOB,
  ] as const);
}

/** In a frame opened anew a rule of the book runs as it does here, to the last bit. */
async function expectNextRunRight(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as SandboxWindow).closeFrame());
  await page.evaluate(openFrame, frame);
  const source = PROGRAMS.midpoint ?? "";
  const numbers = await page.evaluate(
    async ([text, job]) => {
      const { answer } = await (window as unknown as SandboxWindow).tryInFrame(text, job);
      if (answer.kind !== "reply" || answer.reply.kind !== "run") return JSON.stringify(answer);
      return [...answer.reply.run.states];
    },
    [(prepare(source) as Prepared).text, JOB] as const,
  );
  expect(numbers).toEqual([...runRule(ruleOf(source), JOB).states]);
}

describe("code in the closed room", () => {
  test.for(chosen(ATTACKS.leaks))("gets nothing by $name", async ({ body, isHarmless }, { revisit }) => {
    const page = await opened(revisit);
    const { answer, others } = await tryOn(page, attackText(body, `${site}leak`));
    const came =
      answer.kind === "reply" && answer.reply.kind === "threw" ? answer.reply.thrown.name : "ended";
    // What waits for an answer that never comes is ended by the clock.
    if (!isHarmless && !came.startsWith("got: undefined")) expect(came).toMatch(/^(refused|ended)/);
    expect(others).toBe(0);
    expect(requests.filter((url) => url.includes("leak"))).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as SandboxWindow).heard)).toEqual([]);
  });

  test.for(chosen(ATTACKS.bombs))(
    "is ended for $name, and the next run is right",
    async ({ body, ends, within = 1000 }, { revisit }) => {
      const page = await opened(revisit);
      const { answer, time, stall } = await tryOn(page, attackText(body, `${site}leak`));
      expect(answer).toEqual({
        kind: "ended",
        reason: expect.stringMatching(new RegExp(`^(${ends})$`)),
      });
      if (IS_DEEP) expect(time).toBeLessThan(within);
      if (IS_DEEP) expect(stall).toBeLessThan(200);
      await expectNextRunRight(page);
    },
  );

  test.for(chosen(ATTACKS.treasons))(
    "comes to states, an end or a sentence where there is $name",
    async ({ body }, { revisit }) => {
      const page = await opened(revisit);
      const { answer, others, stall } = await tryOn(
        page,
        `${workerText}\n$program(() => {\n${body}\nreturn { step };\n});`,
      );
      expect(others).toBe(0);
      if (IS_DEEP) expect(stall).toBeLessThan(200);
      if (answer.kind === "ended") expect(["time", "protocol"]).toContain(answer.reason);
      else if (answer.kind === "reply" && answer.reply.kind === "threw")
        expect(answer.reply.thrown.message.length).toBeLessThanOrEqual(500);
      else {
        expect(answer).toMatchObject({ kind: "reply", reply: { kind: "run" } });
        expect(JSON.stringify(answer).length).toBeLessThan(100_000);
      }
      await expectNextRunRight(page);
    },
  );

  test("ends with its answer: nothing that it keeps, and no task of its own, lives on to the next job", async ({
    revisit,
  }) => {
    const page = await opened(revisit);
    const { answer, again } = await tryOn(page, (prepare(PROGRAMS.explicit ?? "") as Prepared).text);
    expect(answer).toMatchObject({ kind: "reply", reply: { kind: "run" } });
    expect(again).toEqual({ kind: "ended", reason: "protocol" });
  });

  test("tells a slip with its line in the reader's text", async ({ revisit }) => {
    const page = await opened(revisit);
    for (const { what, source, said, line } of SLIPS) {
      const { answer } = await tryOn(page, (prepare(source) as Prepared).text);
      const reply = answer.kind === "reply" ? answer.reply : null;
      const ended = reply?.kind === "run" ? reply.run.ended : null;
      const message = expect.stringContaining(said);
      expect(ended, what).toMatchObject({ frame: 1, thrown: { message, line: line + LINES_BEFORE } });
    }
  });

  test("has none of the names left by which it could send anything", async ({ revisit }) => {
    const page = await opened(revisit);
    const names = await page.evaluate(
      async ([text, job]) => {
        const { answer } = await (window as unknown as SandboxWindow).tryInFrame(text, job);
        return answer.kind === "reply" && answer.reply.kind === "threw" ? answer.reply.thrown.message : "";
      },
      [`${workerText}\n$program(() => {\n${NAMES_LEFT}\n});`, JOB] as const,
    );
    expect(names).toBe("");
  });

  test("leaves nothing behind", async ({ revisit }) => {
    const page = await opened(revisit);
    const kept = await page.evaluate(async () => [
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
      Object.keys(localStorage).filter((key) => key.includes("leak")),
      document.cookie,
    ]);
    expect(kept).toEqual([[], [], [], ""]);
  });

  test("does not run where its page is opened by itself", async ({ visit }) => {
    const page = await visit(`assets/${frame.split("/assets/")[1]}`, { ...NOISE, site });
    const isAnswered = await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.onmessage = () => resolve(true);
      });
      window.postMessage(null, "*", [port2]);
      return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve(false), 500))]);
    });
    expect(isAnswered).toBe(false);
  });
});
