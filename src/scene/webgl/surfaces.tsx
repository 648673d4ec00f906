import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  GreaterDepth,
  type Group,
  type Matrix4,
  type Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SphereGeometry,
} from "three";
import { cross, type Vec3 } from "../../core/math/vec3";
import { eyeDistance, viewThrough } from "../camera";
import type { CurveMark, EllipsoidMark, PlaneMark, PointMark } from "../marks";
import { girdles, planeLines, type Rim, rimOf, ringPoints } from "../quadrics";
import { pointRadius } from "../solids";
import { CURVES, DASH, GLASS, OUTLINE, PLANE, strengthBehind } from "../strengths";
import { dashed } from "./dashes";
import type { LineSet } from "./lineSet";
import { type Drawing, legs, MarkOrder, RENDER_ORDER, type Slot, useLines, useSlot } from "./slots";

const AROUND = 96;

/**
 * The unit disc in its own x and y, its vertices as opaque as a surface is there. Laid over a rim, it covers exactly
 * what the surface covers, and its depth is that of the surface's middle: what lies beyond is hidden, as `veil` says.
 */
const DISC = discGeometry();

/** From −1 to 1 in x and y. */
const SQUARE = new PlaneGeometry(2, 2);

function discGeometry(): BufferGeometry {
  const rings = GLASS.slice(1).map(({ at, opacity }) =>
    Array.from({ length: AROUND }, (_, k) => {
      const angle = (2 * Math.PI * k) / AROUND;
      return { place: [at * Math.cos(angle), at * Math.sin(angle), 0], opacity };
    }),
  );
  const vertices = [{ place: [0, 0, 0], opacity: GLASS[0]?.opacity ?? 0 }, ...rings.flat()];
  const faces = rings.flatMap((_, ring) => Array.from({ length: AROUND }, (_, k) => facesAt(ring, k)).flat());
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
function facesAt(ring: number, k: number): number[] {
  const outer = (at: number) => 1 + ring * AROUND + (at % AROUND);
  if (ring === 0) return [0, outer(k), outer(k + 1)];
  const inner = (at: number) => 1 + (ring - 1) * AROUND + (at % AROUND);
  return [inner(k), outer(k), outer(k + 1), inner(k), outer(k + 1), inner(k + 1)];
}

/** Lays the unit disc over an ellipse in space. */
function layOver(matrix: Matrix4, { centre_W: c, across_W: u, along_W: v }: Rim): void {
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

export function EllipsoidObject({ slot }: { slot: Slot<EllipsoidMark> }): ReactNode {
  const group = useRef<Group>(null);
  const discs = useRef<Group>(null);
  const { depth, glass } = useMaterials(() => ({
    depth: new MeshBasicMaterial({ colorWrite: false, side: DoubleSide }),
    glass: new MeshBasicMaterial({ ...OVERLAID, vertexColors: true, side: DoubleSide }),
  }));
  const outline = useLines({ renderOrder: RENDER_ORDER.glass, depthTest: false });
  const sections = useLines({ renderOrder: RENDER_ORDER.line, behindOrder: RENDER_ORDER.behind });
  useSlot(slot, (ellipsoid, { camera, inks, pixelRatio }) => {
    const rim = rimOf(ellipsoid, viewThrough(camera, { width: 1, height: 1 }).eye_W);
    if (!group.current || !discs.current) return;
    group.current.visible = rim !== null;
    if (!rim) return;
    layOver(discs.current.matrix, rim);
    discs.current.matrixWorldNeedsUpdate = true;
    const ink = inks[ellipsoid.ink];
    glass.color.set(ink);
    outline.set(legs(ringPoints(rim, AROUND)), { ink, width: 1.25 * pixelRatio, opacity: OUTLINE });
    const drawn = ellipsoid.girdles ? girdles(ellipsoid).flatMap(legs) : [];
    const { width, opacity } = CURVES.quiet;
    sections.set(drawn, { ink, width: width * pixelRatio, opacity });
  });
  return (
    <group ref={group}>
      <group ref={discs} matrixAutoUpdate={false}>
        <mesh geometry={DISC} material={depth} renderOrder={RENDER_ORDER.veil} frustumCulled={false} />
        <mesh geometry={DISC} material={glass} renderOrder={RENDER_ORDER.glass} frustumCulled={false} />
      </group>
      <primitive object={outline.object} />
      <primitive object={sections.object} />
    </group>
  );
}

const OVERLAID = { transparent: true, depthTest: false, depthWrite: false } as const;

export function PlaneObject({ slot }: { slot: Slot<PlaneMark> }): ReactNode {
  const disc = useRef<Mesh>(null);
  const square = useRef<Mesh>(null);
  const { fill } = useMaterials(() => ({
    fill: new MeshBasicMaterial({ ...OVERLAID, opacity: PLANE, side: DoubleSide }),
  }));
  const rings = useLines({ renderOrder: RENDER_ORDER.ground, depthTest: false });
  useSlot(slot, (plane, { inks, pixelRatio }) => {
    const drawn = planeLines(plane);
    const outer = drawn.at(-1);
    if (!disc.current || !square.current || !outer) return;
    disc.current.visible = !plane.panel;
    square.current.visible = Boolean(plane.panel);
    const shown = plane.panel ? square.current : disc.current;
    layOver(shown.matrix, plane.panel ? { ...plane.panel, centre_W: plane.centre_W } : discOf(plane, outer));
    shown.matrixWorldNeedsUpdate = true;
    fill.color.set(inks.ground);
    rings.set(drawn.flatMap(legs), { ink: inks.ground, width: pixelRatio, opacity: 1 });
  });
  return (
    <>
      <mesh
        ref={disc}
        geometry={DISC}
        material={fill}
        matrixAutoUpdate={false}
        renderOrder={RENDER_ORDER.plane}
        frustumCulled={false}
      />
      <mesh
        ref={square}
        geometry={SQUARE}
        material={fill}
        matrixAutoUpdate={false}
        renderOrder={RENDER_ORDER.plane}
        frustumCulled={false}
      />
      <primitive object={rings.object} />
    </>
  );
}

function discOf({ centre_W, normal_W }: PlaneMark, rim_W: readonly Vec3[]): Rim {
  const [x, y, z] = rim_W[0] ?? centre_W;
  const across_W: Vec3 = [x - centre_W[0], y - centre_W[1], z - centre_W[2]];
  return { centre_W, across_W, along_W: cross(normal_W, across_W) };
}

const DOT = new SphereGeometry(1, 20, 14);

/** Drawn twice, as an arrow is: where it is in plain sight, and faintly where a surface hides it. */
export function PointObject({ slot }: { slot: Slot<PointMark> }): ReactNode {
  const group = useRef<Group>(null);
  const order = useContext(MarkOrder);
  const { seen, behind } = useMaterials(() => ({
    seen: new MeshBasicMaterial({ transparent: true }),
    behind: new MeshBasicMaterial({
      transparent: true,
      depthFunc: GreaterDepth,
      depthWrite: false,
    }),
  }));
  useSlot(slot, (point, { camera, inks, marks }) => {
    group.current?.position.set(...point.at_W);
    group.current?.scale.setScalar(pointRadius(point, camera.radius));
    seen.color.set(inks[point.ink]);
    behind.color.set(inks[point.ink]);
    behind.opacity = strengthBehind(marks);
  });
  return (
    <group ref={group}>
      <mesh geometry={DOT} material={behind} renderOrder={RENDER_ORDER.behind + order} />
      <mesh geometry={DOT} material={seen} renderOrder={RENDER_ORDER.arrow + order} />
    </group>
  );
}

export function setCurve(lines: LineSet, curve: CurveMark, drawing: Drawing): void {
  const { camera, viewport, inks, pixelRatio } = drawing;
  const pixel = eyeDistance(camera) / viewThrough(camera, viewport).focal;
  const { width, opacity } = CURVES[curve.weight];
  const solid = curve.paths_W.flatMap(legs);
  lines.set(curve.dashed ? dashed(solid, DASH.on * pixel, DASH.off * pixel) : solid, {
    ink: inks[curve.ink],
    width: width * pixelRatio,
    opacity,
  });
}
