import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  GreaterDepth,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  Sphere,
  Vector3,
} from "three";
import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";
import { viewThrough } from "../camera";
import { arrowShape } from "../geometry/arrow";
import type { ArrowMark } from "../marks";
import { hiddenOpacity } from "../style";
import { type DrawContext, RENDER_ORDER } from "./drawContext";
import { LitMaterial } from "./litMaterial";
import { threeColour } from "./toThree";

/** Of length and radius 1, along +y from the origin. */
const SHAFT = new CylinderGeometry(1, 1, 1, 20).translate(0, 0.5, 0);
const HEAD = new ConeGeometry(1, 1, 28).translate(0, 0.5, 0);
/** Shared by all batches, of whatever renderer. */
export const ARROW_GEOMETRIES: readonly BufferGeometry[] = [SHAFT, HEAD];
const ALONG = new Vector3(0, 1, 0);

/** Arrows along one line would z-fight: each is nearer to the eye than the one before, by this share of its distance. */
const NEARER = 2e-4;

const matrix = new Matrix4();
const turn = new Quaternion();

/** Instances, drawn faintly where hidden and once more in plain sight. */
export class ArrowBatch {
  readonly object = new Group();
  private readonly faint = new MeshBasicMaterial({
    transparent: true,
    depthFunc: GreaterDepth,
    depthWrite: false,
  });
  private readonly meshes: readonly { readonly faint: InstancedMesh; readonly plain: InstancedMesh }[];
  private capacity = 0;

  /** @param lit in plain sight; in three's transparent list, which alone keeps their order: the hidden part first */
  constructor(private readonly lit: Material = new LitMaterial([], 0, { transparent: true })) {
    this.meshes = [SHAFT, HEAD].map((part) => ({
      faint: this.add(new InstancedMesh(part, this.faint, 0), RENDER_ORDER.hidden),
      plain: this.add(new InstancedMesh(part, this.lit, 0), RENDER_ORDER.arrow),
    }));
    // Compiles programs before there is an arrow; instances with colours have another.
    this.grow(4);
  }

  private add<M extends InstancedMesh>(mesh: M, renderOrder: number): M {
    mesh.renderOrder = renderOrder;
    mesh.frustumCulled = false;
    // Else three.js computes it, to sort by depth; here `renderOrder` decides.
    mesh.boundingSphere = new Sphere();
    this.object.add(mesh);
    return mesh;
  }

  set(arrows: readonly ArrowMark[], { camera, colours, marks, viewport }: DrawContext): void {
    if (arrows.length > this.capacity) this.grow(2 * arrows.length);
    const { eye_W } = viewThrough(camera, viewport);
    if (this.lit instanceof LitMaterial) this.lit.setLighting(camera, colours);
    this.faint.opacity = hiddenOpacity(marks);
    let count = 0;
    for (const arrow of arrows) {
      const shape = arrowShape(arrow, camera.radius);
      if (!shape) continue;
      const { length, headLength, shaftRadius, headRadius, neck_W, direction_W } = shape;
      turn.setFromUnitVectors(ALONG, new Vector3(...direction_W));
      const [shaft, head] = this.meshes;
      const nearness = 1 - NEARER * count;
      const place = (at_W: Vec3, radius: number, along: number) =>
        matrix.compose(
          // Nearer to the eye and smaller by as much, it covers the same pixels.
          new Vector3(...addVec(eye_W, scaleVec(nearness, subVec(at_W, eye_W)))),
          turn,
          new Vector3(radius, along, radius).multiplyScalar(nearness),
        );
      shaft?.plain.setMatrixAt(count, place(arrow.tail_W, shaftRadius, length - headLength));
      head?.plain.setMatrixAt(count, place(neck_W, headRadius, headLength));
      for (const { plain } of this.meshes) plain.setColorAt(count, threeColour(colours[arrow.colour]));
      count += 1;
    }
    for (const { faint, plain } of this.meshes) {
      faint.count = plain.count = count;
      plain.instanceMatrix.needsUpdate = true;
      if (plain.instanceColor) plain.instanceColor.needsUpdate = true;
    }
    this.object.visible = count > 0;
  }

  /** Both drawings of a part share their instances. */
  private grow(capacity: number): void {
    this.capacity = capacity;
    for (const { faint, plain } of this.meshes) {
      for (const mesh of [faint, plain]) mesh.dispose();
      faint.instanceMatrix = plain.instanceMatrix = instances(capacity, 16);
      faint.instanceColor = plain.instanceColor = instances(capacity, 3);
    }
  }

  dispose(): void {
    for (const { faint, plain } of this.meshes) for (const mesh of [faint, plain]) mesh.dispose();
    this.faint.dispose();
    this.lit.dispose();
  }
}

function instances(count: number, size: number): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array(count * size), size);
}
