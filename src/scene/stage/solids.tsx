import { ContactShadows } from "@react-three/drei";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { BufferAttribute, BufferGeometry, type Group } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { ObjectModel } from "../../core/bodies/objects/surface";
import type { Vec3 } from "../../core/math/vec3";
import { bodyEdges_B, isDrawableBox } from "../geometry/box";
import { drawablePaths, isFiniteGround, isFinitePose } from "../geometry/drawable";
import type { BodyMark, GroundMark, MeshMark, ObjectMark, RawPose } from "../marks";
import {
  type DrawContext,
  type MarkObjectRef,
  RENDER_ORDER,
  useDisposable,
  useMarkObject,
} from "../webgl/drawContext";
import { LineBatch, type Lines } from "../webgl/lineBatch";
import { dashed, dashedOutline, meshSurface, type Surface, thingSurface } from "../webgl/solids";
import { applyPose, threeColour } from "../webgl/toThree";
import type { StageMaterials } from "./materials";
import { UNSHADED_LAYER } from "./Stage";

interface SolidProps<M extends RawPose & { readonly kind: "body" | "mesh" | "object" }> {
  readonly slot: MarkObjectRef<M & DrawContext["marks"][number]>;
  readonly materials: StageMaterials;
}

/** Edges of a bevelled box are rounded by this share of its shortest side, at most by this of its longest. */
const BEVEL = 0.22;
const MOST_BEVEL = 0.022;

/** A slab or box with rounded edges, and what is drawn on its faces. */
export function StageBox({ slot, materials }: SolidProps<BodyMark>): ReactNode {
  const [{ size, ghost }, setShape] = useState<Pick<BodyMark, "size" | "ghost">>({
    size: [1, 1, 1],
    ghost: false,
  });
  const { group, lines, place } = usePosed();
  useMarkObject(slot, (body, context) => {
    if (body.size.some((side, k) => side !== size[k]) || body.ghost !== ghost) setShape(body);
    place(body, isDrawableBox(body));
    const style = { colour: context.colours.edge, width: 1.25 * context.pixelRatio, opacity: 0.85 };
    if (body.ghost)
      lines.set([bodyEdges_B(body), body.decals_B].map((paths) => dashed(paths, body.lane, context)));
    else lines.set([{ ...style, paths: [...(body.outline_B ?? []), ...body.decals_B] }]);
  });
  const geometry = useGeometry(useMemo(() => bevelledBox(size), [size]));
  return (
    <PosedGroup group={group} lines={lines}>
      <mesh
        geometry={geometry}
        layers={ghost ? UNSHADED_LAYER : 0}
        material={ghost ? materials.ghost : materials.box}
      />
    </PosedGroup>
  );
}

function bevelledBox(size: Vec3): BufferGeometry {
  const radius = Math.min(BEVEL * Math.min(...size), MOST_BEVEL * Math.max(...size));
  return new RoundedBoxGeometry(...size, 3, radius);
}

/** The bunny, and readers' own meshes. */
export function StageMesh({ slot, materials }: SolidProps<MeshMark>): ReactNode {
  const [mark, setMark] = useState<MeshMark | null>(null);
  const { group, lines, place } = usePosed();
  useMarkObject(slot, (next) => {
    if (next.mesh !== mark?.mesh) setMark(next);
    place(next, isFinitePose(next));
  });
  const geometry = useGeometry(useMemo(() => mark && geometryOf(meshSurface(mark)), [mark]));
  return (
    <PosedGroup group={group} lines={lines}>
      {geometry ? <mesh geometry={geometry} material={materials.porcelain} /> : null}
    </PosedGroup>
  );
}

/** Racket, T-handle, phone, book, die and jack: a material a part. */
export function StageThing({ slot, materials }: SolidProps<ObjectMark>): ReactNode {
  const [{ model, ghost }, setShown] = useState<{ model: ObjectModel | null; ghost: boolean }>({
    model: null,
    ghost: false,
  });
  const { group, lines, place } = usePosed();
  useMarkObject(slot, (next, context) => {
    if (next.model !== model || next.ghost !== ghost) setShown(next);
    place(next, isFinitePose(next));
    lines.set([thingLines(next, context)]);
  });
  const { length } = materials.parts;
  const geometry = useGeometry(
    useMemo(() => model && partGeometry(thingSurface({ model }), length), [model, length]),
  );
  return (
    <PosedGroup group={group} lines={lines}>
      {geometry ? (
        <mesh
          geometry={geometry}
          layers={ghost ? UNSHADED_LAYER : 0}
          material={ghost ? materials.ghost : [...materials.parts]}
        />
      ) : null}
    </PosedGroup>
  );
}

