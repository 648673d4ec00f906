import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

/** How hard to compress: gzip's level, and Brotli's quality for a file. */
interface Effort {
  readonly level: number;
  readonly quality: (bytes: Uint8Array) => number;
}

/** Writes a compressed copy beside every file of a kind, for servers that can send it. */
export async function compress(outDir: string, kind: RegExp, { level, quality } = BEST): Promise<void> {
  const entries = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  const compressed = entries
    .filter((entry) => kind.test(entry))
    .map(async (entry) => {
      const file = join(outDir, entry);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, brotliOptions(quality(bytes))));
    });
  await Promise.all(compressed);
}

/** The size of a file of the built site as readers get it over the wire [bytes]. */
export function sizeForReaders(file: string): number {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, brotliOptions(qualityFor(bytes))).length;
}

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Files above this are programs of physics engines, which are fetched on request [bytes]. */
const LARGE = 1_000_000;

/**
 * Brotli's quality for a file. At the highest, 11, MuJoCo's 10.3 MB take thirty seconds to become 1.91 MB; at 9 they take two
 * to become 2.15 MB.
 */
function qualityFor({ length }: Uint8Array): number {
  return length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
}

const BEST: Effort = { level: 9, quality: qualityFor };

/** Compression for tests: the files are a sixth larger, and take a fiftieth of the time. */
export const HASTY: Effort = { level: 1, quality: () => 5 };
