import type { Vec3 } from "../../core/math/vec3";
import { type Camera, type View, type Viewport, viewThrough } from "../camera";
import { boxOccludes } from "../geometry/box";
import { isFinitePose } from "../geometry/drawable";
import { depthMask } from "../geometry/ellipsoid";
import type { BodyMark, EllipsoidMark, Mark } from "../marks";
import { HIDDEN_OPACITY, hiddenOpacity } from "../style";
import { type FacetedMesh, facetsOcclude, facetsOf } from "./facets";
import { type FacetedObject, facetedObject } from "./objectFaces";

/** What hides, and what others show through. */
export interface Scene {
  readonly view: View;
  readonly camera: Camera;
  readonly boxes: readonly BodyMark[];
  readonly meshes: readonly FacetedMesh[];
  readonly objects: readonly FacetedObject[];
  readonly ellipsoids: readonly EllipsoidMark[];
  /** By something solid, or the near half of something translucent. */
  readonly isHidden: (point_W: Vec3) => boolean;
  readonly hiddenOpacity: number;
  /** Gives {@link hiddenOpacity} in the style sheet. */
  readonly hiddenClass: "behind" | "dimmed";
}

/** Depth below a simplified surface at which a point is hidden, as a share of the scene's radius. */
const FACET_TOLERANCE = 0.03;

/** An object is drawn as it is. */
const OBJECT_TOLERANCE = 0.004;

export function sceneOf(marks: readonly Mark[], camera: Camera, viewport: Viewport): Scene {
  const view = viewThrough(camera, viewport);
  const boxes = marks.filter((mark) => mark.kind === "body").filter((body) => !body.ghost);
  const meshes = marks.filter((mark) => mark.kind === "mesh").map((mesh) => facetsOf(mesh, view));
  const objects = marks
    .filter((mark) => mark.kind === "object")
    .filter((object) => !object.ghost && isFinitePose(object))
    .map((object) => facetedObject(object, view));
  const ellipsoids = marks.filter((mark) => mark.kind === "ellipsoid");
  const tolerance = FACET_TOLERANCE * camera.radius;
  const occluders = [
    ...boxes.map((box) => (point_W: Vec3) => boxOccludes(box, view.eye_W, point_W)),
    ...meshes.map(({ facing }) => facetsOcclude(facing, view, tolerance)),
    ...objects.map(({ facing }) => facetsOcclude(facing, view, OBJECT_TOLERANCE * camera.radius)),
    ...ellipsoids.map((ellipsoid) => depthMask(ellipsoid, view.eye_W)),
  ];
  const opacity = hiddenOpacity(marks);
  return {
    view,
    camera,
    boxes,
    meshes,
    objects,
    ellipsoids,
    isHidden: (point_W) => occluders.some((occludes) => occludes(point_W)),
    hiddenOpacity: opacity,
    hiddenClass: opacity > HIDDEN_OPACITY ? "dimmed" : "behind",
  };
}