function thingLines(mark: ObjectMark, context: DrawContext): Lines {
  if (mark.ghost) return dashedOutline(mark, context);
  const { edge: colour } = context.colours;
  return { colour, width: 1.1 * context.pixelRatio, opacity: 0.75, paths: drawablePaths(mark.model.lines) };
}

/** In radii of the ground: how high a body is whose shadow has faded, and how far shadows reach. */
const SHADOW_HEIGHT = 2.2;
const SHADOW_WIDTH = 4;

/** Under the lamps of each theme: on a dark ground a shadow takes little away. */
const SHADOW_OPACITY = { light: 0.5, dark: 0.95 } as const;

/** Green of the paper, linear. */
const DARK = 0.2;

interface GroundProps {
  readonly slot: MarkObjectRef<GroundMark>;
  readonly isPlain: boolean;
}

/** Soft, and paler the higher the body is. */
export function StageGround({ slot, isPlain }: GroundProps): ReactNode {
  const group = useRef<Group>(null);
  const [radius, setRadius] = useState(1);
  const [reach, setReach] = useState(1);
  const [theme, setTheme] = useState<keyof typeof SHADOW_OPACITY>("light");
  useMarkObject(slot, (ground, { colours }) => {
    if (!group.current) return;
    group.current.visible = isFiniteGround(ground);
    // Above the origin: ContactShadows (drei 10.7) blurs on a plane that does not go sideways with it, and each pass would shift the shadows.
    const [x, y, z] = ground.centre_W;
    group.current.position.set(0, y, 0);
    setReach(ground.radius + Math.max(Math.abs(x), Math.abs(z)));
    setRadius(ground.radius);
    setTheme(threeColour(colours.paper).g < DARK ? "dark" : "light");
  });
  // The shadows' camera does not heed the scale of a group around it.
  return (
    <group ref={group}>
      <ContactShadows
        scale={SHADOW_WIDTH * reach}
        far={SHADOW_HEIGHT * radius}
        resolution={isPlain ? 96 : 256}
        smooth={!isPlain}
        blur={1.6}
        opacity={SHADOW_OPACITY[theme]}
        renderOrder={RENDER_ORDER.shadow}
      />
    </group>
  );
}

function usePosed() {
  const group = useRef<Group>(null);
  const { lines } = useDisposable(() => ({ lines: unshadedLines() }));
  const place = (pose: RawPose, isDrawable: boolean) => {
    if (!group.current) return;
    group.current.visible = isDrawable;
    if (isDrawable) applyPose(group.current, pose);
  };
  return { group, lines, place };
}

function unshadedLines(): LineBatch {
  const lines = new LineBatch({ renderOrder: RENDER_ORDER.line });
  lines.object.traverse((object) => object.layers.set(UNSHADED_LAYER));
  return lines;
}

interface PosedGroupProps {
  readonly group: RefObject<Group | null>;
  readonly lines: LineBatch;
  readonly children: ReactNode;
}

function PosedGroup({ group, lines, children }: PosedGroupProps): ReactNode {
  return (
    <group ref={group} matrixAutoUpdate={false}>
      {children}
      <primitive object={lines.object} />
    </group>
  );
}

/** Of the surface as it is now; the one before is disposed of. */
function useGeometry<G extends BufferGeometry | null>(geometry: G): G {
  useEffect(() => () => geometry?.dispose(), [geometry]);
  return geometry;
}

function geometryOf({ positions, normals, indices }: Surface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", attributeOf(positions));
  geometry.setAttribute("normal", attributeOf(normals));
  geometry.setIndex(indices ?? positions.map((_, corner) => corner));
  return geometry;
}

function attributeOf(vectors: readonly Vec3[]): BufferAttribute {
  return new BufferAttribute(new Float32Array(vectors.flat()), 3);
}

/** With one group a part: three draws each with the material of its number. */
function partGeometry(surface: Surface, parts: number): BufferGeometry {
  const partOf = surface.parts ?? [];
  const cornersOf = Array.from({ length: parts }, (_, part) =>
    surface.positions.flatMap((_, corner) => (partOf[corner] === part ? corner : [])),
  );
  const geometry = geometryOf({ ...surface, indices: cornersOf.flat() });
  let start = 0;
  for (const [part, { length }] of cornersOf.entries()) {
    if (length > 0) geometry.addGroup(start, length, part);
    start += length;
  }
  return geometry;
}
