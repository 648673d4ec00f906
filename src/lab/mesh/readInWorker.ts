import type { Mesh } from "../../core/bodies/mesh";
import { strings } from "../strings/en";
import { MeshFileError } from "./readMesh";

export interface MeshJob {
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly scale: number;
}

export type MeshReply = { readonly mesh: Mesh } | { readonly problem: string };

/**
 * In a worker, since the largest files would stop the page for most of a second.
 *
 * @throws MeshFileError
 */
export function readMeshInWorker(job: MeshJob): Promise<Mesh> {
  return new Promise<Mesh>((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<MeshReply>) => {
      worker.terminate();
      if ("mesh" in data) resolve(data.mesh);
      else reject(new MeshFileError(data.problem));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new MeshFileError(strings.mesh.notArrived));
    };
    worker.postMessage(job, [job.bytes]);
  });
}
