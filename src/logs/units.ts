/* For headings, fields and the conventions that are tried. */

interface Unit {
  /** In SI: rad/s, or s. */
  readonly si: number;
  /** Matches `in brackets|all the rest`, in small letters. */
  readonly heading: RegExp;
  /** Ends a name of letters alone: `wx_deg` is a `wx`, `time_ms` a `time`. */
  readonly suffixes: string;
  /** As typed behind a number. */
  readonly typed: readonly string[];
}

const RATES = {
  "rad/s": { si: 1, heading: /rad/, suffixes: "rad rads radps radpersec", typed: ["rad/s"] },
  "deg/s": {
    si: Math.PI / 180,
    heading: /deg|°|dps/,
    suffixes: "deg degs dps degps degpersec",
    typed: ["°/s", "deg/s"],
  },
  "rev/s": { si: 2 * Math.PI, heading: /(?:rev|turn).*\|/, suffixes: "", typed: ["turns/s", "Hz"] },
  rpm: { si: Math.PI / 30, heading: /rpm/, suffixes: "rpm", typed: ["rpm"] },
} as const satisfies Readonly<Record<string, Unit>>;

const TIMES = {
  s: { si: 1, heading: /^s/, suffixes: "s sec seconds timesec", typed: ["s"] },
  ms: { si: 1e-3, heading: /^(?:ms|msec|millis)/, suffixes: "ms msec millis milliseconds", typed: ["ms"] },
  us: { si: 1e-6, heading: /^(?:us|µs|usec|micros)/, suffixes: "us usec micros microseconds", typed: [] },
  ns: { si: 1e-9, heading: /^(?:ns|nsec|nanos)/, suffixes: "ns nsec nanoseconds", typed: [] },
} as const satisfies Readonly<Record<string, Unit>>;

export type RateUnit = keyof typeof RATES;
export type TimeUnit = keyof typeof TIMES;

/** The plainest first; a heading is held against the last first. */
export const RATE_UNITS: Readonly<Record<RateUnit, Unit>> = RATES;
export const TIME_UNITS: Readonly<Record<TimeUnit, Unit>> = TIMES;

export function unitIds<Id extends string>(units: Readonly<Record<Id, Unit>>): Id[] {
  return Object.keys(units) as Id[];
}

export function unitSymbols<Id extends string>(units: Readonly<Record<Id, Unit>>): Record<Id, string> {
  return Object.fromEntries(unitIds(units).map((id) => [id, String(id)])) as Record<Id, string>;
}

export function statedUnit<Id extends string>(units: Readonly<Record<Id, Unit>>, heading: string): Id | null {
  return unitIds(units).findLast((id) => units[id].heading.test(heading)) ?? null;
}

export function suffixPattern(units: Readonly<Record<string, Unit>>): string {
  const suffixes = Object.values(units).flatMap(({ suffixes }) => suffixes.split(" "));
  return suffixes.filter(Boolean).join("|");
}

export function typedUnits(units: Readonly<Record<string, Unit>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(units).flatMap(({ typed, si }) => typed.map((name) => [name, si])));
}
