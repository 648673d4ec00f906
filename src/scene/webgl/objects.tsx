import { type ReactNode, useEffect, useMemo, useRef } from "react";
import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  FrontSide,
  GreaterDepth,
  type Group,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Vector3,
} from "three";
import type { Vec3 } from "../../core/math/vec3";
import { type Camera, eyeDistance, viewThrough } from "../camera";
import type { Inks } from "../inks";
import { groundRings, lampFor } from "../light";
import type {
  ArrowMark,
  AxesMark,
  BodyMark,
  CurveMark,
  EllipsoidMark,
  GroundMark,
  Mark,
  MeshMark,
  PlaneMark,
  PointMark,
  TrailMark,
} from "../marks";
import { arrowShape, boxEdges_B, boxFaces, litBy, toWorld } from "../solids";
import { GHOST_DASH, strengthBehind } from "../strengths";
import { dashed } from "./dashes";
import type { LineSet } from "./lineSet";
import { MeshObject } from "./mesh";
import { setPlace } from "./place";
import { type Drawing, LinesObject, legs, RENDER_ORDER, type Slot, useLines, useSlot } from "./slots";
import { EllipsoidObject, PlaneObject, PointObject, setCurve } from "./surfaces";

const SEEN_AND_BEHIND = { renderOrder: RENDER_ORDER.line, behindOrder: RENDER_ORDER.behind } as const;

/** The three.js objects for one mark. Mounted once; afterwards only its slot's function changes them. */
export function MarkObject({ kind, slot }: { kind: Mark["kind"]; slot: Slot }): ReactNode {
  switch (kind) {
    case "body":
      return <BodyObject slot={slot as Slot<BodyMark>} />;
    case "mesh":
      return <MeshObject slot={slot as Slot<MeshMark>} />;
    case "arrow":
      return <ArrowObject slot={slot as Slot<ArrowMark>} />;
    case "axes":
      return <LinesObject slot={slot as Slot<AxesMark>} place={SEEN_AND_BEHIND} set={setAxes} />;
    case "trail":
      return <LinesObject slot={slot as Slot<TrailMark>} place={SEEN_AND_BEHIND} set={setTrail} />;
    case "ground":
      return <GroundObject slot={slot as Slot<GroundMark>} />;
    case "curve":
      return <LinesObject slot={slot as Slot<CurveMark>} place={SEEN_AND_BEHIND} set={setCurve} />;
    case "ellipsoid":
      return <EllipsoidObject slot={slot as Slot<EllipsoidMark>} />;
    case "plane":
      return <PlaneObject slot={slot as Slot<PlaneMark>} />;
    case "point":
      return <PointObject slot={slot as Slot<PointMark>} />;
  }
}

const VERTICES_PER_FACE = 4;
/** three's box lists its faces as +x, −x, +y, −y, +z, −z; `boxFaces` puts the negative one first. */
const FACE_ORDER = [1, 0, 3, 2, 5, 4] as const;

function BodyObject({ slot }: { slot: Slot<BodyMark> }): ReactNode {
  const group = useRef<Group>(null);
  const solid = useRef<Mesh>(null);
  const geometry = useMemo(() => {
    const box = new BoxGeometry(1, 1, 1);
    box.setAttribute("color", new BufferAttribute(new Float32Array(6 * VERTICES_PER_FACE * 3), 3));
    return box;
  }, []);
  const edges = useLines({ renderOrder: RENDER_ORDER.line });
  useSlot(slot, (body, { camera, viewport, inks, pixelRatio }) => {
    if (group.current) setPlace(group.current, body);
    if (solid.current) {
      solid.current.visible = !body.ghost;
      solid.current.scale.set(...body.size);
    }
    shadeFaces(geometry, body, camera, inks);
    const drawn = [...boxEdges_B(body.size), ...body.decals_B.flatMap((curve) => legs(curve))];
    const pixel = eyeDistance(camera) / viewThrough(camera, viewport).focal;
    edges.set(body.ghost ? dashed(drawn, GHOST_DASH.on * pixel, GHOST_DASH.off * pixel) : drawn, {
      ink: inks.edge,
      width: 1.25 * pixelRatio,
      opacity: 0.85,
    });
  });
  return (
    <group ref={group} matrixAutoUpdate={false}>
      <mesh ref={solid} geometry={geometry} renderOrder={RENDER_ORDER.body}>
        <meshBasicMaterial vertexColors polygonOffset polygonOffsetFactor={1} polygonOffsetUnits={2} />
      </mesh>
      <primitive object={edges.object} />
    </group>
  );
}

const lit = new Color();
const dim = new Color();
const shade = new Color();

function shadeFaces(geometry: BoxGeometry, body: BodyMark, camera: Camera, inks: Inks): void {
  const colours = geometry.getAttribute("color");
  const lamp_W = lampFor(camera);
  const faces = boxFaces(body);
  lit.set(inks.faceLit);
  dim.set(inks.faceDim);
  FACE_ORDER.forEach((face, place) => {
    const normal_W = faces[face]?.normal_W;
    if (!normal_W) return;
    shade.lerpColors(dim, lit, litBy(lamp_W, normal_W));
    for (let corner = 0; corner < VERTICES_PER_FACE; corner++) {
      colours.setXYZ(place * VERTICES_PER_FACE + corner, shade.r, shade.g, shade.b);
    }
  });
  colours.needsUpdate = true;
}

