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
import { type DrawContext, RENDER_ORDER } from "./drawContext";
import { threeColour } from "./threeColour";

/** Floats per arrow: tail (3), direction (3), lengths and radii (4), colour (3), opacity where hidden (1). */
const FLOATS_PER_ARROW = 14;

const VERTEX = /* glsl */ `
attribute float onHead;
attribute vec3 tail;
attribute vec3 direction;

/** Lengths of shaft and head, radii of shaft and head. */
attribute vec4 lengths;
attribute vec4 colour;
varying vec4 vColour;
varying vec3 vNormal;

void main() {
  vec3 across = normalize(cross(direction, abs(direction.y) < 0.9 ? vec3(0.0, 1.0, 0.0) : vec3(1.0, 0.0, 0.0)));
  mat3 rotation = mat3(across, direction, cross(across, direction));
  vec3 size = onHead > 0.5 ? lengths.wyw : lengths.zxz;
  vec3 point = size * position + vec3(0.0, onHead * lengths.x, 0.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(tail + rotation * point, 1.0);
  // Arrows along one line would z-fight: later ones are moved a little towards the eye.
  gl_Position.z -= 2e-5 * float(gl_InstanceID) * gl_Position.w;
  vNormal = rotation * (normal / size);
  vColour = colour;
}
`;

/** Lambertian shading with an ambient term. */
const FRAGMENT = /* glsl */ `
uniform bool hidden;
uniform vec3 lamp;
varying vec4 vColour;
varying vec3 vNormal;

void main() {
  float light = 0.67 + 0.45 * max(0.0, dot(lamp, normalize(vNormal)));
  gl_FragColor = hidden ? vColour : vec4(light * vColour.rgb, 1.0);
  #include <colorspace_fragment>
}
`;

/** All arrows of a picture as instances of one geometry: one pass faintly where they are hidden, one in plain sight. */
export class ArrowBatch {
  readonly object = new Group();
  private readonly geometry = arrowGeometry();
  private readonly lamp = new Vector3();
  private readonly materials = [
    this.addPass(RENDER_ORDER.hidden, true, { depthFunc: GreaterDepth, depthWrite: false }),
    this.addPass(RENDER_ORDER.arrow, false, {}),
  ];
  private instances = new Float32Array(0);

  private addPass(renderOrder: number, hidden: boolean, depth: object): ShaderMaterial {
    const material = new ShaderMaterial({
      ...depth,
      // Both passes are in three's transparent list, which alone keeps their order: the hidden part first.
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
    const opacity = hiddenOpacity(marks);
    let count = 0;
    for (const arrow of arrows) {
      const shape = arrowShape(arrow, camera.radius);
      if (!shape) continue;
      const { r, g, b } = threeColour(colours[arrow.colour]);
      const neck = shape.length - shape.headLength;
      const lengths = [neck, shape.headLength, shape.shaftRadius, shape.headRadius];
      this.instances.set(
        [...arrow.tail_W, ...shape.direction_W, ...lengths, r, g, b, opacity],
        count * FLOATS_PER_ARROW,
      );
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
    const buffer = new InstancedInterleavedBuffer(this.instances, FLOATS_PER_ARROW).setUsage(
      DynamicDrawUsage,
    );
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

/** A shaft and a head, each of length and radius 1, along +y from the origin. */
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
  // Otherwise three.js computes it, to sort by depth; here `renderOrder` decides.
  arrow.boundingSphere = new Sphere();
  arrow.setAttribute("position", new BufferAttribute(new Float32Array(joined("position")), 3));
  arrow.setAttribute("normal", new BufferAttribute(new Float32Array(joined("normal")), 3));
  arrow.setAttribute("onHead", new BufferAttribute(new Float32Array(onHead), 1));
  return arrow;
}
