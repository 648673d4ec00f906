/** The longest stretch of work done at once [ms]: short enough not to be felt while something plays. */
const CHUNK_MS = 6;

/**
 * Does a piece of work in short stretches, and lets the page breathe in between.
 *
 * @returns its result, or null once `signal` calls it off
 */
export async function runInChunks<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T | null> {
  while (!signal.aborted) {
    const until = performance.now() + CHUNK_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

/** Does a piece of work at one go. */
export function runSynchronously<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
