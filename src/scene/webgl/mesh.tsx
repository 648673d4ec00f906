import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  type Group,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
} from "three";
import type { Mesh as Surface } from "../../core/bodies/mesh";
import { rotateInverse } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import type { Inks } from "../inks";
import { lampFor } from "../light";
import type { MeshMark } from "../marks";
import { litBy } from "../solids";
import { cornerNormals } from "../surface";
import { setPlace } from "./place";
import { RENDER_ORDER, type Slot, useSlot } from "./slots";

const NOTHING: Surface = { positions: [], triangles: [] };
const flatten = new Matrix4();

/** A solid of triangles, lit at its corners as a box is on its faces, and its shadow on the ground. */
export function MeshObject({ slot }: { slot: Slot<MeshMark> }): ReactNode {
  const solid = useRef<Group>(null);
  const shadow = useRef<Mesh>(null);
  const [made] = useState(() => ({
    geometry: new BufferGeometry(),
    paint: new MeshBasicMaterial({ vertexColors: true, polygonOffset: true, polygonOffsetFactor: 1 }),
    shade: new MeshBasicMaterial({ depthWrite: false, side: DoubleSide }),
    surface: NOTHING,
    normals: [] as readonly Vec3[],
  }));
  useEffect(
    () => () => {
      for (const part of [made.geometry, made.paint, made.shade]) part.dispose();
    },
    [made],
  );
  useSlot(slot, (mark, { camera, inks, marks }) => {
    if (made.surface !== mark.mesh) {
      made.surface = mark.mesh;
      made.normals = cornerNormals(mark.mesh);
      fill(made.geometry, mark.mesh);
    }
    if (!solid.current || !shadow.current) return;
    setPlace(solid.current, mark);
    light(made.geometry, made.normals, rotateInverse(mark.q_WB, lampFor(camera)), inks);
    const ground = marks.find((each) => each.kind === "ground");
    shadow.current.visible = ground !== undefined;
    made.shade.color.set(inks.shadow);
    setPlace(shadow.current, mark);
    const height = ground?.centre_W[1] ?? 0;
    shadow.current.matrix.premultiply(flatten.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1));
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

function fill(geometry: BufferGeometry, { positions, triangles }: Surface): void {
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions.flat()), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(3 * positions.length), 3));
  geometry.setIndex(triangles.flat());
}

const lit = new Color();
const dim = new Color();
const shade = new Color();

function light(geometry: BufferGeometry, normals: readonly Vec3[], lamp_B: Vec3, inks: Inks): void {
  const colours = geometry.getAttribute("color");
  lit.set(inks.faceLit);
  dim.set(inks.faceDim);
  normals.forEach((normal, corner) => {
    shade.lerpColors(dim, lit, litBy(lamp_B, normal));
    colours.setXYZ(corner, shade.r, shade.g, shade.b);
  });
  colours.needsUpdate = true;
}
