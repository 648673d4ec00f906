import { type ReactNode, useRef } from "react";
import {
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { isFiniteGround } from "../geometry/drawable";
import type { GroundMark } from "../marks";
import { type MarkObjectRef, RENDER_ORDER, useDisposable, useMarkObject } from "./drawContext";
import { threeColour } from "./toThree";

/** Not seen by the pictures' own camera. */
export const CASTER_LAYER = 2;

/** Shared, and never disposed of. */
export const CASTER_MATERIAL = new MeshBasicMaterial({ side: DoubleSide });

/** The image is blurred, so few are enough. */
const RESOLUTION = 160;

/** Half the side of the square, in radii of the ground. */
const COVERED = 1.4;

/** As a share of the square's side. */
const BLUR = 0.02;

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

/** A Gaussian of 13 samples. */
const FRAGMENT = /* glsl */ `
uniform sampler2D image;
uniform vec2 along;
varying vec2 vUv;
void main() {
  float sum = 0.0;
  float weights = 0.0;
  for (int k = -6; k <= 6; k++) {
    float x = float(k) / 6.0;
    float weight = exp(-3.0 * x * x);
    sum += weight * texture2D(image, vUv + x * along).r;
    weights += weight;
  }
  gl_FragColor = vec4(vec3(sum / weights), 1.0);
}
`;

/**
 * Casters from straight above, blurred: one image for all pictures, redrawn just before each. As ContactShadows of drei, without a
 * frame loop and without what casts none.
 */
export class SoftShadow {
  private readonly sharp = new WebGLRenderTarget(RESOLUTION, RESOLUTION);
  private readonly blurred = new WebGLRenderTarget(RESOLUTION, RESOLUTION, { depthBuffer: false });
  private readonly camera = new OrthographicCamera();
  private readonly blur = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    uniforms: { image: { value: null }, along: { value: new Vector2() } },
  });
  private readonly square = new Mesh(new PlaneGeometry(2, 2), this.blur);
  private readonly page = new Scene();

  constructor(private readonly renderer: WebGLRenderer) {
    this.square.frustumCulled = false;
    this.square.layers.set(CASTER_LAYER);
    this.page.add(this.square);
    this.camera.layers.set(CASTER_LAYER);
    this.camera.up.set(0, 0, -1);
  }

  get image(): Texture {
    return this.sharp.texture;
  }

  draw(scene: Scene, { centre_W, radius }: GroundMark): void {
    const [x, y, z] = centre_W;
    const half = COVERED * radius;
    const { camera } = this;
    Object.assign(camera, { left: -half, right: half, top: half, bottom: -half, near: 0, far: 8 * half });
    camera.position.set(x, y + 4 * half, z);
    camera.lookAt(x, y, z);
    camera.updateProjectionMatrix();
    this.renderer.setScissorTest(false);
    this.renderer.setRenderTarget(this.sharp);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.pass(this.sharp, this.blurred, [BLUR, 0]);
    this.pass(this.blurred, this.sharp, [0, BLUR]);
    this.renderer.setRenderTarget(null);
    this.renderer.setScissorTest(true);
  }

  private pass(from: WebGLRenderTarget, to: WebGLRenderTarget, along: readonly [number, number]): void {
    const { image, along: direction } = this.blur.uniforms;
    if (image) image.value = from.texture;
    direction?.value.set(...along);
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.page, this.camera);
  }
}

const SQUARE = new PlaneGeometry(1, 1);

export function GroundObject({ slot }: { slot: MarkObjectRef<GroundMark> }): ReactNode {
  const square = useRef<Mesh>(null);
  const { material } = useDisposable(() => ({
    material: new MeshBasicMaterial({ transparent: true, depthWrite: false }),
  }));
  useMarkObject(slot, (ground, { colours, softShadow }) => {
    if (!square.current) return;
    square.current.visible = softShadow !== null && !ground.bare && isFiniteGround(ground);
    const [x, y, z] = ground.centre_W;
    const side = 2 * COVERED * ground.radius;
    square.current.matrix.set(side, 0, 0, x, 0, 0, side, y, 0, -side, 0, z, 0, 0, 0, 1);
    square.current.matrixWorldNeedsUpdate = true;
    material.alphaMap = softShadow;
    material.color = threeColour(colours.softShadow);
  });
  return (
    <mesh
      ref={square}
      geometry={SQUARE}
      material={material}
      matrixAutoUpdate={false}
      renderOrder={RENDER_ORDER.shadow}
      frustumCulled={false}
    />
  );
}
