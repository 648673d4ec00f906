import { createReadStream } from "node:fs";
import { UsageError } from "./arguments";

/** A limit beyond any scenario and any log: without one, an endless file such as a device would fill the memory. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Reads a text, without a byte order mark.
 *
 * @param what  what it is, as messages begin
 * @param file  a file's name, or `-` for standard input
 * @param stdin standard input
 * @throws UsageError where it cannot be read, is not UTF-8, or has more than 64 MiB
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
