import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  type Group,
  type Matrix4,
  type Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from "three";
import { cross } from "../../core/math/vec3";
import { viewThrough } from "../camera";
import type { SpatialEllipse } from "../geometry/ellipse";
import { silhouetteOf } from "../geometry/ellipsoid";
import { discOf } from "../geometry/plane";
import type { EllipsoidMark, PlaneMark } from "../marks";
import { TRANSLUCENCY, PANEL_OPACITY, PLANE_OPACITY } from "../style";
import { type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawing";
import { threeColour } from "./threeColour";

const DISC_POINTS = 96;

/**
 * The unit disc in its own x and y, its vertices as opaque as a surface is there. Laid over a rim, it covers exactly
 * what the surface covers, and its depth is that of the surface's middle: what lies beyond is hidden, as `veil` says.
 */
const DISC = discGeometry();

/** From −1 to 1 in x and y. */
const SQUARE = new PlaneGeometry(2, 2);

function discGeometry(): BufferGeometry {
  const rings = TRANSLUCENCY.slice(1).map(({ at, opacity }) =>
    Array.from({ length: DISC_POINTS }, (_, k) => {
      const angle = (2 * Math.PI * k) / DISC_POINTS;
      return { place: [at * Math.cos(angle), at * Math.sin(angle), 0], opacity };
    }),
  );
  const vertices = [{ place: [0, 0, 0], opacity: TRANSLUCENCY[0]?.opacity ?? 0 }, ...rings.flat()];
  const faces = rings.flatMap((_, ring) => Array.from({ length: DISC_POINTS }, (_, k) => ringTriangles(ring, k)).flat());
  const colours = vertices.flatMap(({ opacity }) => [1, 1, 1, opacity]);
  const disc = new BufferGeometry();
  disc.setAttribute(
    "position",
    new BufferAttribute(new Float32Array(vertices.flatMap(({ place }) => place)), 3),
  );
  disc.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
  disc.setIndex(faces);
  return disc;
}

/** The triangles between a ring of vertices and the one inside it; the first ring has only the middle inside. */
function ringTriangles(ring: number, k: number): number[] {
  const outer = (at: number) => 1 + ring * DISC_POINTS + (at % DISC_POINTS);
  if (ring === 0) return [0, outer(k), outer(k + 1)];
  const inner = (at: number) => 1 + (ring - 1) * DISC_POINTS + (at % DISC_POINTS);
  return [inner(k), outer(k), outer(k + 1), inner(k), outer(k + 1), inner(k + 1)];
}

/** Lays the unit disc over an ellipse in space. */
function setDiscMatrix(matrix: Matrix4, { centre_W: c, across_W: u, along_W: v }: SpatialEllipse): void {
  const n = cross(u, v);
  matrix.set(u[0], v[0], n[0], c[0], u[1], v[1], n[1], c[1], u[2], v[2], n[2], c[2], 0, 0, 0, 1);
}

function useMaterials<T extends Record<string, MeshBasicMaterial>>(make: () => T): T {
  const [materials] = useState(make);
  useEffect(() => {
    return () => {
      for (const material of Object.values(materials)) material.dispose();
    };
  }, [materials]);
  return materials;
}

export function EllipsoidObject({ slot }: { slot: MarkObjectRef<EllipsoidMark> }): ReactNode {
  const discs = useRef<Group>(null);
  const { depth, glass } = useMaterials(() => ({
    depth: new MeshBasicMaterial({ colorWrite: false, side: DoubleSide }),
    glass: new MeshBasicMaterial({ ...WITHOUT_DEPTH, vertexColors: true, side: DoubleSide }),
  }));
  useMarkObject(slot, (ellipsoid, { camera, colours, viewport }) => {
    const rim = silhouetteOf(ellipsoid, viewThrough(camera, viewport).eye_W);
    if (!discs.current) return;
    discs.current.visible = rim !== null;
    if (!rim) return;
    setDiscMatrix(discs.current.matrix, rim);
    discs.current.matrixWorldNeedsUpdate = true;
    glass.color = threeColour(colours[ellipsoid.colour]);
  });
  return (
    <group ref={discs} matrixAutoUpdate={false}>
      <mesh geometry={DISC} material={depth} renderOrder={RENDER_ORDER.veil} frustumCulled={false} />
      <mesh geometry={DISC} material={glass} renderOrder={RENDER_ORDER.glass} frustumCulled={false} />
    </group>
  );
}

const WITHOUT_DEPTH = { transparent: true, depthTest: false, depthWrite: false } as const;

export function PlaneObject({ slot }: { slot: MarkObjectRef<PlaneMark> }): ReactNode {
  const disc = useRef<Mesh>(null);
  const square = useRef<Mesh>(null);
  const { fill, paint } = useMaterials(() => ({
    fill: new MeshBasicMaterial({ ...WITHOUT_DEPTH, opacity: PLANE_OPACITY, side: DoubleSide }),
    // Not translucent: what is comes after the solids, and this is to lie under them.
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
  const place = { matrixAutoUpdate: false, renderOrder: RENDER_ORDER.plane, frustumCulled: false } as const;
  return (
    <>
      <mesh ref={disc} geometry={DISC} material={fill} {...place} />
      <mesh ref={square} geometry={SQUARE} material={paint} {...place} />
    </>
  );
}
