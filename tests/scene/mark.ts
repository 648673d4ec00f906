import type { Mark } from "../../src/scene/marks";

/** The mark of a picture with this key. */
export function markOf<K extends Mark["kind"]>(
  marks: readonly Mark[],
  kind: K,
  key: string,
): Extract<Mark, { kind: K }> {
  const found = marks.find((each) => each.kind === kind && each.key === key);
  if (!found) throw new Error(`no ${kind} ${key}`);
  return found as Extract<Mark, { kind: K }>;
}
