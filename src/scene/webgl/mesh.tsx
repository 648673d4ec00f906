import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  type Group,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
} from "three";
import type { Mesh as Surface } from "../../core/bodies/mesh";
import type { Vec3 } from "../../core/math/vec3";
import { isFiniteGround, isFinitePose } from "../geometry/drawable";
import { cornerNormals } from "../geometry/meshSurface";
import type { MeshMark } from "../marks";
import { type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawing";
import { FaceMaterial } from "./faceMaterial";
import { applyPose } from "./setPose";
import { threeColour } from "./threeColour";

const EMPTY_MESH: Surface = { positions: [], triangles: [] };
const flattening = new Matrix4();

/** A solid of triangles, lit as a box is, its normals blending from corner to corner, and its shadow on the ground. */
export function MeshObject({ slot }: { slot: MarkObjectRef<MeshMark> }): ReactNode {
  const solid = useRef<Group>(null);
  const shadow = useRef<Mesh>(null);
  const [made] = useState(() => ({
    geometry: new BufferGeometry(),
    paint: new FaceMaterial(),
    shade: new MeshBasicMaterial({ depthWrite: false, side: DoubleSide }),
    surface: EMPTY_MESH,
  }));
  useEffect(
    () => () => {
      for (const part of [made.geometry, made.paint, made.shade]) part.dispose();
    },
    [made],
  );
  useMarkObject(slot, (mark, { camera, colours, marks }) => {
    if (made.surface !== mark.mesh) {
      made.surface = mark.mesh;
      fillGeometry(made.geometry, mark.mesh);
    }
    if (!solid.current || !shadow.current) return;
    solid.current.visible = isFinitePose(mark);
    applyPose(solid.current, mark);
    made.paint.setLighting(camera, colours);
    const ground = marks.find((each) => each.kind === "ground");
    shadow.current.visible = isFinitePose(mark) && ground !== undefined && isFiniteGround(ground);
    made.shade.color = threeColour(colours.shadow);
    applyPose(shadow.current, mark);
    const height = ground?.centre_W[1] ?? 0;
    shadow.current.matrix.premultiply(flattening.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1));
  });
  return (
    <>
      <group ref={solid} matrixAutoUpdate={false}>
        <mesh
          geometry={made.geometry}
          material={made.paint}
          renderOrder={RENDER_ORDER.body}
          frustumCulled={false}
        />
      </group>
      <mesh
        ref={shadow}
        geometry={made.geometry}
        material={made.shade}
        matrixAutoUpdate={false}
        renderOrder={RENDER_ORDER.shadow}
        frustumCulled={false}
      />
    </>
  );
}

function fillGeometry(geometry: BufferGeometry, surface: Surface): void {
  geometry.setAttribute("position", vectorAttribute(surface.positions));
  geometry.setAttribute("normal", vectorAttribute(cornerNormals(surface)));
  geometry.setIndex(surface.triangles.flat());
}

function vectorAttribute(vectors: readonly Vec3[]): BufferAttribute {
  return new BufferAttribute(new Float32Array(vectors.flat()), 3);
}
