import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FILES, writeFixtureSite } from "./fixtureSite";
import { hostileRequests } from "./hostileRequests";
import { abortDownload, type ServerProcess, sendRaw, startServer } from "./serverProcess";

// A test starts a server from source in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** Low enough that a server which leaks as many files as a test opens meets it. */
const MOST_FILES = 100;

describe("the server goes on answering", () => {
  let site: ReturnType<typeof writeFixtureSite>;
  let server: ServerProcess;
  beforeEach(async () => {
    site = writeFixtureSite();
    server = await startServer(site.folder, MOST_FILES);
  });
  afterEach(async () => {
    await server.stop();
    site.remove();
  });

  async function expectAnswering(): Promise<void> {
    const answer = await sendRaw(server.port, "GET / HTTP/1.0\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer.endsWith(FILES["index.html"])).toBe(true);
    expect(server.ended()).toBe(null);
  }

  it("after each of 200 and more requests that no browser makes", async () => {
    const requests = hostileRequests();
    expect(requests.length).toBeGreaterThanOrEqual(200);
    for (const request of requests) {
      const answer = await sendRaw(server.port, request);
      expect([request.slice(0, 200), server.ended()]).toEqual([request.slice(0, 200), null]);
      expect(answer).not.toMatch(/^(HTTP\/1\.1 500|Set-Cookie:)|root:|not for readers/im);
    }
    await expectAnswering();
  });

  it("while the files it serves vanish, shrink and grow", async () => {
    rmSync(join(site.folder, "index.html"));
    writeFileSync(join(site.folder, "notices.txt"), "©");
    writeFileSync(join(site.folder, "404.html"), FILES["404.html"].repeat(1000));
    await expectAnswering();
    const notices = await sendRaw(server.port, "GET /notices.txt HTTP/1.0\r\n\r\n");
    expect(Buffer.from(notices, "latin1").toString().endsWith(FILES["notices.txt"])).toBe(true);
    expect((await sendRaw(server.port, "GET /no HTTP/1.0\r\n\r\n")).endsWith(FILES["404.html"])).toBe(true);
  });

  it("and holds no file open for downloads that were broken off", async () => {
    await expectAnswering();
    const before = server.openFiles();
    for (let at = 0; at < 2 * MOST_FILES; at++) await abortDownload(server.port, "/chapters/spin/");
    await expectAnswering();
    await vi.waitFor(() => expect(server.openFiles()).toBeLessThanOrEqual(before + 1), { timeout: 20_000 });
  });

  it("when more connections come at once than it may hold open files", async () => {
    const many = Array.from({ length: 3 * MOST_FILES }, () => sendRaw(server.port, "GET / HTTP/1.0\r\n\r\n"));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200")).length).toBeGreaterThan(0);
    await expectAnswering();
  });
});
