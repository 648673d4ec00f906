import type { AngularId } from "../../core/dynamics/angular/index";
import { sweep } from "./sweep";

/*
 * Works out the rules that it is asked for, off the page's own thread, and tells of each as soon as it is done. It
 * listens to nothing meanwhile: whoever has enough ends it.
 */
self.onmessage = ({ data }: MessageEvent<readonly AngularId[]>) => {
  for (const found of sweep(data, () => performance.now())) self.postMessage(found);
  self.postMessage(null);
  self.close();
};
