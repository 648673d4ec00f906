import { strings } from "../strings/en";
import { type Measure, UNITS } from "./units";

/*
 * A number as typed, `1e-3`, `2*pi/3`, `30°`, `sqrt(2)/2`, `12 cm`, or copied from a page, `−2·10⁻⁶`, `34 817` with a thin space. Read
 * by precedence climbing, never evaluated as a program.
 *
 * @see Pratt, "Top Down Operator Precedence", POPL 1973
 */

const words = strings.expression;

export type Reading = { readonly value: number } | { readonly problem: string };

const LONGEST = 120;
const DEEPEST = 40;

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
};

const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  "√": Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  abs: Math.abs,
};

class Unreadable extends Error {}

export function readNumber(text: string, measure: Measure): Reading {
  const typed = inTypedSigns(text.trim());
  if (typed === "") return { problem: words.empty };
  if (typed.length > LONGEST) return { problem: words.tooLong(LONGEST) };
  try {
    const value = new Parser(typed, measure).whole();
    return Number.isFinite(value) ? { value } : { problem: words.notFinite };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

function inTypedSigns(text: string): string {
  return text
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replace(/(\d)\u202f(?=\d{3}(?!\d))/g, "$1");
}

const RAISED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const RAISED = new RegExp(`⁻?[${RAISED_DIGITS}]+`, "y");

function loweredNumber(raised: string): number {
  const digits = Array.from(raised.replace("⁻", ""), (sign) => RAISED_DIGITS.indexOf(sign)).join("");
  return raised.startsWith("⁻") ? -Number(digits) : Number(digits);
}

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const NAME = /[\p{L}√]+/uy;
const SPACE = /\s*/y;

class Parser {
  private at = 0;
  private depth = 0;
  private readonly units: readonly (readonly [string, number])[];

  constructor(
    private readonly text: string,
    private readonly measure: Measure,
  ) {
    this.units = Object.entries(UNITS[measure]).sort(([a], [b]) => b.length - a.length);
  }

  whole(): number {
    const value = this.sum();
    this.skipSpace();
    if (this.at < this.text.length) throw new Unreadable(this.strayed());
    return value;
  }

  private sum(): number {
    let value = this.product();
    for (;;) {
      if (this.takes("+")) value += this.product();
      else if (this.takes("-")) value -= this.product();
      else return value;
    }
  }

  private product(): number {
    let value = this.signed();
    for (;;) {
      if (this.takes("*") || this.takes("·")) value *= this.signed();
      else if (this.takes("/")) value /= this.signed();
      else return value;
    }
  }

  private signed(): number {
    if (this.takes("-")) return -this.nested(() => this.signed());
    if (this.takes("+")) return this.nested(() => this.signed());
    return this.power();
  }

  private power(): number {
    const base = this.withUnit();
    if (!this.takes("^")) return base;
    return base ** this.nested(() => this.signed());
  }

  private withUnit(): number {
    const value = this.primary();
    this.skipSpace();
    for (const [unit, factor] of this.units) {
      if (!this.text.startsWith(unit, this.at)) continue;
      const next = this.text[this.at + unit.length] ?? "";
      // "m" is no unit in "mm", nor "s" in "sin".
      if (/\p{L}/u.test(unit.at(-1) ?? "") && /\p{L}/u.test(next)) continue;
      this.at += unit.length;
      return value * factor;
    }
    return value;
  }

  private primary(): number {
    if (this.takes("(")) return this.bracketed();
    const digits = this.match(NUMBER);
    if (digits !== null) {
      // In "5 m²" the unit is raised, not the number.
      const exponent = this.match(RAISED);
      return exponent === null ? Number(digits) : Number(digits) ** loweredNumber(exponent);
    }
    const name = this.match(NAME);
    if (name !== null) return this.named(name);
    throw new Unreadable(this.strayed());
  }

  private named(name: string): number {
    const key = name.toLowerCase();
    if (Object.hasOwn(CONSTANTS, key)) return CONSTANTS[key] as number;
    if (!Object.hasOwn(FUNCTIONS, key)) throw new Unreadable(this.unknown(name));
    if (!this.takes("(")) throw new Unreadable(words.needsBrackets(name));
    return (FUNCTIONS[key] as (x: number) => number)(this.bracketed());
  }

  private bracketed(): number {
    const value = this.nested(() => this.sum());
    if (!this.takes(")")) throw new Unreadable(words.unclosed);
    return value;
  }

  private nested(inner: () => number): number {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Unreadable(words.tooDeep);
    const value = inner();
    this.depth -= 1;
    return value;
  }

  private takes(sign: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private strayed(): string {
    const rest = this.text.slice(this.at);
    if (rest === "") return words.unfinished;
    const [name] = /^\p{L}+/u.exec(rest) ?? [];
    if (name) return this.unknown(name);
    if (rest.startsWith(",")) return words.comma;
    return words.unexpected(rest.slice(0, 1));
  }

  private unknown(name: string): string {
    return words.unknown(name.slice(0, 20), Object.keys(UNITS[this.measure]).slice(0, 4));
  }
}
