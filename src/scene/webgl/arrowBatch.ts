import {
  BufferAttribute,
  ConeGeometry,
  CylinderGeometry,
  DynamicDrawUsage,
  GreaterDepth,
  Group,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  ShaderMaterial,
  Sphere,
  Vector3,
} from "three";
import { arrowShape } from "../geometry/arrow";
import { lampDirection } from "../geometry/lighting";
import type { ArrowMark } from "../marks";
import { hiddenOpacity } from "../style";
import { type DrawContext, RENDER_ORDER } from "./drawing";
import { threeColour } from "./threeColour";

/** Numbers of an arrow: its tail and direction, four lengths, its colour and how much of it shows where it is hidden. */
const FLOATS_PER_ARROW = 14;

const VERTEX = /* glsl */ `
attribute float onHead;
attribute vec3 tail;
attribute vec3 direction;

/** Length up to the head, and of the head; girth of the shaft, and of the head. */
attribute vec4 lengths;
attribute vec4 ink;
varying vec4 colour;
varying vec3 facing;

void main() {
  vec3 aside = normalize(cross(direction, abs(direction.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  mat3 turn = mat3(aside, direction, cross(aside, direction));
  vec3 size = onHead > 0.5 ? lengths.wyw : lengths.zxz;
  vec3 place = size * position + vec3(0.0, onHead * lengths.x, 0.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(tail + turn * place, 1.0);
  // Of arrows along one line, later ones lie over earlier ones.
  gl_Position.z -= 2e-5 * float(gl_InstanceID) * gl_Position.w;
  facing = turn * (normal / size);
  colour = ink;
}
`;

/** Lambert's law, under one lamp and a light from everywhere. */
const FRAGMENT = /* glsl */ `
uniform bool hidden;
uniform vec3 lamp;
varying vec4 colour;
varying vec3 facing;

void main() {
  float light = 0.67 + 0.45 * max(0.0, dot(lamp, normalize(facing)));
  gl_FragColor = hidden ? colour : vec4(light * colour.rgb, 1.0);
  #include <colorspace_fragment>
}
`;

/** All arrows of a picture, drawn at one go; then once more, faintly, where a body hides them. */
export class ArrowBatch {
  readonly object = new Group();
  private readonly geometry = arrowGeometry();
  private readonly lamp = new Vector3();
  private readonly materials = [
    this.addPass(RENDER_ORDER.behind, true, { depthFunc: GreaterDepth, depthWrite: false }),
    this.addPass(RENDER_ORDER.arrow, false, {}),
  ];
  private instances = new Float32Array(0);

  private addPass(renderOrder: number, hidden: boolean, depth: object): ShaderMaterial {
    const material = new ShaderMaterial({
      ...depth,
      // Both are in three's transparent list, so that their order holds: the hidden part first.
      transparent: true,
      uniforms: { hidden: { value: hidden }, lamp: { value: this.lamp } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    const arrows = new Mesh(this.geometry, material);
    arrows.renderOrder = renderOrder;
    arrows.frustumCulled = false;
    this.object.add(arrows);
    return material;
  }

  set(arrows: readonly ArrowMark[], { camera, colours, marks }: DrawContext): void {
    if (arrows.length * FLOATS_PER_ARROW > this.instances.length) this.grow(arrows.length);
    this.lamp.set(...lampDirection(camera));
    const behind = hiddenOpacity(marks);
    let count = 0;
    for (const arrow of arrows) {
      const shape = arrowShape(arrow, camera.radius);
      if (!shape) continue;
      const { r, g, b } = threeColour(colours[arrow.colour]);
      const neck = shape.length - shape.headLength;
      const lengths = [neck, shape.headLength, shape.shaftRadius, shape.headRadius];
      this.instances.set([...arrow.tail_W, ...shape.direction_W, ...lengths, r, g, b, behind], count * FLOATS_PER_ARROW);
      count += 1;
    }
    this.geometry.instanceCount = count;
    this.object.visible = count > 0;
    const { tail } = this.geometry.attributes;
    if (tail instanceof InterleavedBufferAttribute) tail.data.needsUpdate = true;
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of this.materials) material.dispose();
  }

  private grow(arrows: number): void {
    this.geometry.dispose();
    this.instances = new Float32Array(arrows * FLOATS_PER_ARROW);
    const buffer = new InstancedInterleavedBuffer(this.instances, FLOATS_PER_ARROW).setUsage(DynamicDrawUsage);
    for (const [name, size, offset] of [
      ["tail", 3, 0],
      ["direction", 3, 3],
      ["lengths", 4, 6],
      ["colour", 4, 10],
    ] as const) {
      this.geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, size, offset));
    }
  }
}

/** A shaft and a head, each of length and radius 1 up from the origin. */
function arrowGeometry(): InstancedBufferGeometry {
  const parts = [new CylinderGeometry(1, 1, 1, 20), new ConeGeometry(1, 1, 28)].map((part) =>
    part.translate(0, 0.5, 0).toNonIndexed(),
  );
  const joined = (name: string) =>
    parts.flatMap((part) => [...(part.getAttribute(name).array as Float32Array)]);
  const onHead = parts.flatMap((part, index) =>
    new Array<number>(part.getAttribute("position").count).fill(index),
  );
  const arrow = new InstancedBufferGeometry();
  // three.js would work it out, to sort by depth: here the order is given.
  arrow.boundingSphere = new Sphere();
  arrow.setAttribute("position", new BufferAttribute(new Float32Array(joined("position")), 3));
  arrow.setAttribute("normal", new BufferAttribute(new Float32Array(joined("normal")), 3));
  arrow.setAttribute("onHead", new BufferAttribute(new Float32Array(onHead), 1));
  return arrow;
}
