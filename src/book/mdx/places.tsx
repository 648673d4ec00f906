import { type ComponentType, Fragment, isValidElement, type ReactNode } from "react";
import { strings as kit } from "../../figures/strings/en";
import { COLON, COMMA } from "../../language/strings/en";
import { TERMS, type TermId } from "../../ui/glossary";
import { withCharacters } from "../markup";
import { strings } from "../strings/en";
import { Equation } from "./equation";
import { HEADING_LINK } from "./headingIds";
import { NumberQuestion } from "./numberQuestion";
import { nameInFull, Symbols } from "./symbols";
import { TermSymbol } from "./term";
import { useMDXComponents as vocabulary } from "./vocabulary";

export interface Place {
  readonly kind: "section" | "subsection" | "figure" | "equation" | "symbol";
  readonly id: string;
  readonly title: string;
  /** Of a section all its text, of a figure its caption, of a symbol its unit. */
  text: string;
}

export function placesOf(text: ReactNode): readonly Place[] {
  const places: Place[] = [];
  let section: Place | undefined;
  for (const part of partsOf(text)) {
    if (typeof part !== "string") places.push(part);
    if (typeof part !== "string" && part.kind.endsWith("section")) section = part;
    if (typeof part === "string" && section) section.text += part;
  }
  for (const place of places) place.text = spaced(place.text);
  return places;
}

function plainText(node: ReactNode): string {
  return spaced([...partsOf(node)].map((part) => (typeof part === "string" ? part : "")).join(""));
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

const IN_LINE = new Set("a b code em i output q small span strong sub sup".split(" "));
const LEFT_OUT = new Set(["table", "dl", "button", "svg"]);

interface Props {
  readonly id?: string;
  readonly title?: string;
  readonly number?: string;
  readonly ids?: readonly TermId[];
  readonly className?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly children?: ReactNode;
}

function* partsOf(node: ReactNode): Generator<string | Place> {
  if (typeof node === "string" || typeof node === "number") yield String(node);
  if (Array.isArray(node)) for (const child of node) yield* partsOf(child);
  if (!isValidElement<Props>(node)) return;
  const { type, props } = node;
  if (props.className === HEADING_LINK || LEFT_OUT.has(type as string)) return;
  if (props.dangerouslySetInnerHTML) yield formulaText(props.dangerouslySetInnerHTML.__html);
  else if ((type === "h2" || type === "h3") && props.id)
    yield place(type === "h2" ? "section" : "subsection", props.id, plainText(props.children));
  else if (typeof type === "string") yield* inBlock(IN_LINE.has(type), props.children);
  else if (type === Fragment) yield* partsOf(props.children);
  else yield* partsOfComponent(type as ComponentType<Props>, props);
}

function* inBlock(isInLine: boolean, children: ReactNode): Generator<string | Place> {
  if (!isInLine) yield " ";
  yield* partsOf(children);
  if (!isInLine) yield " ";
}

const WORDS: readonly unknown[] = [...Object.values(vocabulary()), TermSymbol];

function* partsOfComponent(component: ComponentType<Props>, props: Props): Generator<string | Place> {
  const { id = "", title, number = "", ids = [], children } = props;
  const is = (other: unknown) => component === other;
  if (is(Equation)) {
    yield place("equation", id, `${strings.equation.label(number)}${COLON}${id.replaceAll("-", " ")}`);
    yield " … ";
  } else if (is(Symbols)) for (const term of ids) yield symbolPlace(term);
  else if (title !== undefined && number)
    yield place("figure", id, `${kit.figureNumber(number)} ${title}`, plainText(children));
  else if (WORDS.includes(component) && !is(NumberQuestion))
    yield* partsOf((component as (props: Props) => ReactNode)(props));
}

function place(kind: Place["kind"], id: string, title: string, text = ""): Place {
  return { kind, id, title, text };
}

function symbolPlace(id: TermId): Place {
  const { symbol, unit } = TERMS[id];
  return place(
    "symbol",
    `symbol-${id}`,
    `${symbol.replace("_", "")}${COMMA}${nameInFull(strings.terms[id])}`,
    unit || "–",
  );
}

/** Accents as signs, and as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = { "^": "\u0302", "˙": "\u0307", ˉ: "\u0304" };

/** As MathML reads, from left to right; KaTeX draws a fraction's denominator first. */
export function formulaText(markup: string): string {
  const [math = ""] = /<math\b.*?<\/math>/s.exec(markup) ?? [];
  const text = math
    .replace(/<annotation\b.*?<\/annotation>/gs, "")
    .replace(/<mo>(.)<\/mo><\/mover>/g, (all, sign) => ACCENTS[sign] ?? all)
    .replace(/<mfrac>(<(\w+)>.*?<\/\2>)(.*?)<\/mfrac>/gs, "$1/$3")
    .replace(/<[^>]*>/g, "");
  return withCharacters(text);
}
