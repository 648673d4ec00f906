import type { Mesh } from "../../core/bodies/mesh";
import type { ObjectId, ObjectModel } from "../../core/bodies/objects/index";
import { unpack } from "../document/packed";
import type { BenchValues } from "./benchState";

const meshes: Record<string, Mesh> = {};

export function benchMeshes(): Readonly<Record<string, Mesh>> {
  return meshes;
}

const models = new WeakMap<Mesh, () => ObjectModel>();

export function modelOf(mesh: Mesh): ObjectModel | null {
  return models.get(mesh)?.() ?? null;
}

export function lackedMesh(given: unknown): string | null {
  if (given === undefined) return null;
  try {
    const { body } = (typeof given === "string" ? unpack(given) : given) as {
      readonly body?: { readonly mesh?: unknown };
    };
    const mesh = body?.mesh;
    const isLacking = typeof mesh === "string" && FETCHABLE.includes(mesh) && !Object.hasOwn(meshes, mesh);
    return isLacking ? mesh : null;
  } catch {
    return null;
  }
}

const FETCHABLE: readonly string[] = [
  "bunny",
  ...(["racket", "tHandle", "phone", "book", "die", "jack"] satisfies ObjectId[]),
];

async function fetchMesh(mesh: string): Promise<void> {
  if (mesh === "bunny") {
    meshes.bunny = (await import("../../core/bodies/bunny")).bunny;
    return;
  }
  const { OBJECT_MESHES, OBJECTS } = await import("../../core/bodies/objects/index");
  Object.assign(meshes, OBJECT_MESHES);
  for (const id of Object.keys(OBJECT_MESHES) as ObjectId[]) models.set(OBJECT_MESHES[id], () => OBJECTS[id]);
}

/** The bench waits for the mesh, and shows a refusal as that of a link. */
export async function takeLater(id: string, mesh: string, values: BenchValues): Promise<void> {
  await fetchMesh(mesh);
  const bench = globalThis.document.getElementById(id);
  bench?.dispatchEvent(new CustomEvent("figure:set-state", { detail: values }));
}
