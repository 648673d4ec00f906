import type * as v from "valibot";
import { clamp } from "../../core/math/scalar";
import { clampNorm, type Vec3 } from "../../core/math/vec3";
import type { TermId } from "../../ui/glossary";
import { boolean, numberWithin, vectorWithin } from "../shell/figureState";

/**
 * Links, bounds and controls follow from its declaration. Its functions are methods: a setting of vectors is then a setting of
 * unknown values too, and takes back only those that it has given.
 */
export interface Setting<Value> {
  readonly initial: Value;
  /** What a link may hold; absent where links do not carry the value. */
  readonly schema?: v.GenericSchema<unknown, Value>;
  /** As links hold it, where that differs. */
  linked?(value: Value): unknown;
  /** The nearest value that the diagram can show; by default the value itself. */
  nearest?(value: Value, present: Value): Value;
}

export const AXES = ["x", "y", "z"] as const;

export interface VectorSetting extends Setting<Vec3> {
  readonly kind: "vector";
  readonly term: TermId;
  /** As a screen reader says it: "Force F". */
  readonly name: string;
  /** By default the term's. */
  readonly symbol?: string;
  readonly axes: readonly (typeof AXES)[number][];
  /** Of each slider, either way. */
  readonly reach: Vec3;
  readonly handle?: VectorHandle;
}

/** Dragged in the picture at `from` + `scale` times the vector. */
interface VectorHandle {
  /** As a screen reader says it: "Tip of r". */
  readonly label: string;
  /** By default the vector's own. */
  readonly term?: string;
  /** Metres of the picture for a unit of the vector; by default 1. */
  readonly scale?: number;
  /** By default the origin. World axes [m]. */
  from?(values: Readonly<Record<string, unknown>>): Vec3;
}

interface VectorOptions extends Pick<VectorSetting, "term" | "name" | "symbol" | "handle"> {
  readonly longest: number;
  /** By default the vector shortened to the greatest length. */
  readonly nearest?: (value: Vec3, present: Vec3) => Vec3;
  /** By default all. */
  readonly axes?: VectorSetting["axes"];
  /** By default the greatest length. */
  readonly reach?: Vec3;
}

export function vector(initial: Vec3, { longest, ...options }: VectorOptions): VectorSetting {
  return {
    kind: "vector",
    initial,
    schema: vectorWithin(longest),
    nearest: (value) => clampNorm(value, longest),
    axes: AXES,
    reach: [longest, longest, longest],
    ...options,
  };
}

/** Its slider is placed by the figure. */
export interface NumberSetting extends Setting<number> {
  readonly name: string;
  readonly text: (value: number) => string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export function number(
  initial: number,
  options: Pick<NumberSetting, "name" | "text" | "least" | "most" | "step">,
): NumberSetting {
  const { least, most } = options;
  return {
    initial,
    schema: numberWithin(least, most),
    nearest: (value) => clamp(value, least, most),
    ...options,
  };
}

/** In the panel: a checkbox with a visible label, or by its name alone a switch. */
export interface ToggleSetting extends Setting<boolean> {
  readonly kind: "toggle";
  readonly name: string;
  readonly label?: string;
}

export function toggle(initial: boolean, words: Pick<ToggleSetting, "name" | "label">): ToggleSetting {
  return { kind: "toggle", initial, schema: boolean, ...words };
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<S extends Settings> = {
  readonly [Name in keyof S]: S[Name] extends Setting<infer Value> ? Value : never;
};

/** As the chapter sets them. */
export function initialValues<S extends Settings>(settings: S): ValuesOf<S> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { initial }]) => [name, initial]),
  ) as ValuesOf<S>;
}

/** A link names a vector without its frame. */
export function linkName(name: string): string {
  return name.replace(/_[WB]$/, "");
}

export function vectorsOf(settings: Settings): [string, VectorSetting][] {
  return Object.entries(settings).filter((entry): entry is [string, VectorSetting] =>
    isA("vector", entry[1]),
  );
}

export function togglesOf(settings: Settings): [string, ToggleSetting][] {
  return Object.entries(settings).filter((entry): entry is [string, ToggleSetting] =>
    isA("toggle", entry[1]),
  );
}

function isA(kind: "vector" | "toggle", setting: object): boolean {
  return "kind" in setting && setting.kind === kind;
}
