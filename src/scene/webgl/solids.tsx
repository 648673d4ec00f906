import { type ReactNode, useRef } from "react";
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  type Group,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
} from "three";
import type { Mesh as MeshData } from "../../core/bodies/mesh";
import { type ObjectModel, PARTS } from "../../core/bodies/objects/surface";
import type { Vec3 } from "../../core/math/vec3";
import { viewThrough } from "../camera";
import { ghostEdgeColour } from "../colours";
import { bodyEdges_B, isDrawableBox } from "../geometry/box";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFiniteGround, isFinitePose } from "../geometry/drawable";
import { cornerNormals, creasedNormals, unitNormals } from "../geometry/meshSurface";
import { ghostLines, objectCornerNormals } from "../geometry/objectSurface";
import { toBody } from "../geometry/pose";
import type { BodyMark, LaneNumber, MeshMark, ObjectMark, RawPose } from "../marks";
import { ghostDash } from "../style";
import {
  type DrawContext,
  type MarkObjectRef,
  RENDER_ORDER,
  useDisposable,
  useMarkObject,
} from "./drawContext";
import { LineBatch, type Lines } from "./lineBatch";
import { LitMaterial, type Shades, UNDER_LINES } from "./litMaterial";
import { applyPose, flattenOnto, threeColour } from "./toThree";

const UNIT_BOX = new BoxGeometry(1, 1, 1);

const FACE: readonly Shades[] = [{ lit: "faceLit", dim: "faceDim" }];
const OF_PARTS = PARTS.map((part): Shades => ({ lit: `${part}Lit`, dim: `${part}Dim` }));
const SHEEN = 0.1;

interface Posed {
  readonly pose: RawPose;
  /** Along the body axes. */
  readonly size?: Vec3;
  readonly isDrawable: boolean;
  /** Of a ghost only the lines are drawn. */
  readonly ghost: boolean;
  /** In body axes [m]. */
  readonly lines: readonly Lines[];
}

const boxSize = new Matrix4();

/** The shadow is the faces, flattened onto the ground. */
function useSolid(geometry: BufferGeometry, shades: readonly Shades[], sheen = 0) {
  const [posed, faces, shadow] = [useRef<Group>(null), useRef<Mesh>(null), useRef<Mesh>(null)];
  const { lit, flat, edges } = useDisposable(() => ({
    lit: new LitMaterial(shades, sheen, UNDER_LINES),
    flat: new MeshBasicMaterial({ depthWrite: false, side: DoubleSide }),
    edges: new LineBatch({ renderOrder: RENDER_ORDER.line }),
  }));
  const set = ({ pose, size = [1, 1, 1], isDrawable, ghost, lines }: Posed, context: DrawContext) => {
    if (!posed.current || !faces.current || !shadow.current) return;
    const ground = context.marks.find((each) => each.kind === "ground");
    posed.current.visible = isDrawable;
    faces.current.visible = !ghost;
    shadow.current.visible = isDrawable && !ghost && ground !== undefined && isFiniteGround(ground);
    if (!isDrawable) return;
    applyPose(posed.current, pose);
    faces.current.scale.set(...size);
    lit.setLighting(context.camera, context.colours);
    flat.color = threeColour(context.colours.shadow);
    applyPose(shadow.current, pose);
    shadow.current.matrix.multiply(boxSize.makeScale(...size));
    flattenOnto(shadow.current, ground?.centre_W[1] ?? 0);
    edges.set(lines);
  };
  const common = { geometry, frustumCulled: false } as const;
  const objects = (
    <>
      <group ref={posed} matrixAutoUpdate={false}>
        <mesh ref={faces} material={lit} renderOrder={RENDER_ORDER.body} {...common} />
        <primitive object={edges.object} />
      </group>
      <mesh
        ref={shadow}
        material={flat}
        matrixAutoUpdate={false}
        renderOrder={RENDER_ORDER.shadow}
        {...common}
      />
    </>
  );
  return { objects, set };
}

type Paths = readonly (readonly Vec3[])[];

export function dashed(paths: Paths, lane: LaneNumber | undefined, context: DrawContext): Lines {
  const view = viewThrough(context.camera, context.viewport);
  return {
    paths: paths.flatMap((path) => screenDashes(path, ghostDash(lane), context.camera, view)),
    colour: ghostEdgeColour(context.colours, lane),
    width: 1.25 * context.pixelRatio,
    opacity: 0.85,
  };
}

