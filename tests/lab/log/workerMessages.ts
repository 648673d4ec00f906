import type { FromWorker, Job } from "../../../src/lab/log/messages";
import { run } from "../../../src/lab/log/run";
import type { Summary } from "../../../src/lab/log/summary";

/** Everything that the worker would tell the page, in order; cancelled at the first rest if asked to be. */
export async function told(
  job: Partial<Job> & Pick<Job, "source">,
  isCancelled = false,
): Promise<FromWorker[]> {
  const messages: FromWorker[] = [];
  let now = 0;
  await run(
    { inertia: null, options: {}, isExamined: true, ...job },
    {
      tell: (message) => messages.push(message),
      rest: () => Promise.resolve(),
      isCancelled: () => isCancelled,
      now: () => now++ * 30,
    },
  );
  return messages;
}

/** What is found in the end. */
export async function found(job: Partial<Job> & Pick<Job, "source">): Promise<Summary> {
  const last = (await told(job)).at(-1);
  if (last?.kind !== "found") throw new Error(`nothing is found, but ${JSON.stringify(last)}`);
  return last.summary;
}
