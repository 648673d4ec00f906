import { describe, expect, it } from "vitest";
import { csvHeader, csvLine } from "../../src/core/runs/csv";
import { rows as rowsOfScenario } from "../../src/core/runs/rows";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { columnsOf } from "../../src/logs/columns";
import { roundingOf } from "../../src/logs/precision";
import { type Log, readLog } from "../../src/logs/readLog";
import { tableOf } from "../tables";
import { motionOf, rowsOf } from "./examined";

const rows = rowsOf(motionOf({ angular: "midpoint" }, 12));
const table = (delimiter: string, names: readonly string[], decimal = ".") =>
  [names, ...rows.map(({ t, q, omega }) => [t, ...q, ...omega].map((x) => String(x).replace(".", decimal)))]
    .map((cells) => cells.join(delimiter))
    .join("\n");
const NAMES = ["t", "qw", "qx", "qy", "qz", "wx", "wy", "wz"];

function values(log: Log) {
  return log.lines.map((_, k) => ({ t: log.times?.[k], q: log.quaternions?.[k], omega: log.omegas?.[k] }));
}

describe("one motion in several formats", () => {
  it.each<[string, string]>([
    ["CSV", table(",", NAMES)],
    ["CSV of Windows, with a byte order mark", `\uFEFF${table(",", NAMES).replaceAll("\n", "\r\n")}\r\n`],
    [
      "CSV with quoted names and units",
      table(",", [
        '"Time (s)"',
        '"q w"',
        '"q x"',
        '"q y"',
        '"q z"',
        '"Gyroscope x (rad/s)"',
        '"Gyroscope y (rad/s)"',
        '"Gyroscope z (rad/s)"',
      ]),
    ],
    [
      "what phyphox exports, with its fifth column, in its notation of numbers",
      [
        ["t", "qw", "qx", "qy", "qz", "x", "y", "z", "|ω|"].map(phyphoxName).join("\t"),
        ...rows.map(({ t, q, omega }) => [t, ...q, ...omega, 1].map((x) => x.toExponential(16)).join("\t")),
      ].join("\n"),
    ],
    ["CSV with a comment", `# made by hand\n${table(",", NAMES)}`],
    ["semicolons and decimal commas", table(";", NAMES, ",")],
    ["tabs", table("\t", ["time", "quat.w", "quat.x", "quat.y", "quat.z", "omega_x", "omega_y", "omega_z"])],
    ["JSON", JSON.stringify(rows.map(({ t, q, omega }) => ({ t, orientation: q, angularVelocity: omega })))],
    [
      "JSON in an object",
      JSON.stringify({
        dt: 1 / 60,
        frames: rows.map(({ t, q, omega }) => ({ time: t, q, w: { x: omega[0], y: omega[1], z: omega[2] } })),
      }),
    ],
    [
      "JSON by columns",
      JSON.stringify(
        Object.fromEntries(
          NAMES.map((name, k) => [name, rows.map(({ t, q, omega }) => [t, ...q, ...omega][k])]),
        ),
      ),
    ],
    ["JSON Lines", rows.map(({ t, q, omega }) => JSON.stringify({ t, q, omega })).join("\n")],
  ])("%s", (_, text) => {
    expect(values(readLog(text))).toEqual(rows);
  });
});

/** Of a gyroscope the names that phyphox gives its columns; of an orientation, which it has not, those that other logs have. */
function phyphoxName(part: string): string {
  if (part === "t") return '"Time (s)"';
  if (part === "|ω|") return '"Absolute (rad/s)"';
  return part.startsWith("q") ? part : `"Gyroscope ${part} (rad/s)"`;
}

describe("what simulate prints", () => {
  const scenario = parseScenario({
    body: { inertia: [0.0433, 0.0333, 0.0167], mass: 1 },
    initial: { orientation: [0.8, 0.2, -0.4, 0.4], angularVelocity: [1, 2, 3] },
    dt: 1 / 60,
    frames: 11,
    lanes: [{ angular: "midpoint" }, { angular: "none", orientation: "matrix" }],
  });
  const printed = [...rowsOfScenario(scenario, 1)];
  const texts = {
    jsonl: printed.map((row) => JSON.stringify(row)).join("\n"),
    csv: [csvHeader(), ...printed.map(csvLine)].join("\n"),
  };

  it.each(["jsonl", "csv"] as const)("is read as %s, lane by lane, world ω first", (format) => {
    const first = readLog(texts[format]);
    expect(first.bodies).toEqual(["0", "1"]);
    expect(first.rotations).toBeNull();
    expect(values(first).map(({ q, omega }) => ({ q, omega }))).toEqual(
      rows.map(({ q, omega }) => ({ q, omega })),
    );
    const second = readLog(texts[format], { body: "1" });
    expect(second.rotations?.[0]).toHaveLength(9);
  });
});

describe("names of columns", () => {
  it.each(tableOf<[string, object]>("tests/logs/columnNames.yaml"))("%s", (names, expected) => {
    expect(columnsOf(names.split(","))).toMatchObject(expected);
  });
});

describe("how numbers were rounded", () => {
  const doubles = Array.from({ length: 400 }, (_, k) => Math.sin(k * k) * 3);
  it.each<[string, number[], object]>([
    ["doubles", doubles, { kind: "double" }],
    ["32 bits", doubles.map(Math.fround), { kind: "single" }],
    [
      "32 bits in their shortest text",
      doubles.map((x) => Number(Math.fround(x).toPrecision(9))),
      { kind: "single" },
    ],
    ["six decimals", doubles.map((x) => Number(x.toFixed(6))), { kind: "decimals", digits: 6 }],
    ["three decimals", doubles.map((x) => Number(x.toFixed(3))), { kind: "decimals", digits: 3 }],
    ["ten decimals", doubles.map((x) => Number(x.toFixed(10))), { kind: "decimals", digits: 10 }],
  ])("%s", (_, numbers, expected) => {
    expect(roundingOf(numbers)).toMatchObject(expected);
  });
});