const SHAFT = new CylinderGeometry(1, 1, 1, 20).translate(0, 0.5, 0);
const HEAD = new ConeGeometry(1, 1, 28).translate(0, 0.5, 0);
const ALONG = new Vector3(0, 1, 0);
const direction = new Vector3();

/** Drawn twice: once where it is in plain sight, once, faintly, where a body hides it. */
function ArrowObject({ slot }: { slot: Slot<ArrowMark> }): ReactNode {
  const group = useRef<Group>(null);
  const meshes = useRef<{ shafts: Mesh[]; heads: Mesh[] }>({ shafts: [], heads: [] });
  const materials = useMemo(() => arrowMaterials(), []);
  useEffect(() => {
    return () => {
      materials.seen.dispose();
      materials.behind.dispose();
    };
  }, [materials]);
  useSlot(slot, (arrow, { camera, inks, marks }) => {
    const shape = arrowShape(arrow, camera.radius);
    if (!group.current) return;
    group.current.visible = shape !== null;
    if (!shape) return;
    group.current.position.set(...arrow.tail_W);
    group.current.quaternion.setFromUnitVectors(ALONG, direction.set(...shape.direction_W));
    const neck = shape.length - shape.headLength;
    for (const shaft of meshes.current.shafts) {
      shaft.scale.set(shape.shaftRadius, neck, shape.shaftRadius);
    }
    for (const head of meshes.current.heads) {
      head.scale.set(shape.headRadius, shape.headLength, shape.headRadius);
      head.position.set(0, neck, 0);
    }
    materials.seen.color.set(inks[arrow.ink]);
    materials.behind.color.set(inks[arrow.ink]);
    materials.behind.opacity = strengthBehind(marks);
  });
  const collect = (list: "shafts" | "heads") => (mesh: Mesh | null) => {
    if (mesh && !meshes.current[list].includes(mesh)) meshes.current[list].push(mesh);
  };
  return (
    <group ref={group}>
      {(["behind", "arrow"] as const).map((layer) => (
        <group key={layer}>
          {(["shafts", "heads"] as const).map((part) => (
            <mesh
              key={part}
              ref={collect(part)}
              geometry={part === "shafts" ? SHAFT : HEAD}
              material={layer === "arrow" ? materials.seen : materials.behind}
              renderOrder={RENDER_ORDER[layer]}
            />
          ))}
        </group>
      ))}
    </group>
  );
}

/** Both are in three's transparent list, so that their order holds: the hidden part first. */
function arrowMaterials() {
  return {
    seen: new MeshLambertMaterial({ transparent: true }),
    behind: new MeshBasicMaterial({
      transparent: true,
      depthFunc: GreaterDepth,
      depthWrite: false,
    }),
  };
}

function setAxes(lines: LineSet, axes: AxesMark, { inks, pixelRatio }: Drawing): void {
  const [x, y, z] = axes.lengths;
  const tips_B: Vec3[] = [
    [x, 0, 0],
    [0, y, 0],
    [0, 0, z],
  ];
  lines.set(
    tips_B.map((tip_B) => [axes.position_W, toWorld(axes, tip_B)]),
    { ink: inks.axis, width: 1.5 * pixelRatio, opacity: 0.9 },
  );
}

function setTrail(lines: LineSet, trail: TrailMark, { inks, pixelRatio, marks }: Drawing): void {
  lines.set(legs(trail.points_W), {
    ink: inks[trail.ink],
    width: 1.75 * pixelRatio,
    opacity: 1,
    fades: true,
    behind: strengthBehind(marks),
  });
}

function GroundObject({ slot }: { slot: Slot<GroundMark> }): ReactNode {
  const lines = useLines({ renderOrder: RENDER_ORDER.ground });
  const shadow = useRef<Mesh<BufferGeometry, MeshBasicMaterial>>(null);
  useSlot(slot, (ground, { camera, inks, marks, pixelRatio }) => {
    const rings = ground.bare ? [] : groundRings(ground).flatMap((ring) => legs(ring));
    lines.set(rings, { ink: inks.ground, width: pixelRatio, opacity: 1 });
    const body = marks.find((mark) => mark.kind === "body" && !mark.ghost);
    if (!shadow.current) return;
    shadow.current.visible = body !== undefined;
    if (body?.kind !== "body") return;
    setShadow(shadow.current, body, ground.centre_W[1]);
    shadow.current.material.color.set(inks.shadow);
    shadow.current.material.side = camera.elevation > 0 ? FrontSide : BackSide;
  });
  return (
    <>
      <primitive object={lines.object} />
      <mesh ref={shadow} matrixAutoUpdate={false} renderOrder={RENDER_ORDER.shadow} frustumCulled={false}>
        <boxGeometry />
        <meshBasicMaterial depthWrite={false} />
      </mesh>
    </>
  );
}

const flatten = new Matrix4();
const stretch = new Matrix4();

/** The body pressed flat onto a level: of a convex body each shadowed point is then covered by one upward face. */
function setShadow(shadow: Mesh, body: BodyMark, height: number): void {
  setPlace(shadow, body);
  shadow.matrix.multiply(stretch.makeScale(...body.size));
  flatten.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1);
  shadow.matrix.premultiply(flatten);
}
