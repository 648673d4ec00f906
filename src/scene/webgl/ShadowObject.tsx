import { type ReactNode, useRef } from "react";
import { BackSide, type BufferGeometry, FrontSide, Matrix4, type Mesh, type MeshBasicMaterial } from "three";
import { isDrawableBox } from "../geometry/box";
import { isFiniteGround } from "../geometry/drawable";
import type { GroundMark } from "../marks";
import { UNIT_BOX } from "./BodyObject";
import { type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { threeColour } from "./threeColour";
import { applyPose, flattenOnto } from "./threePose";

const boxSize = new Matrix4();

/**
 * The shadow of the picture's first solid box on the ground: the box, flattened. A box is convex, so that of the faces
 * on one side exactly one covers each point of the shadow, and drawing one side paints no point twice.
 */
export function ShadowObject({ slot }: { slot: MarkObjectRef<GroundMark> }): ReactNode {
  const shadow = useRef<Mesh<BufferGeometry, MeshBasicMaterial>>(null);
  useMarkObject(slot, (ground, { camera, colours, marks }) => {
    const body = marks.filter((mark) => mark.kind === "body").find(({ ghost }) => !ghost);
    if (!shadow.current) return;
    shadow.current.visible = body !== undefined && isDrawableBox(body) && isFiniteGround(ground);
    if (!body) return;
    applyPose(shadow.current, body);
    shadow.current.matrix.multiply(boxSize.makeScale(...body.size));
    flattenOnto(shadow.current, ground.centre_W[1]);
    shadow.current.material.color = threeColour(colours.shadow);
    shadow.current.material.side = camera.elevation > 0 ? FrontSide : BackSide;
  });
  return (
    <mesh
      ref={shadow}
      geometry={UNIT_BOX}
      matrixAutoUpdate={false}
      renderOrder={RENDER_ORDER.shadow}
      frustumCulled={false}
    >
      <meshBasicMaterial depthWrite={false} />
    </mesh>
  );
}
