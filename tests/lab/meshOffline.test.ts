import { expect, it, vi } from "vitest";
import { takeLater } from "../../src/lab/bench/meshes";
import { MeshFileError, readMesh } from "../../src/lab/mesh/readMesh";

vi.mock("three/examples/jsm/loaders/STLLoader.js", () => {
  throw new Error("the network is away");
});

vi.mock("../../src/core/bodies/bunny", () => {
  throw new Error("the network is away");
});

it("a mesh of the book that does not arrive is no silent loss: the bench is told", async () => {
  await expect(takeLater("bench", "bunny", {})).rejects.toThrow();
});

it("a mesh file whose reader does not arrive is refused in a sentence", async () => {
  const emptyBinary = new ArrayBuffer(84);
  await expect(readMesh("body.stl", emptyBinary, 1)).rejects.toThrow(MeshFileError);
});
