import { svgPath } from "../../format/svgPath";
import { escapeMarkup } from "../../format/text";
import type { Camera, Viewport } from "../camera";
import type { Mark } from "../marks";
import { TRANSLUCENCY } from "../style";
import type { Shape } from "./shape";
import { shapesOf } from "./shapes";

/** Prerendered, printed and, where there is no WebGL, live; `shown` as in {@link shapesOf}. */
export function svgMarkup(
  marks: readonly Mark[],
  camera: Camera,
  viewport: Viewport,
  shown?: Viewport,
): string {
  return shapesOf(marks, camera, viewport, shown).map(shapeMarkup).join("");
}

function shapeMarkup(shape: Shape): string {
  switch (shape.kind) {
    case "polygon": {
      const lit = shape.lit === undefined ? "" : ` style="--lit:${rounded(shape.lit, 2)}"`;
      return `<path class="${shape.className}"${lit} d="${svgPath(shape.outlines, true)}"/>`;
    }
    case "line": {
      const opacity = shape.opacity === undefined ? "" : ` opacity="${rounded(shape.opacity, 3)}"`;
      return `<path class="${shape.className}" fill="none" stroke-width="${rounded(shape.width, 2)}"${opacity} d="${svgPath([shape.points])}"/>`;
    }
    case "strokes":
      return `<path class="${shape.className}" fill="none" stroke-width="${rounded(shape.width, 2)}" d="${svgPath(shape.lines)}"/>`;
    case "ellipse":
      return ellipseMarkup(shape);
    case "text":
      return textMarkup(shape);
  }
}

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

function textMarkup({ className, at, by, text }: Extract<Shape, { kind: "text" }>): string {
  const place = `x="${rounded(at.x, 1)}" y="${rounded(at.y, 1)}" dx="${rounded(by.x, 2)}em" dy="${rounded(by.y, 2)}em"`;
  return `<text class="${className}" ${place}>${escapeMarkup(text)}</text>`;
}

function ellipseMarkup({
  className,
  x,
  y,
  semiAxes,
  angle,
  glass,
}: Extract<Shape, { kind: "ellipse" }>): string {
  const rotation =
    angle === 0
      ? ""
      : ` transform="rotate(${((180 * angle) / Math.PI).toFixed(3)} ${x.toFixed(2)} ${y.toFixed(2)})"`;
  const geometry = `cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx="${semiAxes[0].toFixed(2)}" ry="${semiAxes[1].toFixed(2)}"`;
  if (!glass) return `<ellipse class="${className}" ${geometry}${rotation}/>`;
  // A gradient in units of the bounding box is scaled to the ellipse's axes before the rotation.
  const id = `glass-${glass.key.replace(/\W+/g, "-")}`;
  const stops = TRANSLUCENCY.map(
    ({ at, opacity }) => `<stop offset="${at}" stop-opacity="${opacity}"/>`,
  ).join("");
  const gradient = `<radialGradient id="${id}" class="colour-${glass.colour}">${stops}</radialGradient>`;
  return `${gradient}<ellipse class="${className}" style="fill:url(#${id})" ${geometry}${rotation}/>`;
}
