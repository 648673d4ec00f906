import { diagonal, type Mat3 } from "../../core/math/mat3";
import { identityQuat } from "../../core/math/quat";
import { strings } from "../strings/en";
import { asVec3, numbersIn, type Refuse, type WrittenInertia } from "./reading";
import { symmetricFrom } from "./xml";

const words = strings.tensor.refused;

const LABELS = ["xx", "yy", "zz", "xy", "xz", "yz"] as const;

/** Named entries, "Ixx = 1.2", "Lxy: 3"; else three moments, six entries or a matrix of nine. */
export function readPlain(text: string, refuse: Refuse): WrittenInertia {
  const mass = /\bmass\b\s*[=:]?\s*([\d.e+-]+)/i.exec(text);
  const rest = mass ? text.replace(mass[0], " ") : text;
  const shared = {
    name: null,
    mass: mass ? Number(mass[1]) : null,
    centre: null,
    turn: identityQuat,
  };
  const labelled = labelledEntries(rest);
  if (labelled) return { ...shared, format: "six", inertia: symmetricFrom(labelled), productsSign: "unsaid" };
  const numbers = numbersIn(rest.replace(/\bI_?[123]\b/gi, " "));
  if (numbers.length === 3)
    return { ...shared, format: "moments", inertia: diagonal(asVec3(numbers)), productsSign: "entries" };
  if (numbers.length === 6)
    return { ...shared, format: "six", inertia: symmetricFrom(numbers), productsSign: "unsaid" };
  if (numbers.length === 9)
    return {
      ...shared,
      format: "matrix",
      inertia: checkedSymmetric(numbers, refuse),
      productsSign: "entries",
    };
  return refuse(numbers.length === 0 ? words.nothing : words.howMany(numbers.length));
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

/** Entries that agree to a millionth of the largest are one: people round their last digit. */
function checkedSymmetric(m: readonly number[], refuse: Refuse): Mat3 {
  const largest = Math.max(...m.map(Math.abs));
  const pairs = [
    [1, 3],
    [2, 6],
    [5, 7],
  ] as const;
  for (const [a, b] of pairs)
    if (Math.abs((m[a] ?? 0) - (m[b] ?? 0)) > 1e-6 * largest) refuse(words.notSymmetric);
  const [xx = 0, xy = 0, xz = 0, , yy = 0, yz = 0, , , zz = 0] = m;
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}
