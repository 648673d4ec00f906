import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { identifyCommand } from "../../src/cli/identifyCommand";
import { tableOf } from "../tables";
import { expectRefused, runCommand, temporaryFolder } from "./command";

const REFUSALS = tableOf<[what: string, given: string[], start: string]>("tests/cli/identifyRefusals.yaml");

// A search for the tensor is about a second, on a machine that has other work some seconds.
vi.setConfig({ testTimeout: 60_000 });

const LOG = "tests/logs/reference/mujoco-euler-racket.csv";
const BODY = "tests/logs/reference/mujoco-euler-racket.body.json";

describe("identify", () => {
  const folder = temporaryFolder();

  const run = (given: readonly string[], input?: string | Uint8Array) =>
    runCommand(given, input, identifyCommand);

  const told = (preset: string) => run([LOG, "--body", BODY, "--preset", preset, "--format", "json"]);

  function fileOf(name: string, text: string): string {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  }

  it("says in JSON which conventions a log has and which rules match, best first, ties marked", async () => {
    const { code, out, err } = await run([LOG, "--body", BODY, "--format", "json"]);
    expect([code, err]).toEqual([0, ""]);
    const { conventions, matches } = JSON.parse(out);
    expect(conventions).toMatchObject({
      order: "wxyz",
      omega: "body",
      unit: "rad/s",
      direction: "body-to-world",
    });
    const explicit = { angular: "explicit", update: "semi-implicit", substeps: 1 };
    expect(matches).toEqual([
      { ...explicit, orientation: "exponential-map", residual: expect.any(Number) },
      { ...explicit, orientation: "exponential-map-bullet", residual: expect.any(Number), tie: true },
    ]);
  });

  it("says the same in sentences, with the engine and the place in the book", async () => {
    const { code, out } = await run([LOG, `--body=${BODY}`]);
    expect(code).toBe(0);
    expect(out).toContain("ω along body");
    expect(out).toContain("explicit, exponential-map (residual");
    expect(out).toContain("chapters/stepping-euler-equation/#explicit-step");
    expect(out).toContain("MuJoCo (Euler, by default)");
  });

  it("reads standard input, and what simulate prints, lane by lane", async () => {
    const scenario = {
      body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
      initial: { angularVelocity: [1, 2, 3] },
      dt: 0.01,
      frames: 40,
      lanes: [{ angular: "midpoint" }, { angular: "explicit", orientation: "quaternion", substeps: 2 }],
    };
    const body = fileOf("box.json", JSON.stringify(scenario.body));
    const printed = await runCommand(["-", "--format", "csv"], JSON.stringify(scenario));
    const first = JSON.parse((await run(["-", "--body", body, "--format=json"], printed.out)).out);
    expect(first.matches).toEqual([{ angular: "midpoint", substeps: 1, residual: expect.any(Number) }]);
    expect(first.remarks).toContain("several-bodies");
    const second = await run(["-", "--body", body, "--of", "1", "--format=json"], printed.out);
    expect(JSON.parse(second.out).matches[0]).toMatchObject(scenario.lanes[1] ?? {});
  });

  it("reads a log in the conventions of the program that is named, whatever the data say", async () => {
    const ofMujoco = JSON.parse((await told("mujoco")).out);
    expect(ofMujoco.conventions.told).toMatchObject({ order: "said", omega: "said", unit: "said" });
    expect(ofMujoco.matches[0]).toMatchObject({ angular: "explicit" });
  });

  it("says of a log that no rule made, read so, that there is no match, which is no failure", async () => {
    const { code, out } = await told("bullet");
    expect(code).toBe(0);
    expect(JSON.parse(out).matches).toEqual([]);
  });

  it.each(REFUSALS)("refuses %s", async (_, given, start) => {
    expectRefused(await run(given.map((flag) => (flag === "LOG" ? LOG : flag))), start);
  });

  it.each<[string, string, string]>([
    ["no JSON", "{", "body: expected JSON"],
    ["an unknown shape", '{"shape":"teapot","mass":1}', "body.shape: expected one of box"],
    ["a moment below zero", '{"inertia":[1,-2,3],"mass":1}', "body.inertia[1]: expected a number above 0"],
    ["a list", "[1,2,3]", "body"],
  ])("refuses a body that is %s", async (_, text, start) => {
    expectRefused(await run([LOG, "--body", fileOf("body.json", text)]), start);
  });

  it("refuses what is no log by line and column", async () => {
    expectRefused(
      await run(["-"], "t,qw,qx,qy,qz,wx,wy,wz\n0,1,0,0,zero,0,0,1\n"),
      "line 2, column qz: expected a finite number, got zero",
    );
    expectRefused(await run(["-"], Uint8Array.of(0xff, 0xfe, 0x41)), "log: expected text in UTF-8");
  });

  it("explains itself", async () => {
    const { code, out } = await run(["--help"]);
    expect([code, out.startsWith("Usage: npm run -s identify")]).toEqual([0, true]);
  });
});
