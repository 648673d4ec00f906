import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { strictJson } from "../../core/scenario/json";

/* `1.` for the version, then the scenario's JSON, deflated, in base64url. Bounded before it is unpacked. */

export const VERSION = "1";

/** Servers and messengers pass on no longer address [characters]. */
export const LONGEST_PACKED = 8000;

/** Longer is a decompression bomb: no scenario that fits an address is [characters]. */
const LONGEST_TEXT = 400_000;

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
  const room = new Uint8Array(LONGEST_TEXT + 1);
  const json = undamaged(() => inflateSync(bytesOf(packed), { out: room }));
  if (json.length === room.length) throw new PackedError("tooMuch");
  return undamaged(() => strictJson(strFromU8(json)));
}

function bytesOf(packed: string): Uint8Array {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function undamaged<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new PackedError("damaged");
  }
}
