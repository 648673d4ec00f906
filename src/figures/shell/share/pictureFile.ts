import { escapeMarkup } from "../../../format/text";
import { readColours } from "../../../scene/colours";
import { standalone } from "./standalone";

/** One SVG document, and its size [px]. */
export interface PictureFile {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Icons and samples in a stage's controls are none. */
const DRAWINGS = ".picture > svg, .plot-prerendered > svg, .diagram svg, .phase-plane-drawing";

const HEADINGS = ".lane-title, .aspect-title, .phase-plane-title";

const MARGIN = 24;
const LINE = 26;

/** Drawings as and where they stand, under the figure's name and the time. */
export function pictureOf(figure: HTMLElement, title: string): PictureFile {
  // Pictures drawn with WebGL bring their SVG up to date.
  figure.dispatchEvent(new Event("figure:draw-svg"));
  const stage = figure.querySelector<HTMLElement>(".figure-stage") ?? figure;
  const drawings = Array.from(stage.querySelectorAll<SVGSVGElement>(DRAWINGS)).map((svg) => ({
    svg,
    box: boxOf(svg),
  }));
  const left = Math.min(...drawings.map(({ box }) => box.left));
  const top = Math.min(...drawings.map(({ box }) => box.top));
  const width = Math.max(...drawings.map(({ box }) => box.right)) - left + 2 * MARGIN;
  const time = stage.querySelector(".transport-time")?.textContent ?? "";
  const { color } = getComputedStyle(document.body);
  const upper = MARGIN + LINE * 2;
  const height = Math.max(...drawings.map(({ box }) => box.bottom)) - top + upper + MARGIN;
  const placed = drawings.map(({ svg, box }, index) => {
    const [x, y] = [box.left - left + MARGIN, box.top - top + upper];
    const heading = headingOf(svg);
    const label = heading ? lineOfText(heading, x, y - 8, 15) : "";
    return `${label}${standalone(svg, { x, y, width: box.width, height: box.height }, `p${index}-`)}`;
  });
  const name = [title, time].filter(Boolean).join(" · ");
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="'Source Sans 3 Variable', 'Source Sans 3', sans-serif" fill="${color}">`,
    `<title>${escapeMarkup(name)}</title>`,
    `<rect width="100%" height="100%" fill="${readColours().paper}"/>`,
    lineOfText(name, MARGIN, MARGIN + 12, 18, 600),
    ...placed,
    "</svg>",
  ].join("");
  return { svg, width, height };
}

/** Of a picture's element while its SVG is hidden behind the canvas. */
function boxOf(svg: SVGSVGElement): DOMRect {
  return (svg.closest(".picture") ?? svg).getBoundingClientRect();
}

function headingOf(svg: SVGSVGElement): string {
  const lane = svg.closest(".lane, .phase-plane");
  if (!lane) return "";
  const titles = Array.from(lane.querySelectorAll(HEADINGS), ({ textContent }) => textContent ?? "");
  const [list] = lane.querySelectorAll<HTMLSelectElement>(".lane-head select");
  return titles.length > 0 ? titles.join(" · ") : (list?.selectedOptions[0]?.text ?? "");
}

function lineOfText(text: string, x: number, y: number, size: number, weight = 400): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${escapeMarkup(text)}</text>`;
}

/** With two pixels for each of the document's. */
export async function pngOf({ svg, width, height }: PictureFile): Promise<Blob> {
  const image = new Image();
  // The page's policy allows no other kind of address.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG was made"))), "image/png");
  });
}
