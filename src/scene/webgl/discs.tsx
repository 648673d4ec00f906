import { type ReactNode, useRef } from "react";
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
import { PANEL_OPACITY, PLANE_OPACITY, TRANSLUCENCY } from "../style";
import { type MarkObjectRef, RENDER_ORDER, useDisposable, useMarkObject } from "./drawContext";
import { threeColour } from "./toThree";

const SECTORS = 96;

/**
 * Mapped to a translucent ellipsoid's silhouette it covers just what that covers: its opacity grows towards the rim, and its depth is that
 * of the ellipsoid's centre plane, so that only the far half is dimmed (see `depthMask`).
 */
const UNIT_DISC = discGeometry();

/** From −1 to 1 in x and y. */
const SQUARE = new PlaneGeometry(2, 2);

/** Shared by all discs and squares, of whatever renderer. */
export const DISC_GEOMETRIES: readonly BufferGeometry[] = [UNIT_DISC, SQUARE];

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

/** The innermost ring encloses the centre. */
function sectorTriangles(ring: number, k: number): number[] {
  const outer = (at: number) => 1 + ring * SECTORS + (at % SECTORS);
  if (ring === 0) return [0, outer(k), outer(k + 1)];
  const inner = (at: number) => 1 + (ring - 1) * SECTORS + (at % SECTORS);
  return [inner(k), outer(k), outer(k + 1), inner(k), outer(k + 1), inner(k + 1)];
}

function setDiscMatrix(matrix: Matrix4, { centre_W: c, across_W: u, along_W: v }: SpatialEllipse): void {
  const n = cross(u, v);
  matrix.set(u[0], v[0], n[0], c[0], u[1], v[1], n[1], c[1], u[2], v[2], n[2], c[2], 0, 0, 0, 1);
}

/** Over the rest of the picture, whatever its depth. */
const WITHOUT_DEPTH = { transparent: true, depthTest: false, depthWrite: false } as const;

/** Over the silhouette, drawn once for its depth and once for its colour. */
export function EllipsoidObject({ slot }: { slot: MarkObjectRef<EllipsoidMark> }): ReactNode {
  const discs = useRef<Group>(null);
  const { depth, surface } = useDisposable(() => ({
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
  const common = { geometry: UNIT_DISC, frustumCulled: false } as const;
  return (
    <group ref={discs} matrixAutoUpdate={false}>
      <mesh material={depth} renderOrder={RENDER_ORDER.ellipsoidDepth} {...common} />
      <mesh material={surface} renderOrder={RENDER_ORDER.ellipsoid} {...common} />
    </group>
  );
}

export function PlaneObject({ slot }: { slot: MarkObjectRef<PlaneMark> }): ReactNode {
  const disc = useRef<Mesh>(null);
  const square = useRef<Mesh>(null);
  const { fill, paint } = useDisposable(() => ({
    fill: new MeshBasicMaterial({ ...WITHOUT_DEPTH, opacity: PLANE_OPACITY, side: DoubleSide }),
    // Opaque, in a mixed colour: three.js draws transparent objects after the solids, which a panel lies under.
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
