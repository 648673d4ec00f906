import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { serve } from "../../src/cli/serve";
import { FILES, writeFixtureSite } from "./fixtureSite";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const site = writeFixtureSite();
let server: Server;
let underFolder: Server;
beforeAll(async () => {
  server = await serve(site.folder, 0);
  underFolder = await serve(site.folder, 0, "/notebook/");
});
afterAll(() => {
  for (const each of [server, underFolder]) each.close();
  site.remove();
});

/** One request, its path sent as it is written. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  of: Server = server,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const { port } = of.address() as AddressInfo;
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", fail);
    asked.end();
  });
}

describe("a file", () => {
  it.each([
    ["/", "text/html; charset=utf-8", FILES["index.html"]],
    ["/index.html", "text/html; charset=utf-8", FILES["index.html"]],
    ["/?figure=racket", "text/html; charset=utf-8", FILES["index.html"]],
    ["http://elsewhere.example/notices.txt?x=1", "text/plain; charset=utf-8", FILES["notices.txt"]],
    ["/chapters/%73pin/", "text/html; charset=utf-8", FILES["chapters/spin/index.html"]],
    ["/notices.txt", "text/plain; charset=utf-8", FILES["notices.txt"]],
    ["/assets/client-1a2b3c4d.js", "text/javascript; charset=utf-8", FILES["assets/client-1a2b3c4d.js"]],
    ["/assets/icon-1a2b3c4d.svg", "image/svg+xml", FILES["assets/icon-1a2b3c4d.svg"]],
    ["/assets/font-1a2b3c4d.woff2", "font/woff2", FILES["assets/font-1a2b3c4d.woff2"]],
  ])("is sent whole and named as what it is: %s", async (path, type, text) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, type, undefined]);
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(text)));
    expect(body.toString()).toBe(text);
  });

  it("is kept for good by whoever fetched it where its name has its contents' hash, else asked for again", async () => {
    const asset = await ask("/assets/client-1a2b3c4d.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await ask("/")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    "bytes=100-50",
    "bytes=0-99999999999999999999999999",
    "bytes=-5",
    "bytes=0-0",
    "items=3-8",
    "hello",
    "bytes=9999999-",
    "bytes=0-1,3-4",
  ])("is sent whole to whoever asks for a part, right or wrong: %s", async (Range) => {
    const { status, headers, body } = await ask("/notices.txt", { Range });
    expect([status, headers["accept-ranges"], headers["content-range"]]).toEqual([200, "none", undefined]);
    expect(body.toString()).toBe(FILES["notices.txt"]);
  });

  it("is described to HEAD as to GET, and not sent", async () => {
    const got = await ask("/chapters/spin/");
    const head = await ask("/chapters/spin/", {}, "HEAD");
    expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe("the content coding", () => {
  const identity = (bytes: Buffer) => bytes;
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["br;q=0", undefined, identity],
    ["br;q=0, *", "gzip", gunzipSync],
    ["*;q=0", undefined, identity],
    ["*", "br", brotliDecompressSync],
    ["zebra", undefined, identity],
    ["BR", "br", brotliDecompressSync],
    ["", undefined, identity],
    ["identity", undefined, identity],
  ] as const)("for Accept-Encoding %j is %s", async (accepted, coding, decode) => {
    const { headers, body } = await ask("/notices.txt", { "Accept-Encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([coding, "Accept-Encoding"]);
    expect(decode(body).toString()).toBe(FILES["notices.txt"]);
  });

  it("is none for a file that was not compressed, and no compressed copy is a page of its own", async () => {
    const font = await ask("/assets/font-1a2b3c4d.woff2", { "Accept-Encoding": "br" });
    expect([font.headers["content-encoding"], font.headers.vary]).toEqual([undefined, undefined]);
    for (const path of ["/index.html.br", "/notices.txt.gz"]) expect((await ask(path)).status).toBe(404);
  });
});

describe("a copy that the browser has", () => {
  const etagOf = async (accepted: string) =>
    (await ask("/notices.txt", { "Accept-Encoding": accepted })).headers.etag ?? "";

  it("is confirmed with 304 by its tag, alone, weak or in a list, and by *", async () => {
    const etag = await etagOf("br");
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await ask("/notices.txt", { "Accept-Encoding": "br", "If-None-Match": known });
      expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
      expect([answer.headers.etag, answer.headers.vary]).toEqual([etag, "Accept-Encoding"]);
    }
  });

  it("is sent anew where it is another, or another coding of the same file", async () => {
    const gzip = await etagOf("gzip");
    for (const known of ['"other"', gzip, "garbage", ""]) {
      const answer = await ask("/notices.txt", { "Accept-Encoding": "br", "If-None-Match": known });
      expect([known, answer.status]).toEqual([known, 200]);
    }
  });
});

describe("an address", () => {
  it.each([
    ["/chapters/spin", "/chapters/spin/"],
    ["/chapters/spin?figure=racket&v=1", "/chapters/spin/?figure=racket&v=1"],
  ])("of a folder without the closing slash is led to it: %s", async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    "/nowhere",
    "/chapters/",
    "/assets",
    "/notices.txt/",
    "/.hidden",
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "//evil.example/",
    "//chapters/spin",
    "/%",
    "/%00",
    "/%ff",
    "*",
    "/__proto__",
    "/constructor",
  ])("at which there is nothing gives the page that says so: %s", async (path) => {
    const { status, headers, body } = await ask(path, { "If-None-Match": "*" });
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toBe(FILES["404.html"]);
  });

  it("lies below the base where the site is served under a folder", async () => {
    const found = await ask("/notebook/chapters/spin/", {}, "GET", underFolder);
    expect(found.body.toString()).toBe(FILES["chapters/spin/index.html"]);
    for (const [path, location] of [
      ["/notebook", "/notebook/"],
      ["/notebook/chapters/spin", "/notebook/chapters/spin/"],
    ] as const) {
      const { status, headers } = await ask(path, {}, "GET", underFolder);
      expect([status, headers.location]).toEqual([301, location]);
    }
    for (const path of ["/", "/chapters/spin/", "/note", "/notebookchapters/spin/"])
      expect([path, (await ask(path, {}, "GET", underFolder)).status]).toEqual([path, 404]);
  });
});

describe("every answer", () => {
  it.each([
    ["/", "GET"],
    ["/nowhere", "GET"],
    ["/chapters/spin", "GET"],
    ["/", "POST"],
  ])(
    "forbids guessing its type, telling others where readers come from, and framing: %s %s",
    async (path, method) => {
      const { headers } = await ask(path, {}, method);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    },
  );

  it("lets the site's own pages frame the one page that is made for it", async () => {
    const { headers } = await ask("/assets/rule-frame-1a2b3c4d.html");
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'self'");
  });

  it.each(["POST", "PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "PROPFIND"])(
    "to %s is a refusal that names the methods there are",
    async (method) => {
      const { status, headers, body } = await ask("/", {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(body.toString()).not.toContain("<title>");
    },
  );
});

it("A connection that the system could not hand over is reported and ends nothing", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  server.emit("error", new Error("accept EMFILE"));
  expect(report.mock.calls).toEqual([["accept EMFILE"]]);
  report.mockRestore();
});

it("A folder in which nothing is built is refused by name", async () => {
  await expect(serve("tests/cli", 0)).rejects.toThrow("nothing is built in tests/cli: run `npm run build`");
});
