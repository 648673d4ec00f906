import { type ReactNode, useEffect, useState } from "react";
import { BufferAttribute, BufferGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial } from "three";
import { type ObjectModel, PARTS } from "../../core/bodies/objects/surface";
import type { Vec3 } from "../../core/math/vec3";
import { viewThrough } from "../camera";
import { ghostEdgeColour } from "../colours";
import { screenDashes } from "../geometry/dashes";
import { drawablePaths, isFiniteGround, isFinitePose } from "../geometry/drawable";
import { objectCornerNormals, objectEdges } from "../geometry/objectSurface";
import type { ObjectMark } from "../marks";
import { ghostDash } from "../style";
import { type DrawContext, type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { LineBatch } from "./lineBatch";
import { PartMaterial } from "./partMaterial";
import { CASTER_LAYER, CASTER_MATERIAL } from "./softShadow";
import { threeColour } from "./threeColour";
import { applyPose, flattenOnto } from "./threePose";

/** An everyday thing, its thin lines and its shadow on the ground; of a ghost, dashed edges alone. */
class Thing {
  readonly object = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly faces = new PartMaterial();
  private readonly solid = new Mesh(this.geometry, this.faces);
  private readonly lines = new LineBatch({ renderOrder: RENDER_ORDER.line });
  private readonly shadowMaterial = new MeshBasicMaterial({ depthWrite: false, side: DoubleSide });
  private readonly shadow = new Mesh(this.geometry, this.shadowMaterial);
  private readonly caster = new Mesh(this.geometry, CASTER_MATERIAL);
  private readonly posed = new Group();
  private model: ObjectModel | null = null;

  constructor() {
    this.posed.matrixAutoUpdate = false;
    this.posed.add(this.solid, this.lines.object, this.caster);
    this.caster.layers.set(CASTER_LAYER);
    this.caster.frustumCulled = false;
    this.shadow.matrixAutoUpdate = false;
    this.object.add(this.posed, this.shadow);
    this.solid.renderOrder = RENDER_ORDER.body;
    this.shadow.renderOrder = RENDER_ORDER.shadow;
    this.solid.frustumCulled = false;
    this.shadow.frustumCulled = false;
  }

  set(mark: ObjectMark, context: DrawContext): void {
    this.object.visible = isFinitePose(mark);
    if (!this.object.visible) return;
    this.show(mark.model);
    applyPose(this.posed, mark);
    this.solid.visible = !mark.ghost;
    this.faces.setLighting(context.camera, context.colours);
    this.setLines(mark, context);
    this.setShadow(mark, context);
  }

  private setLines(
    { model, ghost, lane }: ObjectMark,
    { camera, colours, pixelRatio, viewport }: DrawContext,
  ): void {
    const view = viewThrough(camera, viewport);
    const lines = ghost
      ? {
          paths: objectEdges(model).flatMap((edge) => screenDashes(edge, ghostDash(lane), camera, view)),
          width: 1.25 * pixelRatio,
          opacity: 0.85,
        }
      : { paths: drawablePaths(model.lines), width: 0.9 * pixelRatio, opacity: 0.6 };
    const colour = ghost ? ghostEdgeColour(colours, lane) : colours.edge;
    this.lines.set([{ ...lines, colour }]);
  }

  private setShadow(mark: ObjectMark, { colours, marks, softShadow }: DrawContext): void {
    const ground = marks.find((each) => each.kind === "ground");
    this.caster.visible = !mark.ghost;
    this.shadow.visible = !softShadow && !mark.ghost && ground !== undefined && isFiniteGround(ground);
    this.shadowMaterial.color = threeColour(colours.shadow);
    applyPose(this.shadow, mark);
    flattenOnto(this.shadow, ground?.centre_W[1] ?? 0);
  }

  /** The geometry is rebuilt when the mark shows another object. */
  private show(model: ObjectModel): void {
    if (this.model === model) return;
    this.model = model;
    const { mesh, parts } = model;
    const corners = mesh.triangles.flatMap((triangle) =>
      triangle.map((corner) => mesh.positions[corner] as Vec3),
    );
    const partOf = mesh.triangles.flatMap((_, index) => {
      const part = PARTS.indexOf(parts[index] ?? "frame");
      return [part, part, part];
    });
    this.geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners.flat()), 3));
    const normals = objectCornerNormals(model).flat(2);
    this.geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
    this.geometry.setAttribute("part", new BufferAttribute(new Float32Array(partOf), 1));
  }

  dispose(): void {
    for (const resource of [this.geometry, this.faces, this.shadowMaterial, this.lines]) resource.dispose();
  }
}

export function ThingObject({ slot }: { slot: MarkObjectRef<ObjectMark> }): ReactNode {
  const [thing] = useState(() => new Thing());
  useEffect(() => () => thing.dispose(), [thing]);
  useMarkObject(slot, (mark, context) => thing.set(mark, context));
  return <primitive object={thing.object} />;
}
