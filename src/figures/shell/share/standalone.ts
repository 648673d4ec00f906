/** With what SVG itself takes where nothing is said. */
const PROPERTIES: Readonly<Record<string, string>> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linejoin": "miter",
  "stroke-linecap": "butt",
  opacity: "1",
  "vector-effect": "none",
  "stop-color": "rgb(0, 0, 0)",
  "paint-order": "normal",
};

const OF_TEXT = ["font-family", "font-size", "font-style", "font-weight", "text-anchor"];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Without a style sheet: every part says for itself how it is painted.
 * @param prefix makes its ids those of this drawing alone
 */
export function standalone(drawing: SVGSVGElement, { x, y, width, height }: Place, prefix: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>("*");
  const copies = Array.from(copy.querySelectorAll<SVGElement>("*"));
  copies.forEach((part, index) => {
    const original = originals[index];
    if (original) paint(part, getComputedStyle(original), prefix);
  });
  for (const attribute of Array.from(copy.attributes)) {
    if (attribute.name !== "viewBox") copy.removeAttribute(attribute.name);
  }
  const place = { x, y, width, height };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  copy.setAttribute("font-size", "17");
  return new XMLSerializer().serializeToString(copy);
}

function paint(part: SVGElement, style: CSSStyleDeclaration, prefix: string): void {
  if (style.display === "none" || style.visibility === "hidden") {
    part.remove();
    return;
  }
  for (const attribute of ["class", "style"]) part.removeAttribute(attribute);
  const names = [...Object.keys(PROPERTIES), ...(part.localName === "text" ? OF_TEXT : [])];
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value === PROPERTIES[name]) part.removeAttribute(name);
    else
      part.setAttribute(
        name,
        plainColour(value).replace(/url\("?#/, (sign) => `${sign}${prefix}`),
      );
  }
  if (part.id) part.id = `${prefix}${part.id}`;
}

let probe: CanvasRenderingContext2D | null = null;
const known = new Map<string, string>();

/** Style sheets have forms that only browsers know. */
function plainColour(value: string): string {
  if (!/^(color|color-mix|oklch|oklab|lab|lch)\(/.test(value)) return value;
  const before = known.get(value);
  if (before) return before;
  probe ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!probe) return value;
  probe.clearRect(0, 0, 1, 1);
  probe.fillStyle = value;
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = probe.getImageData(0, 0, 1, 1).data;
  const plain =
    alpha === 255
      ? `rgb(${red}, ${green}, ${blue})`
      : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
  known.set(value, plain);
  return plain;
}
