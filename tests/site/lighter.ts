import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect } from "vitest";
import { sizeForReaders } from "../../src/book/build/compress";

/** The size of a file of the built site over the wire [bytes]. */
export type SizeOf = (file: string) => number;

/** As these tests' site is compressed, in haste: a sixth larger than for readers. */
const sizeInHaste: SizeOf = (file) => statSync(`${file}.br`).size;

/** A fiftieth larger than for readers, in a third of the time. */
const sizeNearlyBest: SizeOf = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

/** What is light enough when it is compressed in haste need not be compressed at its best, which takes a second for a page. */
export function expectLighter(weigh: (sizeOf: SizeOf) => number, most: number, what: string): void {
  const isLight = [sizeInHaste, sizeNearlyBest].some((sizeOf) => weigh(sizeOf) < most);
  if (!isLight) expect(weigh(sizeForReaders), what).toBeLessThan(most);
}
