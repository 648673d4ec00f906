import { yieldToMain } from "../../../browser/scheduling";
import type { SweptRule } from "../../../core/runs/workPrecision";
import { sweep } from "./sweep";

/*
 * Sweeps the rules that it is asked for off the main thread, and posts the results of each as soon as they are there. The
 * page ends it by `terminate`. Chromium first gives a busy worker two seconds to finish its task, so tasks here are short,
 * and the end comes at once.
 */
self.onmessage = async ({ data }: MessageEvent<readonly SweptRule[]>) => {
  for (const results of sweep(data, () => performance.now())) {
    if (results) self.postMessage(results);
    else await yieldToMain();
  }
  self.postMessage(null);
  self.close();
};
