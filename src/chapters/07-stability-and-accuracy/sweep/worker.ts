import type { AngularId } from "../../../core/dynamics/ids";
import { sweep } from "./sweep";

/*
 * Works out the rules that it is asked for, off the page's own thread, and tells of each as soon as it is done. Whoever
 * has enough terminates it. A browser gives a busy worker some seconds to finish its task before it does so by force:
 * so the tasks here are short, and the end comes at once.
 */
self.onmessage = async ({ data }: MessageEvent<readonly AngularId[]>) => {
  for (const found of sweep(data, () => performance.now())) {
    if (found) self.postMessage(found);
    else await yieldToMain();
  }
  self.postMessage(null);
  self.close();
};

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
