import { type ReactNode, useEffect, useState } from "react";
import { BoxGeometry, Group, Mesh } from "three";
import { viewThrough } from "../camera";
import { ghostEdgeColour } from "../colours";
import { bodyEdges_B, isDrawableBox } from "../geometry/box";
import { screenDashes } from "../geometry/dashes";
import type { BodyMark } from "../marks";
import { ghostDash } from "../style";
import { type DrawContext, type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { FaceMaterial } from "./faceMaterial";
import { LineBatch } from "./lineBatch";
import { applyPose } from "./threePose";

export const UNIT_BOX = new BoxGeometry(1, 1, 1);

/** A solid box with its edges and decals; of a ghost, dashed edges and decals alone. */
class Box {
  readonly object = new Group();
  private readonly faces = new FaceMaterial();
  private readonly solid = new Mesh(UNIT_BOX, this.faces);
  private readonly edges = new LineBatch({ renderOrder: RENDER_ORDER.line });

  constructor() {
    this.object.matrixAutoUpdate = false;
    this.object.add(this.solid, this.edges.object);
    this.solid.renderOrder = RENDER_ORDER.body;
  }

  set(body: BodyMark, { camera, colours, pixelRatio, viewport }: DrawContext): void {
    this.object.visible = isDrawableBox(body);
    applyPose(this.object, body);
    this.solid.visible = !body.ghost;
    this.solid.scale.set(...body.size);
    this.faces.setLighting(camera, colours);
    const style = {
      colour: body.ghost ? ghostEdgeColour(colours, body.lane) : colours.edge,
      width: 1.25 * pixelRatio,
      opacity: 0.85,
    };
    const view = viewThrough(camera, viewport);
    const sets = [bodyEdges_B(body), body.decals_B].map((paths) =>
      body.ghost ? paths.flatMap((path) => screenDashes(path, ghostDash(body.lane), camera, view)) : paths,
    );
    this.edges.set(sets.map((paths) => ({ ...style, paths })));
  }

  dispose(): void {
    this.faces.dispose();
    this.edges.dispose();
  }
}

export function BodyObject({ slot }: { slot: MarkObjectRef<BodyMark> }): ReactNode {
  const [box] = useState(() => new Box());
  useEffect(() => () => box.dispose(), [box]);
  useMarkObject(slot, (body, context) => box.set(body, context));
  return <primitive object={box.object} />;
}
