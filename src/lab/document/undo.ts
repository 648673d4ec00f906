/** States in the order they came; those after the present one were undone. */
export interface Undoable<T> {
  readonly states: readonly T[];
  readonly at: number;
}

const MOST_UNDONE = 100;

export function changed<T>({ states, at }: Undoable<T>, next: T): Undoable<T> {
  const kept = [...states.slice(0, at + 1), next].slice(-MOST_UNDONE - 1);
  return { states: kept, at: kept.length - 1 };
}

/** @returns null where there is nothing to undo (−1) or redo (1) */
export function moved<T>({ states, at }: Undoable<T>, by: -1 | 1): Undoable<T> | null {
  return at + by in states ? { states, at: at + by } : null;
}
