import type { Row } from "./rows.ts";

const XYZ = ["x", "y", "z"];
const WXYZ = ["w", "x", "y", "z"];
const VECTORS = [
  ["position", XYZ],
  ["velocity", XYZ],
  ["orientation", WXYZ],
  ["rotation", ["xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"]],
  ["angularVelocity", XYZ],
  ["angularVelocityBody", XYZ],
  ["angularMomentum", XYZ],
] as const;

export function csvHeadings(): string[] {
  const vectors = VECTORS.flatMap(([key, components]) =>
    components.map((component) => `${key}.${component}`),
  );
  return ["lane", "frame", "t", ...vectors, "energy", "diverged"];
}

export function csvHeader(): string {
  return csvHeadings().join(",");
}

/** Blank where a value is absent. */
export function csvLine(row: Row): string {
  return csvCells(row).join(",");
}

/** One a heading, blank where a value is absent. */
export function csvCells(row: Row): (string | number)[] {
  if ("diverged" in row) {
    const blanks = VECTORS.flatMap(([, components]) => components.map(() => ""));
    return [row.lane, row.frame, "", ...blanks, "", `"${row.diverged.replaceAll('"', '""')}"`];
  }
  const vectors = VECTORS.flatMap<number | string>(([key, components]) => [
    ...(row[key] ?? components.map(() => "")),
  ]);
  return [row.lane, row.frame, row.t, ...vectors, row.energy, ""];
}
