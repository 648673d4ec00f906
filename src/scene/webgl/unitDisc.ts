import { useEffect, useState } from "react";
import { BufferAttribute, BufferGeometry, type Matrix4, type MeshBasicMaterial } from "three";
import { cross } from "../../core/math/vec3";
import type { SpatialEllipse } from "../geometry/ellipse";
import { TRANSLUCENCY } from "../style";

const SECTORS = 96;

/**
 * A unit disc in the x, y plane. Mapped to the silhouette of a translucent ellipsoid it covers just what the ellipsoid
 * covers: the opacity of its vertices grows towards the rim, and its depth is that of the ellipsoid's centre plane, so
 * that only what lies in the far half is dimmed (see `depthMask`).
 */
export const UNIT_DISC = discGeometry();

function discGeometry(): BufferGeometry {
  const rings = TRANSLUCENCY.slice(1).map(({ at, opacity }) =>
    Array.from({ length: SECTORS }, (_, k) => {
      const angle = (2 * Math.PI * k) / SECTORS;
      return { place: [at * Math.cos(angle), at * Math.sin(angle), 0], opacity };
    }),
  );
  const vertices = [{ place: [0, 0, 0], opacity: TRANSLUCENCY[0]?.opacity ?? 0 }, ...rings.flat()];
  const triangles = rings.flatMap((_, ring) =>
    Array.from({ length: SECTORS }, (_, k) => sectorTriangles(ring, k)).flat(),
  );
  const disc = new BufferGeometry();
  const positions = vertices.flatMap(({ place }) => place);
  const colours = vertices.flatMap(({ opacity }) => [1, 1, 1, opacity]);
  disc.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  disc.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
  disc.setIndex(triangles);
  return disc;
}

/** The triangles of one sector between a ring of vertices and the one inside it; the innermost ring encloses the centre. */
function sectorTriangles(ring: number, k: number): number[] {
  const outer = (at: number) => 1 + ring * SECTORS + (at % SECTORS);
  if (ring === 0) return [0, outer(k), outer(k + 1)];
  const inner = (at: number) => 1 + (ring - 1) * SECTORS + (at % SECTORS);
  return [inner(k), outer(k), outer(k + 1), inner(k), outer(k + 1), inner(k + 1)];
}

/** Sets a matrix that maps the unit disc to an ellipse in space. */
export function setDiscMatrix(
  matrix: Matrix4,
  { centre_W: c, across_W: u, along_W: v }: SpatialEllipse,
): void {
  const n = cross(u, v);
  matrix.set(u[0], v[0], n[0], c[0], u[1], v[1], n[1], c[1], u[2], v[2], n[2], c[2], 0, 0, 0, 1);
}

/** Material options of surfaces that are drawn over the rest of the picture, whatever its depth. */
export const WITHOUT_DEPTH = { transparent: true, depthTest: false, depthWrite: false } as const;

/** Materials that are made once and disposed of with the component. */
export function useMaterials<T extends Record<string, MeshBasicMaterial>>(make: () => T): T {
  const [materials] = useState(make);
  useEffect(() => {
    return () => {
      for (const material of Object.values(materials)) material.dispose();
    };
  }, [materials]);
  return materials;
}
