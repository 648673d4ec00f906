import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

/** Levels of gzip and qualities of Brotli. */
interface Effort {
  readonly level: number;
  readonly quality: (bytes: Uint8Array) => number;
}

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

/** [bytes] */
export function sizeForReaders(file: string): number {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, brotliOptions(qualityFor(bytes))).length;
}

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Physics engines, fetched on request, are larger [bytes]. */
const LARGE = 1_500_000;

/** MuJoCo's program takes thirty seconds at the highest quality; at 9 two, and is an eighth larger. */
function qualityFor({ length }: Uint8Array): number {
  return length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
}

const BEST: Effort = { level: 9, quality: qualityFor };

export const HASTY: Effort = { level: 1, quality: () => 5 };
