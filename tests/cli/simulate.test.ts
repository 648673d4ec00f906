import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { csvHeader } from "../../src/core/runs/csv";
import { json, rowsOf, runCommand, spawnCommand, temporaryFolder, VALID } from "./command";

// Two of the tests start the command from source in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

describe("a valid scenario", () => {
  const folder = temporaryFolder();
  const file = join(folder, "racket.json");
  writeFileSync(file, json(VALID));

  it("runs as npm's script does, to the same output", async () => {
    const given = [file, "--every", "1800"];
    const [spawned, ours] = await Promise.all([spawnCommand(given), runCommand(given)]);
    expect(spawned).toEqual(ours);
    expect(spawned.out.length).toBeGreaterThan(1000);
  });

  it("is the same in a file with a byte order mark, on standard input, and after --", async () => {
    const marked = join(folder, "marked.json");
    writeFileSync(marked, `\uFEFF${json(VALID)}`);
    const plain = await runCommand([file, "--every", "1800"]);
    expect(plain.code).toBe(0);
    expect(await runCommand([marked, "--every", "1800"])).toEqual(plain);
    expect(await runCommand(["-", "--every", "1800"], `\uFEFF${json(VALID)}`)).toEqual(plain);
    expect(await runCommand(["--every", "1800", "--", file])).toEqual(plain);
  });

  it("prints the lanes in order within each frame asked for", async () => {
    const { code, out, err } = await runCommand([file, "--every", "1000"]);
    const rows = rowsOf(out);
    expect(rows.map(({ lane, frame, t }) => [lane, frame, t])).toEqual(
      [0, 1000, 2000, 3000].flatMap((frame) => [0, 1].map((lane) => [lane, frame, frame * VALID.dt])),
    );
    expect([code, err]).toEqual([0, ""]);
  });

  it("prints the same digits as CSV, under flat headers", async () => {
    const [asJson, asCsv] = await Promise.all([
      runCommand([file, "--every", "3600"]),
      runCommand([file, "--every=3600", "--format=csv"]),
    ]);
    const [header, ...lines] = asCsv.out.trim().split("\n");
    expect(header).toBe(csvHeader());
    const at = (line: string | undefined, name: string) =>
      line?.split(",")[header?.split(",").indexOf(name) ?? -1];
    const last = JSON.parse(asJson.out.trim().split("\n").at(-1) ?? "");
    expect(at(lines.at(-1), "orientation.w")).toBe(String(last.orientation[0]));
    expect(at(lines.at(-1), "angularVelocityBody.z")).toBe(String(last.angularVelocityBody[2]));
    expect(at(lines.at(-1), "energy")).toBe(String(last.energy));
  });

  it("replaces a diverging lane's first bad frame by the reason, whatever is printed, and the others go on", async () => {
    const wild = { ...VALID, dt: 0.5, frames: 100, lanes: [{ angular: "explicit" }, { angular: "none" }] };
    const { code, out } = await runCommand(["-", "--every", "100"], json(wild));
    const rows = rowsOf(out);
    const [bad] = rows.filter((row) => "diverged" in row);
    expect(Object.keys(bad)).toEqual(["lane", "frame", "diverged"]);
    expect(bad.frame % 100).toBeGreaterThan(0);
    expect(rows.map(({ lane, frame }) => [lane, frame])).toEqual([
      [0, 0],
      [1, 0],
      [0, bad.frame],
      [1, 100],
    ]);
    expect(code).toBe(0);
  });

  it("runs moments that no real body has, and says so", async () => {
    const input = json({ ...VALID, frames: 1, body: { inertia: [1, 2, 30], mass: 1 } });
    const { code, out, err } = await runCommand(["-"], input);
    expect(err).toMatch(/^note: body\.inertia: no real body .*\n$/);
    expect([code, out.split("\n").length]).toEqual([0, 5]);
  });

  it("prints the matrix of a lane that keeps one, blank in CSV for the others", async () => {
    const input = json({
      ...VALID,
      frames: 1,
      lanes: [{ angular: "none", orientation: "matrix" }, { angular: "none" }],
    });
    const [asJson, asCsv] = await Promise.all([
      runCommand(["-"], input),
      runCommand(["-", "--format", "csv"], input),
    ]);
    const [matrix, plain] = rowsOf(asJson.out);
    expect(matrix.rotation).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect("rotation" in plain).toBe(false);
    const cells = (line: number) => asCsv.out.split("\n")[line]?.split(",").slice(13, 22).join();
    expect([cells(0), cells(1), cells(2)]).toEqual([
      ["xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"].map((at) => `rotation.${at}`).join(),
      "1,0,0,0,1,0,0,0,1",
      ",,,,,,,,",
    ]);
  });

  it("may be the Stanford bunny among planes", async () => {
    const input = json({
      ...VALID,
      body: { shape: "mesh", mesh: "bunny", scale: 0.1, mass: 1, massAt: "vertices" },
      gravity: [0, -9.8, 0],
      planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
      frames: 60,
    });
    const { code, out, err } = await runCommand(["-", "--every", "60"], input);
    expect([code, err]).toEqual([0, ""]);
    expect(out.trim().split("\n").length).toBe(4);
  });

  it("ends quietly where the reader hangs up", async () => {
    const long = json({ ...VALID, frames: 200_000 });
    const { code, err } = await spawnCommand(["-"], long, 2);
    expect([code, err]).toEqual([0, ""]);
  });

  it("is explained by --help, and described by --schema", async () => {
    const [help, schema] = await Promise.all([runCommand(["--help"]), runCommand(["--schema"])]);
    expect(await runCommand(["-h"])).toEqual(help);
    expect(help.out).toMatch(/^Usage: npm run -s simulate/);
    expect(Object.keys(JSON.parse(schema.out).properties)).toEqual(
      expect.arrayContaining(Object.keys(VALID)),
    );
    expect([help.code, schema.code, help.err, schema.err]).toEqual([0, 0, "", ""]);
  });
});
