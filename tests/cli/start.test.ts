import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./command";

/** What `npm start` runs once the site is built. */
function startPreview(folder: string) {
  const command = ["node_modules/vite/bin/vite.js", "preview", "--outDir", folder];
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const child = spawn(process.execPath, command, { env: { ...environment, PORT: "0", NO_COLOR: "1" } });
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  const address = new Promise<string>((done) => {
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
      const [found] = /http:\S+\/(?=\s)/.exec(said) ?? [];
      if (found) done(found);
    });
  });
  return { child, address, ended };
}

const folder = temporaryFolder();

it("npm start sends pages, files and the page for what is not there, each with the site's headers, and ends when told", async () => {
  mkdirSync(join(folder, "chapters/spin"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "first page");
  writeFileSync(join(folder, "404.html"), "not here");
  writeFileSync(join(folder, "chapters/spin/index.html"), "spin");
  writeFileSync(join(folder, "chapters/spin/notices.txt"), "notices");
  const { child, address, ended } = startPreview(folder);
  try {
    for (const [path, status, text] of [
      ["", 200, "first page"],
      ["chapters/spin/?figure=racket", 200, "spin"],
      ["chapters/spin", 200, "spin"],
      ["chapters/spin/notices.txt", 200, "notices"],
      ["nowhere", 404, "not here"],
      ["chapters/nowhere/", 404, "not here"],
      ["chapters/..%2f..%2fpackage.json", 404, "not here"],
    ] as const) {
      const answer = await fetch((await address) + path);
      expect([path, answer.status, await answer.text()]).toEqual([path, status, text]);
      expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    child.kill("SIGTERM");
    expect(await ended).not.toBeNull();
  } finally {
    child.kill();
  }
});
