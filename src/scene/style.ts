import type { LaneNumber, LineWeight, Mark, PointMark } from "./marks";

/** Opacities, widths and dashes of both renderers. Where an SVG has them from the style sheet, the values are the same. */

/** Opacity of a line behind a body, or on the far side of a translucent surface. */
export const HIDDEN_OPACITY = 0.28;

/** Opacity of an arrow, a point or a trail behind translucent surfaces. */
const VEILED_OPACITY = 0.62;

function isSolid(mark: Mark): boolean {
  return mark.kind === "mesh" || ((mark.kind === "body" || mark.kind === "object") && !mark.ghost);
}

/** Opacity of arrows, points and trails where they are hidden: higher where only translucent surfaces can hide them. */
export function hiddenOpacity(marks: readonly Mark[]): number {
  const solid = marks.some(isSolid);
  const translucent = marks.some((mark) => mark.kind === "ellipsoid");
  return translucent && !solid ? VEILED_OPACITY : HIDDEN_OPACITY;
}

/** Width [CSS pixels] and opacity of a curve. */
export const CURVE_STYLES: Readonly<
  Record<LineWeight, { readonly width: number; readonly opacity: number }>
> = {
  main: { width: 2, opacity: 1 },
  thin: { width: 1.1, opacity: 0.75 },
  faint: { width: 1, opacity: 0.42 },
};

/** Lengths of a dash and of the gap after it [CSS pixels at the scene's centre]. */
export const CURVE_DASH = { on: 7, off: 5 } as const;

/** The same for the edges of a ghost: of the third lane dots, as in plots, so that lanes are told apart without their colours. */
const GHOST_DASH = { on: 5, off: 4 } as const;
const GHOST_DASHES: Partial<Record<LaneNumber, { readonly on: number; readonly off: number }>> = {
  3: { on: 1.5, off: 3 },
  4: { on: 11, off: 3 },
};

export function ghostDash(lane: LaneNumber | undefined): { readonly on: number; readonly off: number } {
  return (lane && GHOST_DASHES[lane]) ?? GHOST_DASH;
}

/** Opacity of a translucent surface, from the centre of its outline (0) to the outline (1). */
export const TRANSLUCENCY: readonly { readonly at: number; readonly opacity: number }[] = [
  { at: 0, opacity: 0.05 },
  { at: 0.6, opacity: 0.08 },
  { at: 0.85, opacity: 0.15 },
  { at: 1, opacity: 0.27 },
];

/** Opacity of the outline of a translucent surface. */
export const OUTLINE_OPACITY = 0.55;

/** Opacity of the disc of a plane, and of a panel, which is lower so that shadows show on it. */
export const PLANE_OPACITY = 0.45;
export const PANEL_OPACITY = 0.2;

/** The radius of the dot of a named point [m]. */
export function pointRadius({ scale = 1 }: PointMark, sceneRadius: number): number {
  return 0.024 * scale * sceneRadius;
}
