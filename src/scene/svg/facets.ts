import type { Mesh } from "../../core/bodies/mesh";
import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { signedArea } from "../geometry/distance";
import { clusterVertices, ofTriangle, surfacesAtCorners, unitNormals } from "../geometry/meshSurface";
import { toWorld } from "../geometry/pose";
import type { MeshMark } from "../marks";

export interface Facet {
  readonly corners: readonly [Projected, Projected, Projected];
  readonly corners_W: readonly [Vec3, Vec3, Vec3];
  readonly normal_W: Vec3;
  readonly depth: number;
}

export interface FacetedMesh {
  readonly all: readonly Facet[];
  /** From far to near. */
  readonly facing: readonly Facet[];
}

/** Thousands of triangles are too many paths for an SVG. */
const GRID_CELLS = 10;
/** A mesh with edges is drawn as it is up to this: what the grid leaves of the bunny. */
const FEW_TRIANGLES = 560;

interface MeshWithNormals {
  readonly mesh: Mesh;
  readonly normals: readonly Vec3[];
}

const simplifiedMeshes = new WeakMap<Mesh, MeshWithNormals>();

function simplified({ mesh, creased }: MeshMark): MeshWithNormals {
  const known = simplifiedMeshes.get(mesh);
  if (known) return known;
  const coarse = creased ? simplifiedBetweenEdges(mesh) : clusterVertices(mesh, GRID_CELLS);
  const entry = { mesh: coarse, normals: unitNormals(coarse) };
  simplifiedMeshes.set(mesh, entry);
  return entry;
}

/** What lies on an edge stays on it. */
function simplifiedBetweenEdges(mesh: Mesh): Mesh {
  return mesh.triangles.length > FEW_TRIANGLES
    ? clusterVertices(mesh, GRID_CELLS, surfacesAtCorners(mesh))
    : mesh;
}

export function facetsOf(mark: MeshMark, view: View): FacetedMesh {
  const { mesh, normals } = simplified(mark);
  const atOrigin = { ...mark, position_W: [0, 0, 0] as Vec3 };
  return placedFacets(
    mesh.triangles,
    mesh.positions.map((position) => toWorld(mark, position)),
    normals.map((normal) => toWorld(atOrigin, normal)),
    view,
  );
}

export function placedFacets(
  triangles: Mesh["triangles"],
  places_W: readonly Vec3[],
  normals_W: readonly Vec3[],
  view: View,
): FacetedMesh {
  const corners = places_W.map((place_W) => project(view, place_W));
  const all = triangles.map((triangle, index): Facet => {
    const projected = ofTriangle(triangle, corners);
    return {
      corners: projected,
      corners_W: ofTriangle(triangle, places_W),
      normal_W: normals_W[index] ?? [0, 0, 0],
      depth: (projected[0].depth + projected[1].depth + projected[2].depth) / 3,
    };
  });
  const facing = all.filter(({ normal_W, corners_W }) => dot(normal_W, subVec(view.eye_W, corners_W[0])) > 0);
  return { all, facing: facing.sort((a, b) => b.depth - a.depth) };
}

/** @param tolerance [m] */
export function facetsOcclude(
  facets: readonly Facet[],
  view: View,
  tolerance: number,
): (point_W: Vec3) => boolean {
  const near = facetsNear(facets);
  return (point_W) => {
    const point = project(view, point_W);
    return near(point).some((facet) => depthAt(facet, point) < point.depth - tolerance);
  };
}

const CELLS = 12;

/** Only those near a point are tested for covering it. */
function facetsNear(facets: readonly Facet[]): (point: Projected) => readonly Facet[] {
  const whole = boundsOf(facets.flatMap(({ corners }) => corners));
  const perPixel = [CELLS / (whole.right - whole.left), CELLS / (whole.bottom - whole.top)] as const;
  const cellOf = (pixels: number, start: number, cellsPerPixel: number) =>
    Math.min(CELLS - 1, Math.floor((pixels - start) * cellsPerPixel)) || 0;
  const columnOf = (x: number) => cellOf(x, whole.left, perPixel[0]);
  const rowOf = (y: number) => cellOf(y, whole.top, perPixel[1]);
  const cells: Facet[][] = Array.from({ length: CELLS * CELLS }, () => []);
  for (const facet of facets) {
    const { left, right, top, bottom } = boundsOf(facet.corners);
    for (let row = rowOf(top); row <= rowOf(bottom); row++)
      for (let column = columnOf(left); column <= columnOf(right); column++)
        cells[row * CELLS + column]?.push(facet);
  }
  return (point) => (isWithin(whole, point) ? (cells[rowOf(point.y) * CELLS + columnOf(point.x)] ?? []) : []);
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(corners: readonly Projected[]): Bounds {
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of corners) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

function isWithin({ left, right, top, bottom }: Bounds, { x, y }: Projected): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** By barycentric coordinates; infinity outside of it. */
function depthAt({ corners: [a, b, c] }: Facet, p: Projected): number {
  const whole = signedArea(a, b, c);
  const [u, v, w] = [signedArea(b, c, p) / whole, signedArea(c, a, p) / whole, signedArea(a, b, p) / whole];
  if (!(u >= 0 && v >= 0 && w >= 0)) return Number.POSITIVE_INFINITY;
  return u * a.depth + v * b.depth + w * c.depth;
}
