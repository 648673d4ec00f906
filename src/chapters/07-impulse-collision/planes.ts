import type { System } from "../../core/dynamics/system";
import { norm, type Vec3 } from "../../core/math/vec3";
import type { Mark, Panel } from "../../scene/marks";

/** The part of a plane that is drawn. */
export interface PlanePanel extends Panel {
  readonly centre_W: Vec3;
}

/** A plane whose normal rises at least so steeply is a floor, and the body throws a shadow on it. */
const FLOOR_RISE = 0.9;

/** The planes of a scenario as panels, one for each in their order; a floor has the body's shadow too. */
export function planeMarks({ planes }: System, panels: readonly PlanePanel[]): Mark[] {
  return planes.flatMap(({ normal_W }, index): Mark[] => {
    const panel = panels[index];
    if (!panel) return [];
    const { centre_W, across_W, along_W, cells, offset } = panel;
    const radius = norm(across_W);
    return [
      {
        kind: "plane",
        key: `plane ${index}`,
        centre_W,
        normal_W,
        radius,
        panel: { across_W, along_W, cells, ...(offset && { offset }) },
      },
      ...(normal_W[1] > FLOOR_RISE
        ? [{ kind: "ground", key: `shadow ${index}`, centre_W, radius, bare: true } as const]
        : []),
    ];
  });
}