export function BodyObject({ slot }: { slot: MarkObjectRef<BodyMark> }): ReactNode {
  const { objects, set } = useSolid(UNIT_BOX, FACE);
  useMarkObject(slot, (body, context) => {
    const style = { colour: context.colours.edge, width: 1.25 * context.pixelRatio, opacity: 0.85 };
    const lines = [bodyEdges_B(body), body.decals_B].map((paths) =>
      body.ghost ? dashed(paths, body.lane, context) : { ...style, paths },
    );
    set({ pose: body, size: body.size, isDrawable: isDrawableBox(body), ghost: body.ghost, lines }, context);
  });
  return objects;
}

/** Shaded smoothly but at its creases. */
export function MeshObject({ slot }: { slot: MarkObjectRef<MeshMark> }): ReactNode {
  const { geometry } = useDisposable(() => ({ geometry: new SurfaceGeometry<MeshMark>(meshSurface) }));
  const { objects, set } = useSolid(geometry, FACE);
  useMarkObject(slot, (mark, context) => {
    geometry.show(mark.mesh, mark);
    set({ pose: mark, isDrawable: isFinitePose(mark), ghost: false, lines: [] }, context);
  });
  return objects;
}

export function ThingObject({ slot }: { slot: MarkObjectRef<ObjectMark> }): ReactNode {
  const { geometry } = useDisposable(() => ({ geometry: new SurfaceGeometry<ObjectMark>(thingSurface) }));
  const { objects, set } = useSolid(geometry, OF_PARTS, SHEEN);
  useMarkObject(slot, (mark, context) => {
    const { model, ghost } = mark;
    geometry.show(model, mark);
    const thin = { colour: context.colours.edge, width: 0.9 * context.pixelRatio, opacity: 0.6 };
    const lines = ghost ? dashedOutline(mark, context) : { ...thin, paths: drawablePaths(model.lines) };
    set({ pose: mark, isDrawable: isFinitePose(mark), ghost, lines: [lines] }, context);
  });
  return objects;
}

/** Body axes. */
export function dashedOutline(mark: ObjectMark, context: DrawContext): Lines {
  const { eye_W } = viewThrough(context.camera, context.viewport);
  return dashed(ghostLines(mark.model.still, toBody(mark, eye_W)), mark.lane, context);
}

export interface Surface {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  /** Of each corner; none where there is but one. */
  readonly parts?: readonly number[];
  /** None where the corners of triangles stand in order. */
  readonly indices?: number[];
}

/** Rebuilt when the mark shows something else. */
class SurfaceGeometry<M> extends BufferGeometry {
  private shown: object | null = null;

  constructor(private readonly surfaceOf: (mark: M) => Surface) {
    super();
  }

  show(model: object, mark: M): void {
    if (this.shown === model) return;
    this.shown = model;
    const { positions, normals, parts, indices } = this.surfaceOf(mark);
    this.setAttribute("position", new BufferAttribute(new Float32Array(positions.flat()), 3));
    this.setAttribute("normal", new BufferAttribute(new Float32Array(normals.flat()), 3));
    if (parts) this.setAttribute("part", new BufferAttribute(new Float32Array(parts), 1));
    this.setIndex(indices ?? null);
  }
}

/** Normals at a corner differ across a crease. */
export function meshSurface({ mesh, creased }: MeshMark): Surface {
  if (creased)
    return { positions: separateCorners(mesh), normals: creasedNormals(mesh, unitNormals(mesh)).flat() };
  return { positions: mesh.positions, normals: cornerNormals(mesh), indices: mesh.triangles.flat() };
}

export function thingSurface({ model }: { readonly model: ObjectModel }): Surface {
  const parts = model.mesh.triangles.flatMap((_, index) => {
    const part = PARTS.indexOf(model.parts[index] ?? "frame");
    return [part, part, part];
  });
  return { positions: separateCorners(model.mesh), normals: objectCornerNormals(model).flat(), parts };
}

function separateCorners({ positions, triangles }: MeshData): Vec3[] {
  return triangles.flatMap((triangle) => triangle.map((corner) => positions[corner] as Vec3));
}
