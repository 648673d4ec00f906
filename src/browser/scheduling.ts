/** A chunk's length [ms]: well below the 16.7 ms of a frame, so that animations stay smooth. */
const CHUNK_MS = 6;

/**
 * In chunks of `CHUNK_MS`, yielding to the main thread in between.
 *
 * @returns the generator's result, or null once `signal` is aborted
 */
export async function runInChunks<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T | null> {
  while (!signal.aborted) {
    const until = performance.now() + CHUNK_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await yieldToMain();
  }
  return null;
}

export function runSynchronously<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Resolves in a task of its own: the page handles its events and paints in between. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
