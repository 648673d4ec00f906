import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

/** Leaves a compressed twin beside every file of a kind, for any server that can send it. */
export async function compress(outDir: string, kind: RegExp, quality = qualityFor): Promise<void> {
  const entries = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  const compressed = entries
    .filter((entry) => kind.test(entry))
    .map(async (entry) => {
      const file = join(outDir, entry);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, brotliOptions(quality(bytes))));
    });
  await Promise.all(compressed);
}

/** How much of a file of the built site goes over the wire to a reader [bytes]. */
export function sizeForReaders(file: string): number {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, brotliOptions(qualityFor(bytes))).length;
}

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Such as programs of other engines, which come when a reader asks for them [bytes]. */
const LARGE = 1_000_000;

/**
 * Brotli's quality for a file. MuJoCo's 10.3 MB come down to 1.91 MB in thirty seconds at the highest, and to 2.15 MB in two
 * at the one below the last two.
 */
function qualityFor({ length }: Uint8Array): number {
  return length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** A sixth larger, in a fiftieth of the time. */
export const HASTY = () => 5;
