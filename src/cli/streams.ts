import { createReadStream, writeSync } from "node:fs";
import { UsageError } from "./arguments";

export class OutputError extends Error {}

const CHUNK_CHARACTERS = 1 << 16;

/**
 * Writes to a file descriptor in large chunks and waits for each; stops quietly where a pipe's reader has closed it.
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

/** @returns false once a pipe's reader has closed it */
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

/** Beyond any scenario and any log: an endless file such as a device would fill the memory. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Reads a text, without a byte order mark.
 *
 * @param what  what it is, as messages begin
 * @param file  a file's name, or `-` for standard input
 * @param stdin standard input
 * @throws UsageError where it cannot be read, is not UTF-8, or exceeds 64 MiB
 */
export async function readText(
  what: string,
  file: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<string> {
  const bytes = await readBytes(what, file, file === "-" ? stdin : createReadStream(file));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${what}: expected text in UTF-8`);
  }
}

async function readBytes(what: string, file: string, stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > MOST_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable";
    throw new UsageError(`${what}: cannot read ${file}: ${reason}`);
  }
  if (size > MOST_BYTES) throw new UsageError(`${what}: expected at most 64 MiB`);
  return Buffer.concat(chunks);
}
