import type { Viewport } from "../camera";

/** How large a canvas is that shows a viewport [pixels]. */
export function canvasSize(viewport: Viewport, pixelRatio: number): Viewport {
  return { width: Math.round(viewport.width * pixelRatio), height: Math.round(viewport.height * pixelRatio) };
}

/** Sets a canvas's size, which empties it, only where it has another. */
export function resizeCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, { width, height }: Viewport): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
