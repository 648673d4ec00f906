import { diagonal, type Mat3 } from "../../core/math/mat3";
import { strings } from "../strings/en";
import { asVec3, numbersIn, refuse, symmetricFrom, UNSAID, type WrittenInertia } from "./reading";

const words = strings.tensor.refused;

const LABELS = ["xx", "yy", "zz", "xy", "xz", "yz"] as const;

/** Named entries, "Ixx = 1.2", "Lxy: 3"; else three moments, six entries or a matrix of nine. */
export function readPlain(text: string): WrittenInertia {
  const mass = /\bmass\b\s*[=:]?\s*([\d.e+-]+)/i.exec(text);
  const rest = mass ? text.replace(mass[0], " ") : text;
  const shared = { ...UNSAID, mass: mass ? Number(mass[1]) : null };
  const sixFrom = (entries: readonly number[]) =>
    ({ ...shared, format: "six", inertia: symmetricFrom(entries), productsSign: "unsaid" }) as const;
  const labelled = labelledEntries(rest);
  if (labelled) return sixFrom(labelled);
  const numbers = numbersIn(rest.replace(/\bI_?[123]\b/gi, " "));
  switch (numbers.length) {
    case 3:
      return { ...shared, format: "moments", inertia: diagonal(asVec3(numbers)) };
    case 6:
      return sixFrom(numbers);
    case 9:
      return { ...shared, format: "matrix", inertia: checkedSymmetric(numbers) };
    default:
      return refuse(numbers.length === 0 ? words.nothing : words.howMany(numbers.length));
  }
}

function labelledEntries(text: string): number[] | null {
  const found = LABELS.map((label) => {
    const swapped = `${label[1]}${label[0]}`;
    const match = new RegExp(
      `[IL]_?(?:${label}|${swapped})\\s*[=:]?\\s*([+-]?[\\d.]+(?:e[+-]?\\d+)?)`,
      "i",
    ).exec(text);
    return match ? Number(match[1]) : null;
  });
  const [xx, yy, zz] = found;
  return xx === null || yy === null || zz === null ? null : found.map((entry) => entry ?? 0);
}

/** People round the last digit: entries that agree to a millionth of the largest are one. */
function checkedSymmetric(m: readonly number[]): Mat3 {
  const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = m;
  const largest = Math.max(...m.map(Math.abs));
  const apart = Math.max(Math.abs(xy - yx), Math.abs(xz - zx), Math.abs(yz - zy));
  if (apart > 1e-6 * largest) refuse(words.notSymmetric);
  return symmetricFrom([xx, yy, zz, xy, xz, yz]);
}
