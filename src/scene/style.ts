import type { Mark, PointMark, LineWeight } from "./marks";

/** How strongly things are drawn, by both renderers; where the SVG leaves it to the style sheet, that has the same. */

/** How much of a line still shows behind a body, or on the far side of a translucent surface. */
export const HIDDEN_OPACITY = 0.28;

/** How much of an arrow, a point or a trail shows through translucent surfaces. */
const VEILED_OPACITY = 0.62;

/** What is behind something shows more where only translucent surfaces are in the way. */
export function hiddenOpacity(marks: readonly Mark[]): number {
  const solid = marks.some((mark) => (mark.kind === "body" && !mark.ghost) || mark.kind === "mesh");
  const glass = marks.some((mark) => mark.kind === "ellipsoid");
  return glass && !solid ? VEILED_OPACITY : HIDDEN_OPACITY;
}

/** Width [CSS pixels] and opacity of a curve. */
export const CURVE_STYLES: Readonly<Record<LineWeight, { readonly width: number; readonly opacity: number }>> = {
  main: { width: 2, opacity: 1 },
  thin: { width: 1.1, opacity: 0.75 },
  faint: { width: 1, opacity: 0.42 },
};

/** Length of a dash and of the gap after it [CSS pixels, at the middle of the scene]. */
export const CURVE_DASH = { on: 7, off: 5 } as const;

/** The same of a ghost's edges. */
export const GHOST_DASH = { on: 5, off: 4 } as const;

/** How opaque a translucent surface is, from the middle of its outline (0) to the outline itself (1). */
export const TRANSLUCENCY: readonly { readonly at: number; readonly opacity: number }[] = [
  { at: 0, opacity: 0.05 },
  { at: 0.6, opacity: 0.08 },
  { at: 0.85, opacity: 0.15 },
  { at: 1, opacity: 0.27 },
];

/** How opaque the outline of a translucent surface is. */
export const OUTLINE_OPACITY = 0.55;

/** How opaque the disc of a plane is, and a panel, on which shadows are to be seen. */
export const PLANE_OPACITY = 0.45;
export const PANEL_OPACITY = 0.2;

/** The radius of the dot of a named point [m]. */
export function pointRadius({ scale = 1 }: PointMark, sceneRadius: number): number {
  return 0.024 * scale * sceneRadius;
}
