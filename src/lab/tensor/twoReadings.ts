import { principal } from "../../core/bodies/principal";
import type { Mat3 } from "../../core/math/mat3";
import { rows } from "../../core/runs/rows";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { spinOf } from "../form/attitude";
import { strings } from "../strings/en";
import { inBodyAxes, otherSign, rowsOf, turnedBack, type WrittenInertia } from "./reading";

interface OtherReading {
  readonly kind: "turnedBack" | "products";
  readonly inertia: Mat3;
}

export function otherReadings(written: WrittenInertia): readonly OtherReading[] {
  const inertia = inBodyAxes(written);
  const other = (kind: OtherReading["kind"], tensor: Mat3): OtherReading[] =>
    differs(inertia, tensor) ? [{ kind, inertia: tensor }] : [];
  const flipped = inBodyAxes(otherSign(written));
  return [...other("turnedBack", turnedBack(written)), ...other("products", flipped)];
}

function differs(a: Mat3, b: Mat3): boolean {
  const largest = Math.max(...a.map(Math.abs));
  return a.some((entry, at) => Math.abs(entry - (b[at] ?? 0)) > 1e-6 * largest);
}

const SECONDS = 10;
const RATE = 60;

/** Tilted from the middle axis, at 5 rad/s, to show every axis. */
export function benchWith(inertia: Mat3, mass: number): ScenarioInput {
  const { axes_B } = principal(inertia);
  const omega = spinOf({ axis: 1, tilt: 0.2, rate: 5 }, { axes_B, moments: [1, 1, 1] }, [1, 0, 0, 0]);
  return {
    body: { inertia: rowsOf(inertia), mass },
    initial: { angularVelocity: [...omega] },
    dt: 1 / RATE,
    frames: SECONDS * RATE,
    lanes: [{ angular: "rk4" }],
  };
}

/** Computes the first reading, and records the other run with its own tensor. */
export function bothOnBench(inertia: Mat3, other: OtherReading, mass: number): ScenarioInput {
  const first = benchWith(inertia, mass);
  const second = parseScenario({ ...first, body: { inertia: rowsOf(other.inertia), mass } });
  const run = [...rows(second, 1)].flatMap((row) => ("diverged" in row ? [] : [row]));
  const recording = {
    name: strings.tensor.others[other.kind],
    dt: 1 / RATE,
    orientation: run.map(({ orientation: [w, x, y, z] }): [number, number, number, number] => [w, x, y, z]),
    angularVelocity: run.map(({ angularVelocity: [x, y, z] }): [number, number, number] => [x, y, z]),
  };
  return { ...first, lanes: [...first.lanes, { recording }] };
}
