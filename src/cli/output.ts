import { writeSync } from "node:fs";

export class OutputError extends Error {}

const CHUNK_CHARACTERS = 1 << 16;

/**
 * Writes texts to a file descriptor in large chunks and waits for each; stops quietly where the reader of a pipe has
 * closed it.
 *
 * @throws OutputError where nothing more can be written
 */
export function writeTexts(descriptor: number, texts: Iterable<string>): void {
  let chunk = "";
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    if (!writeText(descriptor, chunk)) return;
    chunk = "";
  }
  writeText(descriptor, chunk);
}

/** One line, whatever names a file or a field has: a terminal obeys control characters. */
export function writeMessage(descriptor: number, message: string): void {
  try {
    writeText(descriptor, `${message.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, "?")}\n`);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
  }
}

/** @returns false once the reader of a pipe has closed it */
function writeText(descriptor: number, text: string): boolean {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN")
        throw new OutputError(`output: cannot be written: ${error instanceof Error ? error.message : error}`);
      waitForReader();
    }
  }
  return true;
}

/** A full pipe answers EAGAIN: gives its reader a millisecond. */
function waitForReader(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
