import { RATE_UNITS, TIME_UNITS, typedUnits } from "../../logs/units";

export type Measure =
  | "length"
  | "mass"
  | "inertia"
  | "angle"
  | "rate"
  | "speed"
  | "acceleration"
  | "torque"
  | "force"
  | "momentum"
  | "time"
  | "number";

export const UNITS: Readonly<Record<Measure, Readonly<Record<string, number>>>> = {
  length: { m: 1, cm: 0.01, mm: 0.001, km: 1000, in: 0.0254, ft: 0.3048 },
  mass: { kg: 1, g: 0.001, mg: 1e-6, t: 1000, lb: 0.45359237 },
  inertia: { "kg m²": 1, "kg m^2": 1, "kg m2": 1, "kg·m²": 1, "g cm²": 1e-7, "kg mm²": 1e-6, "g mm²": 1e-9 },
  angle: { rad: 1, "°": Math.PI / 180, deg: Math.PI / 180, turn: 2 * Math.PI, turns: 2 * Math.PI },
  rate: typedUnits(RATE_UNITS),
  speed: { "m/s": 1, "cm/s": 0.01, "mm/s": 0.001, "km/h": 1 / 3.6 },
  acceleration: { "m/s²": 1, "m/s^2": 1, "m/s2": 1, "cm/s²": 0.01 },
  torque: { "N m": 1, N·m: 1, Nm: 1, "N mm": 0.001 },
  force: { N: 1, mN: 0.001, kN: 1000 },
  momentum: { "N m s": 1, N·m·s: 1, Nms: 1, "kg m²/s": 1 },
  time: { ...typedUnits(TIME_UNITS), min: 60 },
  number: {},
};

export function unitOf(measure: Measure): string {
  return Object.keys(UNITS[measure])[0] ?? "";
}
