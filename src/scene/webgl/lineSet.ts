import { Color, InstancedInterleavedBuffer, InterleavedBufferAttribute } from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import type { Vec3 } from "../../core/math/vec3";

/** How a set of lines looks: a colour, a width in device pixels, an opacity, and what its oldest end fades to. */
export interface LineLook {
  readonly ink: string;
  readonly width: number;
  readonly opacity: number;
  readonly fadeTo?: string;
}

const FLOATS_PER_LINE = 6;

/** Straight lines of constant width, set anew on each drawing; its buffers grow but are never made anew to shrink. */
export class LineSet {
  readonly object: LineSegments2;
  private readonly geometry = new LineSegmentsGeometry();
  private readonly material = new LineMaterial({ transparent: true, depthWrite: false });
  private ends = new Float32Array(0);
  private colours = new Float32Array(0);

  constructor(renderOrder: number) {
    this.object = new LineSegments2(this.geometry, this.material);
    this.object.renderOrder = renderOrder;
    this.object.frustumCulled = false;
    this.reserve(32);
  }

  set(lines: readonly (readonly [Vec3, Vec3])[], look: LineLook): void {
    if (lines.length * FLOATS_PER_LINE > this.ends.length) this.reserve(2 * lines.length);
    lines.forEach(([from, to], index) => {
      this.ends.set(from, index * FLOATS_PER_LINE);
      this.ends.set(to, index * FLOATS_PER_LINE + 3);
    });
    this.touch("instanceStart");
    this.geometry.instanceCount = lines.length;
    this.material.linewidth = look.width;
    this.material.opacity = look.opacity;
    this.paint(lines.length, look);
  }

  dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
  }

  private paint(count: number, look: LineLook): void {
    this.material.vertexColors = look.fadeTo !== undefined;
    if (look.fadeTo === undefined) {
      this.material.color.set(look.ink);
      return;
    }
    this.material.color.set(0xffffff);
    near.set(look.ink);
    far.set(look.fadeTo);
    for (let end = 0; end < 2 * count; end++) {
      shade.lerpColors(far, near, Math.ceil(end / 2) / count).toArray(this.colours, end * 3);
    }
    this.touch("instanceColorStart");
  }

  private reserve(lines: number): void {
    this.ends = new Float32Array(lines * FLOATS_PER_LINE);
    this.colours = new Float32Array(lines * FLOATS_PER_LINE);
    this.geometry.dispose();
    this.attach(this.ends, "instanceStart", "instanceEnd");
    this.attach(this.colours, "instanceColorStart", "instanceColorEnd");
  }

  private attach(values: Float32Array, start: string, end: string): void {
    const buffer = new InstancedInterleavedBuffer(values, FLOATS_PER_LINE, 1);
    this.geometry.setAttribute(start, new InterleavedBufferAttribute(buffer, 3, 0));
    this.geometry.setAttribute(end, new InterleavedBufferAttribute(buffer, 3, 3));
  }

  private touch(name: string): void {
    const attribute = this.geometry.getAttribute(name);
    if (attribute instanceof InterleavedBufferAttribute) attribute.data.needsUpdate = true;
  }
}

const near = new Color();
const far = new Color();
const shade = new Color();
