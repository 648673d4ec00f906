import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import packages from "../../src/engines/packages.json" with { type: "json" };
import { ENGINE_IDS, type EngineId } from "../../src/engines/registry";
import { buildLanes } from "../deep/engineLanes/build";

/*
 * What a reader fetches to run an engine: its worker as the site builds it, and its wasm as the package ships it.
 * Completes src/engines/packages.json, where an engine's package, licence and wasm file are written by hand; to be run again whenever
 * an engine's version changes.
 */
const FILE = "src/engines/packages.json";

function sizes(bytes: Buffer) {
  return { plain: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

function measure(id: EngineId, assets: string) {
  const { name, licence, wasm } = packages[id];
  const folder = join("node_modules", name);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(assets).find((each) => each.startsWith(`${id}.worker-`));
  if (file === undefined) throw new Error(`${id} has no worker`);
  const code = sizes(readFileSync(join(assets, file)));
  return {
    name,
    version,
    licence,
    code,
    wasm: wasm && { file: wasm.file, ...sizes(readFileSync(join(folder, wasm.file))) },
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
