import { type ReactNode, useEffect, useState } from "react";
import {
  BackSide,
  FrontSide,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShaderMaterial,
} from "three";
import { isDrawableBox } from "../geometry/box";
import { isFiniteGround } from "../geometry/drawable";
import type { BodyMark, GroundMark } from "../marks";
import { UNIT_BOX } from "./BodyObject";
import { type DrawContext, type MarkObjectRef, RENDER_ORDER, useMarkObject } from "./drawContext";
import { CASTER_LAYER, CASTER_MATERIAL, coveredSide } from "./softShadow";
import { threeColour } from "./threeColour";
import { applyPose, flattenOnto } from "./threePose";

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform sampler2D image;
uniform vec3 colour;
varying vec2 vUv;
void main() {
  gl_FragColor = vec4(colour, texture2D(image, vUv).r);
  #include <colorspace_fragment>
}
`;

const SQUARE = new PlaneGeometry(1, 1);
const boxSize = new Matrix4();

/**
 * The shadows on the ground of a picture: all soft shadows, on a square; or else the sharp shadow of the first solid box, which is
 * the box, flattened. A box is convex, so that of the faces on one side exactly one covers each point of the shadow, and drawing
 * one side paints no point twice.
 */
class Shadow {
  readonly object = new Group();
  private readonly sharpMaterial = new MeshBasicMaterial({ depthWrite: false });
  private readonly sharp = new Mesh(UNIT_BOX, this.sharpMaterial);
  private readonly caster = new Mesh(UNIT_BOX, CASTER_MATERIAL);
  private readonly softMaterial = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    uniforms: { image: { value: null }, colour: { value: null } },
  });
  private readonly soft = new Mesh(SQUARE, this.softMaterial);

  constructor() {
    for (const mesh of [this.sharp, this.soft, this.caster]) {
      mesh.matrixAutoUpdate = false;
      mesh.frustumCulled = false;
      mesh.renderOrder = RENDER_ORDER.shadow;
      this.object.add(mesh);
    }
    this.caster.layers.set(CASTER_LAYER);
  }

  set(ground: GroundMark, context: DrawContext): void {
    const box = context.marks.filter((mark) => mark.kind === "body").find(({ ghost }) => !ghost);
    const isDrawable = box !== undefined && isDrawableBox(box) && isFiniteGround(ground);
    const isSoft = context.softShadow !== null && !ground.bare;
    this.soft.visible = isSoft && isFiniteGround(ground);
    this.sharp.visible = !isSoft && isDrawable;
    this.caster.visible = isSoft && isDrawable;
    if (isSoft) this.setSoft(ground, context);
    if (box && isDrawable) this.setBox(box, ground, context);
  }

  private setSoft(ground: GroundMark, { colours, softShadow }: DrawContext): void {
    const [x, y, z] = ground.centre_W;
    const side = coveredSide(ground);
    this.soft.matrix.set(side, 0, 0, x, 0, 0, side, y, 0, -side, 0, z, 0, 0, 0, 1);
    this.soft.matrixWorldNeedsUpdate = true;
    const { image, colour } = this.softMaterial.uniforms;
    if (image) image.value = softShadow;
    if (colour) colour.value = threeColour(colours.softShadow);
  }

  private setBox(box: BodyMark, ground: GroundMark, { camera, colours }: DrawContext): void {
    for (const mesh of [this.sharp, this.caster]) {
      applyPose(mesh, box);
      mesh.matrix.multiply(boxSize.makeScale(...box.size));
    }
    flattenOnto(this.sharp, ground.centre_W[1]);
    this.sharpMaterial.color = threeColour(colours.shadow);
    this.sharpMaterial.side = camera.elevation > 0 ? FrontSide : BackSide;
  }

  dispose(): void {
    this.sharpMaterial.dispose();
    this.softMaterial.dispose();
  }
}

export function ShadowObject({ slot }: { slot: MarkObjectRef<GroundMark> }): ReactNode {
  const [shadow] = useState(() => new Shadow());
  useEffect(() => () => shadow.dispose(), [shadow]);
  useMarkObject(slot, (ground, context) => shadow.set(ground, context));
  return <primitive object={shadow.object} />;
}
