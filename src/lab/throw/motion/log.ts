import type { Vec3 } from "../../../core/math/vec3";
import type { RowSink } from "../../../logs/delimited";
import { LogError } from "../../../logs/logError";
import { contentOf, formatOf, readLog, readRows } from "../../../logs/readLog";
import { RATE_UNITS, TIME_UNITS } from "../../../logs/units";
import type { Sample } from "./sample";

/** An axis of phyphox's `Acceleration x (m/s^2)`, Sensor Logger's `accelerometer_x`, or `ax`. */
const FORCE = /^(?:.*acc(?:eleration|elerometer|el)?(?:withg|includinggravity|g)?|a)([xyz])$/;

/** Without gravity, rest and free fall look the same. */
const WITHOUT_GRAVITY = /(?:linear|without ?g|useracc)/i;

/** @throws LogError in one sentence */
export function samplesIn(text: string): readonly Sample[] {
  const { times, omegas, lines, columns } = readLog(text);
  if (omegas === null)
    throw new LogError("log: expected columns of a gyroscope, such as Gyroscope x (rad/s)");
  if (times === null) throw new LogError("log: expected a column of times, such as Time (s)");
  const forces = forcesIn(text);
  const perSecond = RATE_UNITS[columns.named.unit ?? "rad/s"].si;
  const second = TIME_UNITS[columns.named.timeUnit ?? "s"].si;
  return times.map((time, k) => {
    const [x = 0, y = 0, z = 0] = (omegas[k] ?? []).map((rate) => rate * perSecond);
    return { t: time * second, omega_D: [x, y, z], force_D: forces.get(lines[k] ?? -1) ?? null };
  });
}

function forcesIn(text: string): ReadonlyMap<number, Vec3> {
  const content = contentOf(text);
  const sink = new Forces();
  readRows(content, formatOf(content), sink);
  return sink.forces;
}

class Forces implements RowSink {
  readonly forces = new Map<number, Vec3>();
  private at: readonly number[] | null = null;

  takeRow(line: number, cells: readonly string[]): boolean {
    if (this.at === null) {
      this.at = columnsOf(cells);
      return this.at.length === 3;
    }
    this.take(
      line,
      this.at.map((index) => cells[index]),
    );
    return true;
  }

  takeNamed(line: number, cells: ReadonlyMap<string, unknown>): boolean {
    const names = [...cells.keys()];
    this.take(
      line,
      columnsOf(names).map((index) => cells.get(names[index] ?? "")),
    );
    return true;
  }

  private take(line: number, cells: readonly unknown[]): void {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = cells.map((cell) =>
      cell === "" || cell === undefined || cell === null ? Number.NaN : Number(cell),
    );
    if ([x, y, z].every(Number.isFinite)) this.forces.set(line, [x, y, z]);
  }
}

function columnsOf(names: readonly string[]): readonly number[] {
  const axes = names.map((name) => {
    if (WITHOUT_GRAVITY.test(name)) return "";
    const plain = name.replace(/[([{][^)\]}]*[)\]}]/g, "").toLowerCase();
    return FORCE.exec(plain.replace(/[^a-z0-9]/g, ""))?.[1] ?? "";
  });
  const found = ["x", "y", "z"].map((axis) => axes.indexOf(axis));
  return found.includes(-1) ? [] : found;
}

export function logOf(samples: readonly Sample[]): string {
  const names = ["Time (s)", ...threeOf("Gyroscope", "rad/s"), ...threeOf("Acceleration", "m/s^2")];
  const lines = samples.map(({ t, omega_D, force_D }) =>
    [t.toFixed(4), ...omega_D.map((x) => x.toFixed(6)), ...(force_D ?? []).map((x) => x.toFixed(4))].join(
      ",",
    ),
  );
  return `${[names.join(","), ...lines].join("\n")}\n`;
}

function threeOf(name: string, unit: string): string[] {
  return ["x", "y", "z"].map((axis) => `${name} ${axis} (${unit})`);
}
