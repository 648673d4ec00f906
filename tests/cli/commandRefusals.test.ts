import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { simulate } from "../../src/cli/simulateCommand";
import { tableOf } from "../tables";
import { expectRefused, json, runCommand, temporaryFolder, VALID } from "./command";

const REFUSALS = tableOf<[what: string, given: string[], start: string]>("tests/cli/commandRefusals.yaml");

describe("a command line that is not valid ends with exit code 2 and one message that names the flag or the file", () => {
  it.each(REFUSALS)("%s", async (_what, given, start) => {
    expectRefused(await runCommand(given, json(VALID)), start);
  });
});

describe("so does a text that is not a scenario's", () => {
  const utf16 = Buffer.from(`\uFEFF${json(VALID)}`, "utf16le");
  const folder = temporaryFolder();

  it("in another encoding, in a file as on standard input", async () => {
    const file = join(folder, "utf16.json");
    writeFileSync(file, utf16);
    expectRefused(await runCommand([file]), "scenario: expected text in UTF-8");
    expectRefused(await runCommand(["-"], utf16), "scenario: expected text in UTF-8");
  });

  it("without an end, in a file as on standard input", async () => {
    expectRefused(await runCommand(["/dev/zero"]), "scenario: expected at most 64 MiB");
    expectRefused(
      await runCommand(["-"], Buffer.alloc(64 * 2 ** 20 + 1, " ")),
      "scenario: expected at most 64 MiB",
    );
  });

  it("unless it is just within the limit", async () => {
    const text = json({ ...VALID, frames: 0 });
    const padded = text.padEnd(64 * 2 ** 20, " ");
    expect(await runCommand(["-"], padded)).toEqual(await runCommand(["-"], text));
  });
});

describe("rows that cannot be written", () => {
  /** A device on which every write fails as on a full disk. */
  const FULL = "/dev/full";
  const report = join(temporaryFolder(), "err");

  async function runWith(stdout: string, stderr: string, input: string): Promise<number> {
    const [out, err] = [openSync(stdout, "w"), openSync(stderr, "w")];
    try {
      return await simulate(["-"], { stdin: Readable.from([Buffer.from(input)]), stdout: out, stderr: err });
    } finally {
      closeSync(out);
      closeSync(err);
    }
  }

  it("end with exit code 1, and one line where that can be written", async () => {
    expect(await runWith(FULL, report, json(VALID))).toBe(1);
    expect(readFileSync(report, "utf8")).toMatch(/^output: cannot be written: ENOSPC: .*\n$/);
    expect(await runWith(FULL, FULL, json(VALID))).toBe(1);
  });

  it("are not meant where only a note cannot be written", async () => {
    const unreal = json({ ...VALID, frames: 1, body: { inertia: [1, 2, 30], mass: 1 } });
    expect(await runWith("/dev/null", FULL, unreal)).toBe(0);
  });
});
