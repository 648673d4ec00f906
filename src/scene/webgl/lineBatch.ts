import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  GreaterDepth,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  Sphere,
  SRGBColorSpace,
  Vector4,
} from "three";
import type { Vec3 } from "../../core/math/vec3";
import { HIDDEN_OPACITY } from "../style";
import { LineMaterial } from "./lineMaterial";
import { threeColour } from "./toThree";

export interface Lines {
  readonly paths: readonly (readonly Vec3[])[];
  /** `rgb(r, g, b)` */
  readonly colour: string;
  /** [device pixels] */
  readonly width: number;
  readonly opacity: number;
  /** Towards their beginning. */
  readonly fades?: boolean;
  /** Relative to `opacity`. */
  readonly hiddenOpacity?: number;
}

export interface LineBatchOptions {
  readonly renderOrder: number;
  /** Of a second pass that draws hidden lines faintly. */
  readonly hiddenRenderOrder?: number;
  /** False for lines that nothing may hide. */
  readonly depthTest?: boolean;
  /** They hide one another, as the dots of points do. */
  readonly depthWrite?: boolean;
}

const CORNERS_PER_LINE = 4;
const TRIANGLE_CORNERS = [0, 2, 1, 1, 2, 3];

/** Before the first line and after the last, for attributes shifted by ±2 vertices. */
const MARGIN_CORNERS = 2;

/** Style: colour (3), opacity, half the width, length of the caps, opacity where hidden. */
const POSITION_FLOATS = 3;
const STYLE_FLOATS = 7;

const viewport = new Vector4();

interface Written {
  readonly first: number;
  readonly count: number;
  readonly paths: Lines["paths"];
  readonly styleKey: string;
}

/** Of any styles, in one draw call, in their order; only what has changed is uploaded. */
export class LineBatch {
  readonly object = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly materials: LineMaterial[] = [];
  private capacity = 0;
  private positions = buffer(0, POSITION_FLOATS);
  private styles = buffer(0, STYLE_FLOATS);
  private written: readonly Written[] = [];

  constructor({ renderOrder, hiddenRenderOrder, depthTest = true, depthWrite = false }: LineBatchOptions) {
    if (hiddenRenderOrder !== undefined)
      this.addPass(
        hiddenRenderOrder,
        new LineMaterial(true, { depthTest, depthFunc: GreaterDepth, depthWrite: false }),
      );
    this.addPass(renderOrder, new LineMaterial(false, { depthTest, depthWrite }));
    // Else three.js computes it, to sort by depth; here `renderOrder` decides.
    this.geometry.boundingSphere = new Sphere();
    this.grow(64);
    // Else one that nobody tells of lines draws all its room.
    this.set([]);
  }

  private addPass(renderOrder: number, material: LineMaterial): void {
    const lines = new Mesh(this.geometry, material);
    lines.renderOrder = renderOrder;
    lines.frustumCulled = false;
    lines.onBeforeRender = (renderer) => {
      const { z: width, w: height } = renderer.getCurrentViewport(viewport);
      material.setViewport(width, height);
    };
    this.materials.push(material);
    this.object.add(lines);
  }

