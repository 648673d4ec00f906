import { encode } from "uqr";

/** The path of the dark squares, one unit wide, within `size` units; the quiet zone of four is around it. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** ISO/IEC 18004, with the quiet zone that readers need. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
