import { drawLabelsOf } from "../picture";
import type { StageView } from "./StageView";

/** Words of the page that name what is seen. */
const NAMES = ".lane-title, .aspect-title";
const TIME = ".transport-time";

/** Around the time in its corner [CSS pixels]. */
const MARGIN = 14;

/** Of the window, without the controls: pictures and their names. */
export function composedRegion([first]: readonly StageView[]): DOMRect {
  const pictures = first?.picture.element.closest(".pictures, .picture-frame") ?? document.documentElement;
  return pictures.getBoundingClientRect();
}

/**
 * Backdrop, objects, names and time, as they are seen.
 *
 * @param canvas the stage's, just drawn: the browser clears it at the end of the task
 * @param scale pixels to a CSS pixel
 */
export function composeStage(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  views: readonly StageView[],
  scale: number,
): void {
  const dialog = views[0]?.picture.element.closest<HTMLElement>("dialog");
  if (!dialog) return;
  const { left, top, width, height } = composedRegion(views);
  context.save();
  context.scale(scale, scale);
  context.translate(-left, -top);
  fillBackdrop(context, dialog);
  const ratio = canvas.width / window.innerWidth;
  const [x, y, w, h] = [left, top, width, height].map((part) => part * ratio) as [
    number,
    number,
    number,
    number,
  ];
  context.drawImage(canvas, x, y, w, h, left, top, width, height);
  context.restore();
  for (const view of views) {
    const at = view.picture.element.getBoundingClientRect();
    context.save();
    context.translate(scale * (at.left - left), scale * (at.top - top));
    drawLabelsOf(view.picture, view.context, scale, context);
    context.restore();
  }
  if (dialog.dataset.quiet !== undefined) return;
  context.save();
  context.scale(scale, scale);
  for (const element of dialog.querySelectorAll<HTMLElement>(NAMES)) {
    const at = element.getBoundingClientRect();
    drawWords(context, element, at.left - left + MARGIN / 2, at.top - top + at.height / 2, "left");
  }
  const time = dialog.querySelector<HTMLElement>(TIME);
  if (time) drawWords(context, time, width - MARGIN, height - MARGIN, "right");
  context.restore();
}

/** As the style sheet fills the dialog. */
function fillBackdrop(context: CanvasRenderingContext2D, dialog: HTMLElement): void {
  const { innerWidth, innerHeight } = window;
  const middle = [innerWidth / 2, 0.45 * innerHeight] as const;
  const gradient = context.createRadialGradient(...middle, 0, ...middle, 0.75 * innerWidth);
  gradient.addColorStop(0, resolvedColour(dialog, "--stage-middle"));
  gradient.addColorStop(1, resolvedColour(dialog, "--stage-edge"));
  context.fillStyle = gradient;
  context.fillRect(0, 0, innerWidth, innerHeight);
}

function resolvedColour(element: HTMLElement, property: string): string {
  const probe = element.appendChild(document.createElement("i"));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function drawWords(
  context: CanvasRenderingContext2D,
  element: HTMLElement,
  x: number,
  y: number,
  align: CanvasTextAlign,
): void {
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillStyle = color;
  context.fillText(element.innerText.replaceAll("\n", " "), x, y);
}
