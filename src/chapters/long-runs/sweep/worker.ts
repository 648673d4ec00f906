import { yieldToMain } from "../../../browser/scheduling";
import type { SweptRule } from "../../../core/runs/workPrecision";
import { sweep } from "./sweep";

/* Chromium gives a busy worker two seconds to finish its task before `terminate` ends it, so tasks here are short. */
self.onmessage = async ({ data }: MessageEvent<readonly SweptRule[]>) => {
  for (const results of sweep(data, () => performance.now())) {
    if (results) self.postMessage(results);
    else await yieldToMain();
  }
  self.postMessage(null);
  self.close();
};
