import type { Row } from "./rows";

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

/** The first line of a CSV file: flat headers such as `velocity.x`. */
export function csvHeader(): string {
  const vectors = VECTORS.flatMap(([key, components]) =>
    components.map((component) => `${key}.${component}`),
  );
  return ["lane", "frame", "t", ...vectors, "energy", "diverged"].join(",");
}

/** A row as a line of CSV, blank where a value is absent. */
export function csvLine(row: Row): string {
  if ("diverged" in row) {
    const blanks = VECTORS.flatMap(([, components]) => components.map(() => ""));
    return [row.lane, row.frame, "", ...blanks, "", `"${row.diverged.replaceAll('"', '""')}"`].join(",");
  }
  const vectors = VECTORS.flatMap<number | string>(([key, components]) => [
    ...(row[key] ?? components.map(() => "")),
  ]);
  return [row.lane, row.frame, row.t, ...vectors, row.energy, ""].join(",");
}
