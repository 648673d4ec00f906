import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ENGINE_IDS, type EngineId } from "../../src/engines/registry";
import { buildLanes } from "../deep/engineLanes/build";

/*
 * What a reader fetches to run an engine: its worker as the site builds it, and its wasm as the package ships it.
 * Writes src/engines/packages.json; to be run again whenever an engine's version changes.
 */
const FILE = "src/engines/packages.json";

/** Each engine's package, its wasm there, its worker here, and its licence where the package names none or not all. */
const SOURCES: Readonly<
  Record<EngineId, readonly [name: string, wasm: string | null, worker: string, licence?: string]>
> = {
  "cannon-es": ["cannon-es", null, "cannonEs"],
  bullet: ["ammojs3", "dist/ammo.wasm.wasm", "bullet", "Zlib"],
  jolt: ["jolt-physics", "dist/jolt-physics.wasm.wasm", "jolt"],
  rapier: ["@dimforge/rapier3d", "rapier_wasm3d_bg.wasm", "rapier"],
  havok: ["@babylonjs/havok", "lib/esm/HavokPhysics.wasm", "havok"],
  mujoco: ["@mujoco/mujoco", "mujoco.wasm", "mujoco"],
  physx: ["physx-js-webidl", "physx-js-webidl.wasm", "physx", "MIT AND BSD-3-Clause"],
};

function sizes(bytes: Buffer) {
  return { plain: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

function measure(id: EngineId, assets: string) {
  const [name, wasm, worker, licence] = SOURCES[id];
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(assets).find((each) => each.startsWith(`${worker}.worker-`));
  if (file === undefined) throw new Error(`${id} has no worker`);
  const code = sizes(readFileSync(join(assets, file)));
  return {
    name,
    version,
    licence: licence ?? license,
    code,
    wasm: wasm === null ? null : { file: wasm, ...sizes(readFileSync(join(folder, wasm))) },
  };
}

const folder = mkdtempSync(join(tmpdir(), "engine-sizes-"));
try {
  await buildLanes(folder);
  const measured = Object.fromEntries(ENGINE_IDS.map((id) => [id, measure(id, join(folder, "assets"))]));
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
