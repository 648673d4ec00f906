import type { Camera, Projected, Viewport } from "../camera";
import type { Mark } from "../marks";
import { type Shape, shapesOf } from "./shapes";

/**
 * The picture as the inside of an `<svg>` element. One function draws the still of the built page, the printed page,
 * and, frame by frame, the live picture where there is no WebGL.
 */
export function svgMarkup(marks: readonly Mark[], camera: Camera, viewport: Viewport): string {
  return shapesOf(marks, camera, viewport).map(shapeMarkup).join("");
}

function shapeMarkup(shape: Shape): string {
  switch (shape.kind) {
    case "polygon": {
      const lit = shape.lit === undefined ? "" : ` style="--lit:${shape.lit.toFixed(3)}"`;
      const outline = shape.outlines.map((points) => `M${pixels(points)}Z`).join("");
      return `<path class="${shape.className}"${lit} d="${outline}"/>`;
    }
    case "line": {
      const opacity = shape.opacity === undefined ? "" : ` opacity="${shape.opacity.toFixed(3)}"`;
      return `<polyline class="${shape.className}" stroke-width="${shape.width.toFixed(2)}"${opacity} points="${pixels(shape.points)}"/>`;
    }
    case "text":
      return `<text class="${shape.className}" x="${shape.at.x.toFixed(1)}" y="${shape.at.y.toFixed(1)}">${escaped(shape.text)}</text>`;
  }
}

function pixels(points: readonly Projected[]): string {
  return points.map((point) => `${point.x.toFixed(2)},${point.y.toFixed(2)}`).join(" ");
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