  set(sets: readonly Lines[]): void {
    const counts = sets.map(({ paths }) =>
      paths.reduce((sum, path) => sum + Math.max(0, path.length - 1), 0),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total > this.capacity) this.grow(2 * total);
    let first = 0;
    this.written = sets.map((lines, index) => {
      const now = { first, count: counts[index] ?? 0, paths: lines.paths, styleKey: styleKey(lines) };
      this.write(lines, now, this.written[index]);
      first += now.count;
      return now;
    });
    this.geometry.setDrawRange(0, total * TRIANGLE_CORNERS.length);
    this.object.visible = total > 0;
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of this.materials) material.dispose();
  }

  private write(lines: Lines, now: Written, before: Written | undefined): void {
    const inPlace = before?.first === now.first;
    if (!inPlace || before.paths !== now.paths) this.writePositions(now);
    if (!inPlace || before.count !== now.count || before.styleKey !== now.styleKey)
      this.writeStyle(lines, now);
  }

  /** The ends of lines, each twice. */
  private writePositions({ paths, first, count }: Written): void {
    const positions = this.positions.array as Float32Array;
    const start = (first * CORNERS_PER_LINE + MARGIN_CORNERS) * POSITION_FLOATS;
    let at = start;
    const put = ([x, y, z]: Vec3) => {
      positions[at] = positions[at + 3] = x;
      positions[at + 1] = positions[at + 4] = y;
      positions[at + 2] = positions[at + 5] = z;
      at += 2 * POSITION_FLOATS;
    };
    for (const path of paths) {
      for (let k = 1; k < path.length; k++) {
        put(path[k - 1] as Vec3);
        put(path[k] as Vec3);
      }
    }
    markDirty(this.positions, start, start + count * CORNERS_PER_LINE * POSITION_FLOATS);
  }

  private writeStyle(
    { colour, width, opacity, fades = false, hiddenOpacity = HIDDEN_OPACITY }: Lines,
    { first, count }: Written,
  ): void {
    const styles = this.styles.array as Float32Array;
    const { r, g, b } = threeColour(colour).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
    const start = (first * CORNERS_PER_LINE + MARGIN_CORNERS) * STYLE_FLOATS;
    // Translucent lines have no caps: overlaps would blend their colour twice.
    const capLength = fades ? 0 : width / 2;
    for (let corner = 0; corner < count * CORNERS_PER_LINE; corner++) {
      const fade = fades ? Math.ceil(Math.floor(corner / 2) / 2) / count : 1;
      styles.set(
        [r, g, b, fade * opacity, width / 2, capLength, hiddenOpacity],
        start + corner * STYLE_FLOATS,
      );
    }
    markDirty(this.styles, start, start + count * CORNERS_PER_LINE * STYLE_FLOATS);
  }

  private grow(lines: number): void {
    this.capacity = lines;
    this.written = [];
    this.geometry.dispose();
    this.positions = buffer(lines, POSITION_FLOATS);
    this.styles = buffer(lines, STYLE_FLOATS);
    const view = (of: InterleavedBuffer, size: number, offset: number) =>
      new InterleavedBufferAttribute(of, size, offset);
    this.geometry.setAttribute("before", view(this.positions, POSITION_FLOATS, 0));
    this.geometry.setAttribute(
      "position",
      view(this.positions, POSITION_FLOATS, MARGIN_CORNERS * POSITION_FLOATS),
    );
    this.geometry.setAttribute(
      "after",
      view(this.positions, POSITION_FLOATS, 2 * MARGIN_CORNERS * POSITION_FLOATS),
    );
    this.geometry.setAttribute("colour", view(this.styles, 4, MARGIN_CORNERS * STYLE_FLOATS));
    this.geometry.setAttribute("lineStyle", view(this.styles, 3, MARGIN_CORNERS * STYLE_FLOATS + 4));
    const triangles = Uint32Array.from({ length: lines * TRIANGLE_CORNERS.length }, (_, k) => {
      const corner = TRIANGLE_CORNERS[k % TRIANGLE_CORNERS.length] ?? 0;
      return Math.floor(k / TRIANGLE_CORNERS.length) * CORNERS_PER_LINE + corner;
    });
    this.geometry.setIndex(new BufferAttribute(triangles, 1));
  }
}

function buffer(lines: number, stride: number): InterleavedBuffer {
  const array = new Float32Array((lines * CORNERS_PER_LINE + 2 * MARGIN_CORNERS) * stride);
  return new InterleavedBuffer(array, stride).setUsage(DynamicDrawUsage);
}

function markDirty(buffer: InterleavedBuffer, from: number, to: number): void {
  if (to <= from) return;
  buffer.addUpdateRange(from, to - from);
  buffer.needsUpdate = true;
}

function styleKey({ colour, width, opacity, fades, hiddenOpacity: behind }: Lines): string {
  return `${colour} ${width} ${opacity} ${fades} ${behind}`;
}
