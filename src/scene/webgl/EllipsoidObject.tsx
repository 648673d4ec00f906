import { type ReactNode, useRef } from "react";
import { DoubleSide, type Group, MeshBasicMaterial } from "three";
import { viewThrough } from "../camera";
import { silhouetteOf } from "../geometry/ellipsoid";
import type { EllipsoidMark } from "../marks";
import { type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { threeColour } from "./threeColour";
import { setDiscMatrix, UNIT_DISC, useMaterials, WITHOUT_DEPTH } from "./unitDisc";

/** A translucent ellipsoid as a disc over its silhouette: drawn once for its depth and once for its colour. */
export function EllipsoidObject({ slot }: { slot: MarkObjectRef<EllipsoidMark> }): ReactNode {
  const discs = useRef<Group>(null);
  const { depth, surface } = useMaterials(() => ({
    depth: new MeshBasicMaterial({ colorWrite: false, side: DoubleSide }),
    surface: new MeshBasicMaterial({ ...WITHOUT_DEPTH, vertexColors: true, side: DoubleSide }),
  }));
  useMarkObject(slot, (ellipsoid, { camera, colours, viewport }) => {
    const silhouette = silhouetteOf(ellipsoid, viewThrough(camera, viewport).eye_W);
    if (!discs.current) return;
    discs.current.visible = silhouette !== null;
    if (!silhouette) return;
    setDiscMatrix(discs.current.matrix, silhouette);
    discs.current.matrixWorldNeedsUpdate = true;
    surface.color = threeColour(colours[ellipsoid.colour]);
  });
  return (
    <group ref={discs} matrixAutoUpdate={false}>
      <mesh
        geometry={UNIT_DISC}
        material={depth}
        renderOrder={RENDER_ORDER.ellipsoidDepth}
        frustumCulled={false}
      />
      <mesh
        geometry={UNIT_DISC}
        material={surface}
        renderOrder={RENDER_ORDER.ellipsoid}
        frustumCulled={false}
      />
    </group>
  );
}
