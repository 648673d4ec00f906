import { strings } from "../strings/en";
import type { MeshJob, MeshReply } from "./readInWorker";
import { MeshFileError, readMesh } from "./readMesh";

const scope = self as unknown as {
  postMessage(reply: MeshReply): void;
  onmessage: ((event: MessageEvent<MeshJob>) => void) | null;
};

scope.onmessage = async ({ data: { name, bytes, scale } }) => {
  try {
    scope.postMessage({ mesh: await readMesh(name, bytes, scale) });
  } catch (error) {
    scope.postMessage({ problem: error instanceof MeshFileError ? error.message : strings.mesh.notRead });
  }
};
