import type { Mesh } from "../../core/bodies/mesh";

export function ofTriangle<T>([a, b, c]: Mesh["triangles"][number], list: readonly T[]): [T, T, T] {
  return [list[a] as T, list[b] as T, list[c] as T];
}
