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
import { cornerNormals, creasedNormals, unitNormals } from "../geometry/meshSurface";
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

  show({ mesh, creased }: MeshMark): void {
    if (this.mesh === mesh) return;
    this.mesh = mesh;
    const { positions, normals, indices } = creased ? creasedSurface(mesh) : smoothSurface(mesh);
    this.geometry.setAttribute("position", vectorAttribute(positions));
    this.geometry.setAttribute("normal", vectorAttribute(normals));
    this.geometry.setIndex(indices);
  }

  dispose(): void {
    for (const resource of [this.geometry, this.faces, this.shadow]) resource.dispose();
  }
}

interface Surface {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  /** The corners of the triangles, three by three; null where they stand in that order already. */
  readonly indices: number[] | null;
}

/** The triangles at a corner share its normal. */
function smoothSurface(mesh: Mesh): Surface {
  return { positions: mesh.positions, normals: cornerNormals(mesh), indices: mesh.triangles.flat() };
}

/** Every triangle has corners of its own: across a sharp edge their normals differ. */
function creasedSurface(mesh: Mesh): Surface {
  const positions = mesh.triangles.flatMap((triangle) =>
    triangle.map((corner) => mesh.positions[corner] as Vec3),
  );
  return { positions, normals: creasedNormals(mesh, unitNormals(mesh)).flat(), indices: null };
}

/** A solid bounded by triangles, shaded smoothly but at its creases, and its shadow on the ground. */
export function MeshObject({ slot }: { slot: MarkObjectRef<MeshMark> }): ReactNode {
  const solid = useRef<Group>(null);
  const shadow = useRef<ThreeMesh>(null);
  const [resources] = useState(() => new MeshResources());
  useEffect(() => () => resources.dispose(), [resources]);
  useMarkObject(slot, (mark, { camera, colours, marks }: DrawContext) => {
    resources.show(mark);
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
