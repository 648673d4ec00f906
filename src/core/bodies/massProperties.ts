import { addMat, diagonal, inverseMat, type Mat3, scaleMat } from "../math/mat3.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { MassDistribution } from "./massDistribution.ts";
import { type Mesh, MeshError, meshSolid, meshVertices } from "./mesh.ts";
import { points } from "./points.ts";
import { type Principal, principal } from "./principal.ts";
import { box, cylinder, ellipsoid } from "./solids.ts";
import { type BodySpec, isTensor, type TensorRows } from "./spec.ts";

/** About the centre of mass, in the axes in which the body was given. */
export interface MassProperties extends MassDistribution {
  /** [kg⁻¹ m⁻²] */
  readonly inverseInertia_B: Mat3;
  readonly principal: Principal;
}

/** Passed in: a page without meshes need not load any. */
export type Meshes = Readonly<Record<string, Mesh>>;

/**
 * About the centre of mass, in the axes of the specification.
 *
 * @param meshes for bodies of shape "mesh"
 * @throws MeshError for a mesh that is not among them or bounds no solid
 */
export function massProperties(spec: BodySpec, meshes: Meshes = {}): MassProperties {
  const distribution = massDistribution(spec, meshes);
  const { inertia_B } = distribution;
  return { ...distribution, inverseInertia_B: inverseMat(inertia_B), principal: principal(inertia_B) };
}

/**
 * The same body with its tensor about another point of it,
 *     I_P = I_C + m (|r|² 1 − r rᵀ),
 * its mass, centre and vertices as they were.
 *
 * @param arm_B r, from that point to the centre of mass, or back, body axes [m]
 * @see Huygens and Steiner's theorem; Landau and Lifshitz, "Mechanics", §32
 */
export function massPropertiesAbout(body: MassProperties, arm_B: Vec3): MassProperties {
  const inertia_B = addMat(body.inertia_B, scaleMat(body.mass, armTensor(arm_B)));
  return { ...body, inertia_B, inverseInertia_B: inverseMat(inertia_B), principal: principal(inertia_B) };
}

/** |r|² 1 − r rᵀ [m²], which takes ω to r × (ω × r). */
function armTensor([x, y, z]: Vec3): Mat3 {
  return [y * y + z * z, -x * y, -x * z, -y * x, x * x + z * z, -y * z, -z * x, -z * y, x * x + y * y];
}

function massDistribution(spec: BodySpec, meshes: Meshes): MassDistribution {
  if (!("shape" in spec)) {
    const inertia_B = isTensor(spec.inertia) ? flat(spec.inertia) : diagonal(spec.inertia);
    return { mass: spec.mass, inertia_B, centre_B: [0, 0, 0], vertices_B: null };
  }
  switch (spec.shape) {
    case "box":
      return box(spec.size, spec.mass);
    case "ellipsoid":
      return ellipsoid(spec.semiAxes, spec.mass);
    case "cylinder":
      return cylinder(spec.radius, spec.height, spec.mass);
    case "points":
      return points(spec.points);
    case "mesh": {
      const build = spec.massAt === "solid" ? meshSolid : meshVertices;
      return build(meshNamed(spec.mesh, meshes), spec.scale, spec.mass);
    }
  }
}

function meshNamed(name: string, meshes: Meshes): Mesh {
  const mesh = Object.hasOwn(meshes, name) ? meshes[name] : undefined;
  if (mesh === undefined) {
    const names = Object.keys(meshes).join(", ");
    // A page may not have fetched any.
    throw new MeshError(names ? `no mesh of that name among ${names}` : "no mesh of that name");
  }
  return mesh;
}

function flat([x, y, z]: TensorRows): Mat3 {
  return [x[0], x[1], x[2], y[0], y[1], y[2], z[0], z[1], z[2]];
}
