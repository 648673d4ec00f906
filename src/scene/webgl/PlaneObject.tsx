import { type ReactNode, useRef } from "react";
import { DoubleSide, type Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { discOf } from "../geometry/plane";
import type { PlaneMark } from "../marks";
import { PANEL_OPACITY, PLANE_OPACITY } from "../style";
import { type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { threeColour } from "./threeColour";
import { setDiscMatrix, UNIT_DISC, useMaterials, WITHOUT_DEPTH } from "./unitDisc";

/** From −1 to 1 in x and y. */
const SQUARE = new PlaneGeometry(2, 2);

/** A plane as a translucent disc or as a panel. */
export function PlaneObject({ slot }: { slot: MarkObjectRef<PlaneMark> }): ReactNode {
  const disc = useRef<Mesh>(null);
  const square = useRef<Mesh>(null);
  const { fill, paint } = useMaterials(() => ({
    fill: new MeshBasicMaterial({ ...WITHOUT_DEPTH, opacity: PLANE_OPACITY, side: DoubleSide }),
    // Opaque, in a mixed colour: three.js draws transparent objects after the solids, and a panel lies under them.
    paint: new MeshBasicMaterial({ depthTest: false, depthWrite: false, side: DoubleSide }),
  }));
  useMarkObject(slot, (plane, { colours }) => {
    const { panel, centre_W } = plane;
    const shown = panel ? square.current : disc.current;
    if (!disc.current || !square.current || !shown) return;
    const ellipse = panel ? { ...panel, centre_W } : discOf(plane);
    disc.current.visible = !panel && ellipse !== null;
    square.current.visible = Boolean(panel);
    if (!ellipse) return;
    setDiscMatrix(shown.matrix, ellipse);
    shown.matrixWorldNeedsUpdate = true;
    fill.color = threeColour(colours.ground);
    paint.color.copy(threeColour(colours.paper)).lerp(threeColour(colours.ground), PANEL_OPACITY);
  });
  const common = { matrixAutoUpdate: false, renderOrder: RENDER_ORDER.plane, frustumCulled: false } as const;
  return (
    <>
      <mesh ref={disc} geometry={UNIT_DISC} material={fill} {...common} />
      <mesh ref={square} geometry={SQUARE} material={paint} {...common} />
    </>
  );
}
