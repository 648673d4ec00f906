import { drawLabelsOf } from "../picture";
import type { StageView } from "./StageView";

/** Words of the page that stand over the stage, and name what is seen. */
const WORDS = ".lane-title, .aspect-title, .transport-time";

/**
 * The whole window as it is seen: backdrop, objects, names and words.
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
  const { width, height } = context.canvas;
  const dialog = views[0]?.picture.element.closest<HTMLElement>("dialog");
  if (!dialog) return;
  const [inner, outer] = ["--stage-middle", "--stage-edge"].map((name) => resolvedColour(dialog, name));
  const gradient = context.createRadialGradient(
    width / 2,
    0.45 * height,
    0,
    width / 2,
    0.45 * height,
    0.75 * width,
  );
  gradient.addColorStop(0, inner ?? "white");
  gradient.addColorStop(1, outer ?? "white");
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, 0, 0, width, height);
  for (const view of views) {
    const { left, top } = view.picture.element.getBoundingClientRect();
    context.save();
    context.translate(scale * left, scale * top);
    drawLabelsOf(view.picture, view.context, scale, context);
    context.restore();
  }
  if (dialog.dataset.quiet !== undefined) return;
  for (const element of dialog.querySelectorAll<HTMLElement>(WORDS)) drawWords(context, element, scale);
}

function resolvedColour(element: HTMLElement, property: string): string {
  const probe = element.appendChild(document.createElement("i"));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function drawWords(context: CanvasRenderingContext2D, element: HTMLElement, scale: number): void {
  const { left, top, height } = element.getBoundingClientRect();
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  context.save();
  context.font = `${fontWeight} ${scale * Number.parseFloat(fontSize)}px ${fontFamily}`;
  context.textBaseline = "middle";
  context.fillStyle = color;
  context.fillText(element.innerText.replaceAll("\n", " "), scale * left, scale * (top + height / 2));
  context.restore();
}
