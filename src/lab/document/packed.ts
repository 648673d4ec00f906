import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { strictJson } from "../../core/scenario/json";

/* `1.` for the version, then the scenario's JSON, deflated, in base64url. Bounded before it is unpacked. */

export const VERSION = "1";

/** Servers and messengers pass on no longer address [characters]. */
export const LONGEST_PACKED = 8000;

/** Longer is a decompression bomb: no scenario that fits an address is [characters]. */
const LONGEST_TEXT = 400_000;

/** Bytes unpacked at a time, a thousandfold at most. */
const PIECE = 256;

export type PackedTrouble = "version" | "tooLong" | "damaged" | "tooMuch";

export class PackedError extends Error {
  constructor(readonly trouble: PackedTrouble) {
    super(trouble);
    this.name = "PackedError";
  }
}

export function pack(value: unknown): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `${VERSION}.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** @throws PackedError for a text that `pack` did not make */
export function unpack(text: string): unknown {
  if (text.length > LONGEST_PACKED) throw new PackedError("tooLong");
  const [version = "", packed = "", ...others] = text.split(".");
  if (version !== VERSION) throw new PackedError("version");
  if (others.length > 0 || !/^[\w-]+$/.test(packed)) throw new PackedError("damaged");
  const json = strFromU8(inflated(bytesOf(packed)));
  try {
    return strictJson(json);
  } catch {
    throw new PackedError("damaged");
  }
}

function bytesOf(packed: string): Uint8Array {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    throw new PackedError("damaged");
  }
}

function inflated(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      if (size > LONGEST_TEXT) break;
    }
  } catch {
    throw new PackedError("damaged");
  }
  if (size > LONGEST_TEXT) throw new PackedError("tooMuch");
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
