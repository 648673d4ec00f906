import type { LaneNumber, LineWeight, Mark, PointMark } from "./marks";

/** The same values as the style sheet's for an SVG. */

/** Of lines behind a body. */
export const HIDDEN_OPACITY = 0.28;

/** Of arrows, points and trails behind translucent surfaces. */
const VEILED_OPACITY = 0.62;

function isSolid(mark: Mark): boolean {
  return mark.kind === "mesh" || ((mark.kind === "body" || mark.kind === "object") && !mark.ghost);
}

/** Higher where only translucent surfaces can hide. */
export function hiddenOpacity(marks: readonly Mark[]): number {
  const solid = marks.some(isSolid);
  const translucent = marks.some((mark) => mark.kind === "ellipsoid");
  return translucent && !solid ? VEILED_OPACITY : HIDDEN_OPACITY;
}

/** Width in CSS pixels. */
export const CURVE_STYLES: Readonly<
  Record<LineWeight, { readonly width: number; readonly opacity: number }>
> = {
  main: { width: 2, opacity: 1 },
  thin: { width: 1.1, opacity: 0.75 },
  faint: { width: 1, opacity: 0.42 },
};

/** [CSS pixels at the scene's centre] */
export const CURVE_DASH = { on: 7, off: 5 } as const;

/** The third lane's dots, as in plots, tell lanes apart without colours. */
const GHOST_DASH = { on: 5, off: 4 } as const;
const GHOST_DASHES: Partial<Record<LaneNumber, { readonly on: number; readonly off: number }>> = {
  3: { on: 1.5, off: 3 },
  4: { on: 11, off: 3 },
};

export function ghostDash(lane: LaneNumber | undefined): { readonly on: number; readonly off: number } {
  return (lane && GHOST_DASHES[lane]) ?? GHOST_DASH;
}

/** From the centre of the outline (0) to the outline (1). */
export const TRANSLUCENCY: readonly { readonly at: number; readonly opacity: number }[] = [
  { at: 0, opacity: 0.05 },
  { at: 0.6, opacity: 0.08 },
  { at: 0.85, opacity: 0.15 },
  { at: 1, opacity: 0.27 },
];

export const OUTLINE_OPACITY = 0.55;

/** A panel's is lower so that shadows show on it. */
export const PLANE_OPACITY = 0.45;
export const PANEL_OPACITY = 0.2;

/** [m] */
export function pointRadius({ scale = 1 }: PointMark, sceneRadius: number): number {
  return 0.024 * scale * sceneRadius;
}
