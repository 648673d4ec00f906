import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Asked, ask, askAll, lineOf, outsideLinks } from "../../src/cli/outsideLinks";

const folder = mkdtempSync(join(tmpdir(), "tumble-links-"));
let server: Server;
let there = "";

/** Status, and where it leads; what is not named never answers. */
const ANSWERS: Readonly<Record<string, readonly [status: number, to?: string]>> = {
  "/ok?a=1&b=2": [200],
  "/no-head": [200],
  "/moved": [301, "/ok?a=1&b=2"],
  "/doi": [302, "/ok?a=1&b=2"],
  "/gone": [404],
  "/moved-and-gone": [308, "/gone"],
  "/refused": [403],
};

beforeAll(async () => {
  server = createServer(({ url = "", method }, response) => {
    const [status, to] = ANSWERS[url] ?? [];
    if (status === undefined) return;
    const isRefused = url === "/no-head" && method === "HEAD";
    response.writeHead(isRefused ? 405 : status, to ? { Location: to } : {}).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(folder, "lab"));
  const links = [...Object.keys(ANSWERS), "/ok?a=1&b=2#part"].map(
    (path) => `<a class="link" href="${there}${path.replaceAll("&", "&amp;")}">`,
  );
  writeFileSync(
    join(folder, "index.html"),
    `${links.join("")}<a href="lab/"><a href="https://own.example/x">`,
  );
  writeFileSync(join(folder, "lab/index.html"), `<a href="${there}/gone"><a href="http://127.0.0.1:1/">`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it("every link to another site is found once, with the pages that have it, and asked whether it is there", async () => {
  const links = outsideLinks(folder, "https://own.example/");
  expect(links.find(({ address }) => address.endsWith("/gone"))?.pages).toEqual(["", "lab/"]);
  const asked: Asked[] = [];
  for await (const one of askAll(links, { atOnce: 3 })) asked.push(one);
  const said = asked.map(({ address, verdict }) => [address.replace(there, ""), verdict.is]);
  expect(Object.fromEntries(said)).toEqual({
    "/ok?a=1&b=2": "ok",
    "/no-head": "ok",
    "/moved": "moved",
    "/doi": "ok",
    "/gone": "gone",
    "/moved-and-gone": "gone",
    "/refused": "unreachable",
    "http://127.0.0.1:1/": "unreachable",
  });
  expect(said.length).toBe(8);
  expect(await ask(`${there}/silent`, 50)).toMatchObject({ is: "unreachable" });
  const lines = asked.map(lineOf).join("\n").replaceAll(there, "");
  expect(lines).toContain("gone        /gone: status 404\n            on / and 1 more");
  expect(lines).toContain("moved       /moved: /ok?a=1&b=2");
});
