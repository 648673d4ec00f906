import type { Shape } from "../svg/shape";

/** How the style sheet has shapes of one class. */
export interface ClassStyle {
  readonly fill: string;
  /** The fill of a face without light and in full light: "rgb(r, g, b)". */
  readonly unlit: string;
  readonly lit: string;
  /** "none" where there is none. */
  readonly stroke: string;
  /** For shapes that do not say it themselves [CSS pixels]. */
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly cap: CanvasLineCap;
  /** Lengths of dashes and gaps [CSS pixels]. */
  readonly dash: readonly number[];
  /** Whether lines keep their width where the picture is enlarged. */
  readonly keepsWidth: boolean;
  readonly font: string;
}

export type KeyedStyle = readonly [key: string, style: ClassStyle];

const SVG = "http://www.w3.org/2000/svg";

/** The element as which each kind of shape stands in the SVG. */
const ELEMENTS = {
  polygon: "path",
  facet: "path",
  line: "path",
  strokes: "path",
  ellipse: "ellipse",
  text: "text",
} as const satisfies Readonly<Record<Shape["kind"], string>>;

/** What decides how a shape is styled: its element and its classes. */
export const styleKey = (shape: Shape): string =>
  `${ELEMENTS[shape.kind]} ${shape.kind === "facet" ? "facet" : shape.className}`;

/**
 * The styles of shapes, asked of elements that stand in the picture's `<svg>` for a moment: the style sheet says once how a
 * picture looks. All are put in before the first is read, so that the browser styles them together.
 *
 * @param keys of {@link styleKey}
 */
export function readClassStyles(svg: SVGSVGElement, keys: readonly string[]): KeyedStyle[] {
  const probes = keys.map((key) => {
    const unlit = probe(key, "var(--face-dim)");
    return { key, unlit, lit: probe(key, "var(--face-lit)") };
  });
  const elements = probes.flatMap(({ unlit, lit }) => [unlit, lit]);
  svg.append(...elements);
  const styles = probes.map(({ key, unlit, lit }): KeyedStyle => {
    return [key, classStyleFrom(getComputedStyle(lit), getComputedStyle(unlit).color)];
  });
  for (const element of elements) element.remove();
  return styles;
}

/** A colour is read as the `color` of its probe, where it is always in the one form `rgb(r, g, b)`. */
function probe(key: string, colour: string): SVGElement {
  const [element = "", ...classes] = key.split(" ");
  const made = document.createElementNS(SVG, element) as SVGElement;
  made.classList.add(...classes, "probe");
  made.style.color = colour;
  return made;
}

function classStyleFrom(style: CSSStyleDeclaration, unlit: string): ClassStyle {
  return {
    fill: style.fill,
    unlit,
    lit: style.color,
    stroke: style.stroke,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    strokeOpacity: Number(style.strokeOpacity),
    opacity: Number(style.opacity),
    cap: style.strokeLinecap as CanvasLineCap,
    dash: (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
    keepsWidth: style.vectorEffect === "non-scaling-stroke",
    font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
  };
}
