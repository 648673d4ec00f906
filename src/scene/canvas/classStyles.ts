import { colourVersion } from "../colours";
import type { Shape } from "../svg/shape";
import { shadesBetween } from "./shades";

/** How the style sheet has shapes of one class. */
export interface ClassStyle {
  readonly fill: string;
  /** The fill of a face by the light on it, from 0 to 1. */
  readonly shade: (lit: number) => string;
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

/**
 * The styles of a picture's shapes, asked of elements that stand in its `<svg>` for a moment: the style sheet says once how a
 * picture styles. Kept until the theme changes.
 */
export class ClassStyles {
  private readonly known = new Map<string, ClassStyle>();
  private version = colourVersion();

  constructor(private readonly svg: SVGSVGElement) {}

  /** Whether none has been asked for in this theme. */
  get areUnread(): boolean {
    return this.known.size === 0 || this.version !== colourVersion();
  }

  /** @returns the style of each kind and class among these shapes, by {@link styleKey} */
  of(shapes: readonly Shape[]): ReadonlyMap<string, ClassStyle> {
    if (this.version !== colourVersion()) this.known.clear();
    this.version = colourVersion();
    const unknown = new Map(shapes.map((shape) => [styleKey(shape), shape]));
    for (const key of this.known.keys()) unknown.delete(key);
    if (unknown.size > 0) this.read(unknown);
    return this.known;
  }

  /** All are put in before the first is read, so that the browser styles them together. */
  private read(shapes: ReadonlyMap<string, Shape>): void {
    const probes = Array.from(shapes, ([key, shape]) => {
      const unlit = probe(shape, "var(--face-dim)");
      return { key, unlit, lit: probe(shape, "var(--face-lit)") };
    });
    this.svg.append(...probes.flatMap(({ unlit, lit }) => [unlit, lit]));
    for (const { key, unlit, lit } of probes)
      this.known.set(key, classStyleFrom(getComputedStyle(lit), getComputedStyle(unlit).color));
    for (const { unlit, lit } of probes) {
      unlit.remove();
      lit.remove();
    }
  }
}

const classOf = (shape: Shape): string => (shape.kind === "facet" ? "facet" : shape.className);

export const styleKey = (shape: Shape): string => `${ELEMENTS[shape.kind]} ${classOf(shape)}`;

/** A colour is read as the `color` of its probe, where it is always in the one form `rgb(r, g, b)`. */
function probe(shape: Shape, colour: string): SVGElement {
  const element = document.createElementNS(SVG, ELEMENTS[shape.kind]);
  element.setAttribute("class", `${classOf(shape)} probe`);
  element.style.color = colour;
  return element;
}

function classStyleFrom(style: CSSStyleDeclaration, unlit: string): ClassStyle {
  return {
    fill: style.fill,
    shade: shadesBetween(unlit, style.color),
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
