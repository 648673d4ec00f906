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
import { threeColour } from "./threeColour";

/** Polylines of one look. */
export interface Lines {
  readonly paths: readonly (readonly Vec3[])[];
  /** As CSS says it: `rgb(r, g, b)`. */
  readonly colour: string;
  /** In device pixels. */
  readonly width: number;
  readonly opacity: number;
  /** Whether they fade towards their beginning. */
  readonly fades?: boolean;
  /** How much of them shows where they are hidden. */
  readonly hiddenOpacity?: number;
}

/** How a batch of lines stands among the other objects of its scene. */
export interface LineBatchOptions {
  readonly renderOrder: number;
  /** Where what is hidden is drawn too, faintly; left out, it is not drawn at all. */
  readonly hiddenRenderOrder?: number;
  /** False for lines that nothing hides. */
  readonly depthTest?: boolean;
  /** Whether they hide one another, as dots do that stand for something round. */
  readonly depthWrite?: boolean;
}

/** A line's corners in the buffers, and as triangles. */
const CORNERS_PER_LINE = 4;
const TRIANGLE_CORNERS = [0, 2, 1, 1, 2, 3];

/** Corners before the first line and after the last, so that every corner sees two on either side. */
const MARGIN_CORNERS = 2;

/** Numbers of a place, and of a look: colour, opacity, half the width, reach of the ends, strength where hidden. */
const POSITION_FLOATS = 3;
const STYLE_FLOATS = 7;

const viewport = new Vector4();

/** What was last written for one of a batch's sets of lines. */
interface Written {
  readonly first: number;
  readonly count: number;
  readonly paths: Lines["paths"];
  readonly styleKey: string;
}

/**
 * Lines that are drawn at one go, in their order, whatever their looks. Set anew on each drawing; only what differs
 * from the last one is sent to the graphics card.
 */
export class LineBatch {
  readonly object = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly materials: LineMaterial[] = [];
  private capacity = 0;
  private positions = buffer(0, POSITION_FLOATS);
  private styles = buffer(0, STYLE_FLOATS);
  private written: readonly Written[] = [];

  constructor({ renderOrder, hiddenRenderOrder: behindOrder, depthTest = true, depthWrite: hides = false }: LineBatchOptions) {
    if (behindOrder !== undefined)
      this.addPass(
        behindOrder,
        new LineMaterial(true, { depthTest, depthFunc: GreaterDepth, depthWrite: false }),
      );
    this.addPass(renderOrder, new LineMaterial(false, { depthTest, depthWrite: hides }));
    // three.js would work it out, to sort by depth: here the order is given.
    this.geometry.boundingSphere = new Sphere();
    this.grow(64);
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
      const now = { first, count: counts[index] ?? 0, paths: lines.paths, look: styleKey(lines) };
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
    if (!inPlace || before.count !== now.count || before.styleKey !== now.styleKey) this.writeStyle(lines, now);
  }

  /** Writes the ends of lines, each twice; what stands there already is not sent again. */
  private writePositions({ paths, first, count }: Written): void {
    const places = this.positions.array as Float32Array;
    let at = (first * CORNERS_PER_LINE + MARGIN_CORNERS) * POSITION_FLOATS;
    let changedFrom = Number.POSITIVE_INFINITY;
    let changedTo = 0;
    const put = (point: Vec3) => {
      const x = point[0];
      const y = point[1];
      const z = point[2];
      if (
        places[at] !== Math.fround(x) ||
        places[at + 1] !== Math.fround(y) ||
        places[at + 2] !== Math.fround(z)
      ) {
        places[at] = places[at + 3] = x;
        places[at + 1] = places[at + 4] = y;
        places[at + 2] = places[at + 5] = z;
        changedFrom = Math.min(changedFrom, at);
        changedTo = at + 2 * POSITION_FLOATS;
      }
      at += 2 * POSITION_FLOATS;
    };
    for (const path of paths) {
      for (let k = 1; k < path.length; k++) {
        put(path[k - 1] as Vec3);
        put(path[k] as Vec3);
      }
    }
    if (count > 0) markDirty(this.positions, changedFrom, changedTo);
  }

  private writeStyle(
    { colour, width, opacity, fades = false, hiddenOpacity: behind = HIDDEN_OPACITY }: Lines,
    { first, count }: Written,
  ): void {
    const looks = this.styles.array as Float32Array;
    const { r, g, b } = threeColour(colour).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
    const start = (first * CORNERS_PER_LINE + MARGIN_CORNERS) * STYLE_FLOATS;
    // Where lines fade they are cut off straight: if one overlapped the next, what shines through would be painted twice.
    const reach = fades ? 0 : width / 2;
    for (let corner = 0; corner < count * CORNERS_PER_LINE; corner++) {
      const strength = fades ? Math.ceil(Math.floor(corner / 2) / 2) / count : 1;
      looks.set([r, g, b, strength * opacity, width / 2, reach, behind], start + corner * STYLE_FLOATS);
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
    this.geometry.setAttribute("position", view(this.positions, POSITION_FLOATS, MARGIN_CORNERS * POSITION_FLOATS));
    this.geometry.setAttribute("after", view(this.positions, POSITION_FLOATS, 2 * MARGIN_CORNERS * POSITION_FLOATS));
    this.geometry.setAttribute("colour", view(this.styles, 4, MARGIN_CORNERS * STYLE_FLOATS));
    this.geometry.setAttribute("pen", view(this.styles, 3, MARGIN_CORNERS * STYLE_FLOATS + 4));
    const triangles = Uint32Array.from({ length: lines * TRIANGLE_CORNERS.length }, (_, k) => {
      const corner = TRIANGLE_CORNERS[k % TRIANGLE_CORNERS.length] ?? 0;
      return Math.floor(k / TRIANGLE_CORNERS.length) * CORNERS_PER_LINE + corner;
    });
    this.geometry.setIndex(new BufferAttribute(triangles, 1));
  }
}

function buffer(lines: number, stride: number): InterleavedBuffer {
  const numbers = new Float32Array((lines * CORNERS_PER_LINE + 2 * MARGIN_CORNERS) * stride);
  return new InterleavedBuffer(numbers, stride).setUsage(DynamicDrawUsage);
}

function markDirty(buffer: InterleavedBuffer, from: number, to: number): void {
  if (to <= from) return;
  buffer.addUpdateRange(from, to - from);
  buffer.needsUpdate = true;
}

function styleKey({ colour, width, opacity, fades, hiddenOpacity: behind }: Lines): string {
  return `${colour} ${width} ${opacity} ${fades} ${behind}`;
}
