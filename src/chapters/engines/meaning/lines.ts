import { type Axes, axesNames, isLeftHanded, PLACES } from "../../../logs/axes";
import type { Preset } from "../../../logs/presets";
import { strings } from "../strings/en";

/** Two programs, and the change S of both their worlds' and their bodies' axes. */
export interface Conversion {
  readonly from: Preset;
  readonly to: Preset;
  readonly axes: Axes;
}

type Turning = "omega" | "torque";

/** JavaScript that makes x2, q2, omega2 and torque2 out of x, q, omega and torque: a line for each that both programs determine. */
export function conversionLines(conversion: Conversion): readonly string[] {
  const { from, to, axes } = conversion;
  const turning = (["omega", "torque"] as const).filter((name) => isGiven(name, from) && isGiven(name, to));
  return [
    `// ${strings.meaning.fromTo(from.name, to.name)}: S (x, y, z) = (${axesNames(axes).join(", ")})`,
    `const x2 = ${scaled(row(components("x", axes)), ratio(from.length ?? "m", to.length ?? "m"))};`,
    `const q2 = ${row(quaternion(conversion))};`,
    ...(turning.some((name) => from[name] !== to[name]) ? HELPERS : []),
    ...turning.map((name) => `const ${name}2 = ${turningLine(name, conversion)};`),
  ];
}

/** Of what no line is made; and whether one of the two, an autopilot, has other axes on its body than in its world. */
export function leftOpen({ from, to }: Conversion): readonly (Turning | "aircraft")[] {
  const open = (["omega", "torque"] as const).filter((name) => !isGiven(name, from) || !isGiven(name, to));
  return (from.up === "-z") === (to.up === "-z") ? open : ["aircraft", ...open];
}

/** v + 2s a × v + 2a × (a × v): the turn of (s, a) without a matrix. */
const HELPERS = [
  "const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];",
  "const turn = (s, a, v) => { const t = cross(a, v), u = cross(a, t); return v.map((each, k) => each + 2 * (s * t[k] + u[k])); };",
];

function turningLine(name: Turning, { from, to, axes }: Conversion): string {
  const along = row(components(name, axes, isLeftHanded(axes)));
  const inUnit = name === "omega" ? scaled(along, ratio(from.unit ?? "rad/s", to.unit ?? "rad/s")) : along;
  if (from[name] === to[name]) return inUnit;
  const [s, ...a] = placesOf(to).map((at) => `q2[${at}]`);
  const vector = to[name] === "world" ? a : a.map((part) => `-${part}`);
  return `turn(${s}, ${row(vector)}, ${inUnit})`;
}

const isGiven = (name: Turning, preset: Preset) => preset[name] !== undefined;

/** (s, det(S) S a), in the other program's order. */
function quaternion({ from, to, axes }: Conversion): readonly string[] {
  const [s = 0, ...a] = placesOf(from);
  const sign = isLeftHanded(axes) ? -1 : 1;
  const vector = PLACES.map((k) => signed(sign * axes.signs[k], `q[${a[axes.columns[k]]}]`));
  return to.order === "xyzw" ? [...vector, `q[${s}]`] : [`q[${s}]`, ...vector];
}

/** Where s and the three of a stand. */
function placesOf({ order }: Preset): readonly number[] {
  return order === "xyzw" ? [3, 0, 1, 2] : [0, 1, 2, 3];
}

function components(name: string, { columns, signs }: Axes, isReversed = false): readonly string[] {
  return PLACES.map((k) => signed(isReversed ? -signs[k] : signs[k], `${name}[${columns[k]}]`));
}

const signed = (sign: number, text: string) => (sign < 0 ? `-${text}` : text);
const row = (parts: readonly string[]) => `[${parts.join(", ")}]`;
const scaled = (vector: string, ratio: string | null) =>
  ratio === null ? vector : `${vector}.map((each) => each * ${ratio})`;

/** From one unit to the other of its kind. */
const RATIOS = { cm: "0.01", m: "100", "deg/s": "Math.PI / 180", "rad/s": "180 / Math.PI" } as const;

function ratio(from: keyof typeof RATIOS, to: keyof typeof RATIOS): string | null {
  return from === to ? null : RATIOS[from];
}
