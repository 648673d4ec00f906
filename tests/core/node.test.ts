import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The T-handle, 6 rad/s about its middle axis and 0.01 rad/s along every axis besides: the time from flip to flip. */
const PROGRAM = `
import { flipInterval, freeRotation, massProperties, OBJECT_MESHES } from "./index.js";
import { bunny } from "./bodies/bunny.js";
const spec = { shape: "mesh", mesh: "tHandle", scale: 1, mass: 0.15, massAt: "solid" };
const body = massProperties(spec, OBJECT_MESHES);
const omega = body.principal.axes_B[1].map((part) => 6 * part + 0.01);
const { momentumMotion } = freeRotation(body, [1, 0, 0, 0], omega);
console.log(JSON.stringify({ interval: flipInterval(momentumMotion), corners: bunny.positions.length }));
`;

it("the core runs in plain Node, without a build tool, from its public face", () => {
  const folder = "node_modules/.cache/tumble/core";
  mkdirSync(folder, { recursive: true });
  const options = ["--noEmit", "false", "--allowImportingTsExtensions", "false"];
  const emit = ["-p", "src/core", ...options, "--rewriteRelativeImportExtensions", "--outDir", folder];
  execFileSync("node_modules/.bin/tsc", emit);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "flip.js"), PROGRAM);
  const found = JSON.parse(execFileSync(process.execPath, [join(folder, "flip.js")], { encoding: "utf8" }));
  rmSync(folder, { recursive: true });
  // Ten digits, as `splitting` at 2 ms finds them to four: 3.534.
  expect(found.interval).toBeCloseTo(3.534353457, 9);
  expect(found.corners).toBe(1839);
});
