import { type Columns, namedConventions } from "./columns";

/* No name tells the order of a quaternion `q1` to `q4`. */

const QUATERNION = ["qw", "qx", "qy", "qz"] as const;
const UNNAMED = ["q1", "q2", "q3", "q4"] as const;
const OMEGA = ["wx", "wy", "wz"] as const;
const MATRIX = ["r11", "r12", "r13", "r21", "r22", "r23", "r31", "r32", "r33"] as const;
const POSITION = ["px", "py", "pz"] as const;

export const MEANINGS = [
  "time",
  "frame",
  "body",
  ...QUATERNION,
  ...UNNAMED,
  ...OMEGA,
  ...MATRIX,
  ...POSITION,
] as const;

export type Meaning = (typeof MEANINGS)[number];

export type Meanings = readonly (Meaning | null)[];

export function meaningsOf(columns: Columns, count: number): Meanings {
  const meanings: (Meaning | null)[] = Array.from({ length: count }, () => null);
  const put = (indices: readonly number[] | null, parts: readonly Meaning[]) => {
    for (const [k, index] of (indices ?? []).entries()) meanings[index] ??= parts[k] ?? null;
  };
  const single = (index: number | null) => (index === null ? null : [index]);
  put(single(columns.time), ["time"]);
  put(single(columns.frame), ["frame"]);
  put(single(columns.body), ["body"]);
  put(columns.quaternion, quaternionParts(columns.named.order));
  put(columns.rotation, MATRIX);
  put(columns.omega, OMEGA);
  put(columns.position, POSITION);
  return meanings;
}

function quaternionParts(order: Columns["named"]["order"]): readonly Meaning[] {
  if (order === null) return UNNAMED;
  return order === "wxyz" ? QUATERNION : ["qx", "qy", "qz", "qw"];
}

/** The columns that a reader has named: of two with one meaning the first, and nothing of what is incomplete. */
export function columnsWith(names: readonly string[], meanings: Meanings): Columns {
  const all = (parts: readonly Meaning[]) => {
    const indices = parts.map((part) => meanings.indexOf(part));
    return indices.includes(-1) ? null : indices;
  };
  const single = (part: Meaning) => all([part])?.[0] ?? null;
  const [time, omega] = [single("time"), all(OMEGA)];
  const named = all(QUATERNION);
  const [w = 0, x = 0, y = 0, z = 0] = named ?? [];
  const isLast = w > x && w > y && w > z;
  return {
    time,
    frame: single("frame"),
    body: single("body"),
    quaternion: named === null ? all(UNNAMED) : isLast ? [x, y, z, w] : [w, x, y, z],
    rotation: all(MATRIX),
    angles: null,
    omega,
    position: all(POSITION),
    named: {
      order: named === null ? null : isLast ? "xyzw" : "wxyz",
      ...namedConventions(names, time, omega),
    },
  };
}
