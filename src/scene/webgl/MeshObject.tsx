import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  type Group,
  MeshBasicMaterial,
  type Mesh as ThreeMesh,
} from "three";
import type { Mesh } from "../../core/bodies/mesh";
import type { Vec3 } from "../../core/math/vec3";
import { isFiniteGround, isFinitePose } from "../geometry/drawable";
import { cornerNormals } from "../geometry/meshSurface";
import type { MeshMark } from "../marks";
import { type DrawContext, type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { FaceMaterial } from "./faceMaterial";
import { threeColour } from "./threeColour";
import { applyPose, flattenOnto } from "./threePose";

const EMPTY_MESH: Mesh = { positions: [], triangles: [] };

/** The geometry and materials of a mesh mark; the geometry is rebuilt when the mark shows another mesh. */
class MeshResources {
  readonly geometry = new BufferGeometry();
  readonly faces = new FaceMaterial();
  readonly shadow = new MeshBasicMaterial({ depthWrite: false, side: DoubleSide });
  private mesh = EMPTY_MESH;

  show(mesh: Mesh): void {
    if (this.mesh === mesh) return;
    this.mesh = mesh;
    this.geometry.setAttribute("position", vectorAttribute(mesh.positions));
    this.geometry.setAttribute("normal", vectorAttribute(cornerNormals(mesh)));
    this.geometry.setIndex(mesh.triangles.flat());
  }

  dispose(): void {
    for (const resource of [this.geometry, this.faces, this.shadow]) resource.dispose();
  }
}

/** A solid bounded by triangles, smoothly shaded, and its shadow on the ground. */
export function MeshObject({ slot }: { slot: MarkObjectRef<MeshMark> }): ReactNode {
  const solid = useRef<Group>(null);
  const shadow = useRef<ThreeMesh>(null);
  const [resources] = useState(() => new MeshResources());
  useEffect(() => () => resources.dispose(), [resources]);
  useMarkObject(slot, (mark, { camera, colours, marks }: DrawContext) => {
    resources.show(mark.mesh);
    if (!solid.current || !shadow.current) return;
    const ground = marks.find((each) => each.kind === "ground");
    solid.current.visible = isFinitePose(mark);
    applyPose(solid.current, mark);
    resources.faces.setLighting(camera, colours);
    shadow.current.visible = isFinitePose(mark) && ground !== undefined && isFiniteGround(ground);
    resources.shadow.color = threeColour(colours.shadow);
    applyPose(shadow.current, mark);
    flattenOnto(shadow.current, ground?.centre_W[1] ?? 0);
  });
  return (
    <>
      <group ref={solid} matrixAutoUpdate={false}>
        <mesh
          geometry={resources.geometry}
          material={resources.faces}
          renderOrder={RENDER_ORDER.body}
          frustumCulled={false}
        />
      </group>
      <mesh
        ref={shadow}
        geometry={resources.geometry}
        material={resources.shadow}
        matrixAutoUpdate={false}
        renderOrder={RENDER_ORDER.shadow}
        frustumCulled={false}
      />
    </>
  );
}

function vectorAttribute(vectors: readonly Vec3[]): BufferAttribute {
  return new BufferAttribute(new Float32Array(vectors.flat()), 3);
}
