import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  FrontSide,
  Group,
  Matrix4,
  Mesh,
  type MeshBasicMaterial,
} from "three";
import { viewThrough } from "../camera";
import { boxEdges_B, isDrawableBox } from "../geometry/box";
import { screenDashes } from "../geometry/dashes";
import { isFiniteGround } from "../geometry/drawable";
import type { BodyMark, EllipsoidMark, GroundMark, Mark, MeshMark, PlaneMark } from "../marks";
import { GHOST_DASH } from "../style";
import { type DrawContext, type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawing";
import { FaceMaterial } from "./faceMaterial";
import { LineBatch } from "./lineBatch";
import { MeshObject } from "./mesh";
import { applyPose } from "./setPose";
import { EllipsoidObject, PlaneObject } from "./surfaces";
import { threeColour } from "./threeColour";

/** Marks that are more than lines and arrows: each has objects of its own. */
const MOUNTED_KINDS: readonly Mark["kind"][] = ["body", "mesh", "ground", "ellipsoid", "plane"];

export function isMounted({ kind }: Mark): boolean {
  return MOUNTED_KINDS.includes(kind);
}

/** The three.js objects for one mark. Mounted once; afterwards only its slot's function changes them. */
export function MarkObject({ kind, slot }: { kind: Mark["kind"]; slot: MarkObjectRef }): ReactNode {
  switch (kind) {
    case "body":
      return <BodyObject slot={slot as MarkObjectRef<BodyMark>} />;
    case "mesh":
      return <MeshObject slot={slot as MarkObjectRef<MeshMark>} />;
    case "ground":
      return <ShadowObject slot={slot as MarkObjectRef<GroundMark>} />;
    case "ellipsoid":
      return <EllipsoidObject slot={slot as MarkObjectRef<EllipsoidMark>} />;
    case "plane":
      return <PlaneObject slot={slot as MarkObjectRef<PlaneMark>} />;
    default:
      return null;
  }
}

const BOX = new BoxGeometry(1, 1, 1);

/** A solid box and, turning with it, its edges and what is drawn on its faces. */
class Box {
  readonly object = new Group();
  private readonly faces = new FaceMaterial();
  private readonly solid = new Mesh(BOX, this.faces);
  private readonly edges = new LineBatch({ renderOrder: RENDER_ORDER.line });

  constructor() {
    this.object.matrixAutoUpdate = false;
    this.object.add(this.solid, this.edges.object);
    this.solid.renderOrder = RENDER_ORDER.body;
  }

  set(body: BodyMark, drawing: DrawContext): void {
    const { camera, colours, pixelRatio, viewport } = drawing;
    const view = viewThrough(camera, viewport);
    this.object.visible = isDrawableBox(body);
    applyPose(this.object, body);
    this.solid.visible = !body.ghost;
    this.solid.scale.set(...body.size);
    this.faces.setLighting(camera, colours);
    const look = { colour: colours.edge, width: 1.25 * pixelRatio, opacity: 0.85 };
    const whole = [boxEdges_B(body.size), body.decals_B];
    const drawn = body.ghost
      ? whole.map((paths) => paths.flatMap((path) => screenDashes(path, GHOST_DASH, camera, view)))
      : whole;
    this.edges.set(drawn.map((paths) => ({ ...look, paths })));
  }

  dispose(): void {
    this.faces.dispose();
    this.edges.dispose();
  }
}

function BodyObject({ slot }: { slot: MarkObjectRef<BodyMark> }): ReactNode {
  const [box] = useState(() => new Box());
  useEffect(() => () => box.dispose(), [box]);
  useMarkObject(slot, (body, drawing) => box.set(body, drawing));
  return <primitive object={box.object} />;
}

/** The shadow of the picture's first solid body on the ground. */
function ShadowObject({ slot }: { slot: MarkObjectRef<GroundMark> }): ReactNode {
  const shadow = useRef<Mesh<BufferGeometry, MeshBasicMaterial>>(null);
  useMarkObject(slot, (ground, { camera, colours, marks }) => {
    const body = marks.find((mark) => mark.kind === "body" && !mark.ghost);
    if (!shadow.current) return;
    shadow.current.visible = body?.kind === "body" && isDrawableBox(body) && isFiniteGround(ground);
    if (body?.kind !== "body") return;
    setShadow(shadow.current, body, ground.centre_W[1]);
    shadow.current.material.color = threeColour(colours.shadow);
    shadow.current.material.side = camera.elevation > 0 ? FrontSide : BackSide;
  });
  return (
    <mesh
      ref={shadow}
      geometry={BOX}
      matrixAutoUpdate={false}
      renderOrder={RENDER_ORDER.shadow}
      frustumCulled={false}
    >
      <meshBasicMaterial depthWrite={false} />
    </mesh>
  );
}

const flatten = new Matrix4();
const stretch = new Matrix4();

/** The body pressed flat onto a level: of a convex body each shadowed point is then covered by one upward face. */
function setShadow(shadow: Mesh, body: BodyMark, height: number): void {
  applyPose(shadow, body);
  shadow.matrix.multiply(stretch.makeScale(...body.size));
  flatten.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1);
  shadow.matrix.premultiply(flatten);
}
