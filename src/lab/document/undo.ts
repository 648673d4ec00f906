/** The newest comes last. */
export interface Undoable<T> {
  readonly before: readonly T[];
  readonly present: T;
  readonly undone: readonly T[];
}

const MOST_KEPT = 100;

export function undoable<T>(present: T): Undoable<T> {
  return { before: [], present, undone: [] };
}

export function changed<T>({ before, present }: Undoable<T>, next: T): Undoable<T> {
  return { before: [...before, present].slice(-MOST_KEPT), present: next, undone: [] };
}

export function undo<T>(state: Undoable<T>): Undoable<T> {
  const last = state.before.at(-1);
  if (last === undefined) return state;
  return { before: state.before.slice(0, -1), present: last, undone: [...state.undone, state.present] };
}

export function redo<T>(state: Undoable<T>): Undoable<T> {
  const last = state.undone.at(-1);
  if (last === undefined) return state;
  return { before: [...state.before, state.present], present: last, undone: state.undone.slice(0, -1) };
}
