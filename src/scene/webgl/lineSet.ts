import { GreaterDepth, Group, InstancedInterleavedBuffer, InterleavedBufferAttribute } from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import type { Vec3 } from "../../core/math/vec3";
import { BEHIND } from "../strengths";

/** How a set of lines looks: a colour, a width in device pixels, an opacity, and whether it fades towards its beginning. */
export interface LineLook {
  readonly ink: string;
  readonly width: number;
  readonly opacity: number;
  readonly fades?: boolean;
  /** How much of it shows where it is hidden. */
  readonly behind?: number;
}

const FLOATS_PER_LINE = 6;

/**
 * Lines whose vertex colour is how opaque they are. They have no round ends: where one overlapped the next, what shines
 * through would be painted twice.
 */
const FADING = new LineMaterial().fragmentShader
  .replace("#include <color_fragment>", "alpha *= vColor.r;")
  .replace("if ( len2 > 1.0 ) discard;", "discard;");

/** How a set of lines stands among the other objects of its scene. */
export interface LinePlace {
  readonly renderOrder: number;
  /** Where what is hidden is drawn too, faintly; left out, it is not drawn at all. */
  readonly behindOrder?: number;
  /** False for lines that nothing hides. */
  readonly depthTest?: boolean;
}

/** Straight lines of constant width, set anew on each drawing; its buffers grow but are never made anew to shrink. */
export class LineSet {
  readonly object = new Group();
  private readonly geometry = new LineSegmentsGeometry();
  private readonly seen: LineMaterial;
  private readonly behind: LineMaterial | null = null;
  private ends = new Float32Array(0);
  private fades = new Float32Array(0);

  constructor({ renderOrder, behindOrder, depthTest = true }: LinePlace) {
    this.seen = this.layer(renderOrder, depthTest);
    if (behindOrder !== undefined) {
      this.behind = this.layer(behindOrder, depthTest);
      this.behind.depthFunc = GreaterDepth;
    }
    this.reserve(32);
  }

  private layer(renderOrder: number, depthTest: boolean): LineMaterial {
    const material = new LineMaterial({ transparent: true, depthWrite: false, depthTest });
    const lines = new LineSegments2(this.geometry, material);
    lines.renderOrder = renderOrder;
    lines.frustumCulled = false;
    this.object.add(lines);
    return material;
  }

  /** Among marks of its place, later ones over earlier ones. */
  moveTo({ renderOrder, behindOrder = 0 }: LinePlace, order: number): void {
    const [seen, behind] = this.object.children;
    if (seen) seen.renderOrder = renderOrder + order;
    if (behind) behind.renderOrder = behindOrder + order;
  }

  set(lines: readonly (readonly [Vec3, Vec3])[], look: LineLook): void {
    if (lines.length * FLOATS_PER_LINE > this.ends.length) this.reserve(2 * lines.length);
    lines.forEach(([from, to], index) => {
      this.ends.set(from, index * FLOATS_PER_LINE);
      this.ends.set(to, index * FLOATS_PER_LINE + 3);
    });
    this.touch("instanceStart");
    this.geometry.instanceCount = lines.length;
    this.object.visible = lines.length > 0;
    this.wear(this.seen, look, look.opacity);
    if (this.behind) this.wear(this.behind, look, (look.behind ?? BEHIND) * look.opacity);
    if (look.fades) this.fade(lines.length);
  }

  dispose(): void {
    this.geometry.dispose();
    this.seen.dispose();
    this.behind?.dispose();
  }

  private wear(material: LineMaterial, look: LineLook, opacity: number): void {
    material.linewidth = look.width;
    material.opacity = opacity;
    material.color.set(look.ink);
    if (material.vertexColors === Boolean(look.fades)) return;
    material.vertexColors = Boolean(look.fades);
    material.fragmentShader = look.fades ? FADING : material.fragmentShader;
    material.needsUpdate = true;
  }

  private fade(count: number): void {
    for (let end = 0; end < 2 * count; end++)
      this.fades.fill(Math.ceil(end / 2) / count, 3 * end, 3 * end + 3);
    this.touch("instanceColorStart");
  }

  private reserve(lines: number): void {
    this.ends = new Float32Array(lines * FLOATS_PER_LINE);
    this.fades = new Float32Array(lines * FLOATS_PER_LINE);
    this.geometry.dispose();
    this.attach(this.ends, "instanceStart", "instanceEnd");
    this.attach(this.fades, "instanceColorStart", "instanceColorEnd");
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
