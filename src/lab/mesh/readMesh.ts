import type { BufferGeometry, Mesh as SceneMesh } from "three";
import type { Mesh } from "../../core/bodies/mesh";
import type { Vec3 } from "../../core/math/vec3";
import { strings } from "../strings/en";

export class MeshFileError extends Error {}

const words = strings.mesh;

const MOST_BYTES = 8 * 2 ** 20;
const MOST_TRIANGLES = 60_000;
/** Of one face, which is triangles but for two corners. */
const MOST_CORNERS = MOST_TRIANGLES + 2;

/**
 * A closed surface from an STL or OBJ file, by three's loaders.
 *
 * @param scale [m] of one unit of the file
 * @throws MeshFileError
 */
export async function readMesh(name: string, bytes: ArrayBuffer, scale: number): Promise<Mesh> {
  if (bytes.byteLength > MOST_BYTES) throw new MeshFileError(words.tooLong);
  const cornersIn = /\.obj$/i.test(name) ? cornersOfObj : cornersOfStl;
  const corners = await cornersIn(bytes).catch(notRead);
  if (corners.length < 4 * 9) throw new MeshFileError(words.noTriangles);
  if (corners.length > MOST_TRIANGLES * 9) throw new MeshFileError(words.tooMany(MOST_TRIANGLES));
  if (!corners.every(Number.isFinite)) throw new MeshFileError(words.tooFar);
  return welded(corners, scale);
}

function notArrived(): never {
  throw new MeshFileError(words.notArrived);
}

/** The loaders throw errors of every kind. */
function notRead(error: unknown): never {
  throw error instanceof MeshFileError ? error : new MeshFileError(words.notRead);
}

async function cornersOfStl(bytes: ArrayBuffer): Promise<number[]> {
  const whole = wholeStl(bytes);
  if (whole === null) throw new MeshFileError(words.notRead);
  const { STLLoader } = await import("three/examples/jsm/loaders/STLLoader.js").catch(notArrived);
  return cornersOf(new STLLoader().parse(whole));
}

/** Text, or as many triangles as its head says: the loader would allocate for a false claim. */
function wholeStl(bytes: ArrayBuffer): ArrayBuffer | string | null {
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 512)).trimStart();
  const isBinary =
    bytes.byteLength >= 84 && 84 + 50 * new DataView(bytes).getUint32(80, true) === bytes.byteLength;
  if (isBinary) return bytes;
  return head.startsWith("solid") && head.includes("facet")
    ? checkedStl(new TextDecoder().decode(bytes))
    : null;
}

async function cornersOfObj(bytes: ArrayBuffer): Promise<number[]> {
  const whole = checkedObj(new TextDecoder().decode(bytes));
  if (whole === null) throw new MeshFileError(words.notRead);
  const { OBJLoader } = await import("three/examples/jsm/loaders/OBJLoader.js").catch(notArrived);
  const corners: number[] = [];
  new OBJLoader().parse(whole).traverse((object) => {
    const { geometry, isMesh } = object as Partial<SceneMesh>;
    // Too long to be spread: a hundred thousand numbers.
    if (isMesh && geometry) for (const part of cornersOf(geometry)) corners.push(part);
  });
  return corners;
}

function cornersOf(geometry: BufferGeometry): number[] {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  return Array.from(flat.getAttribute("position")?.array ?? []);
}

/** Joins corners at one place; leaves out triangles that so lose their area. */
function welded(corners: readonly number[], scale: number): Mesh {
  const places = new Map<string, number>();
  const positions: Vec3[] = [];
  const indexAt = (at: number): number => {
    const [x = 0, y = 0, z = 0] = corners.slice(at, at + 3);
    const key = `${x} ${y} ${z}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    positions.push([scale * x, scale * y, scale * z]);
    places.set(key, positions.length - 1);
    return positions.length - 1;
  };
  const triangles: Vec3[] = [];
  for (let at = 0; at + 9 <= corners.length; at += 9) {
    const [a, b, c] = [indexAt(at), indexAt(at + 3), indexAt(at + 6)];
    if (a !== b && b !== c && c !== a) triangles.push([a, b, c]);
  }
  return { positions, triangles };
}

/* Three's loaders skip what they do not understand: a surface would miss a corner in silence. */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const CORNER = /^-?\d+(?:\/-?\d*){0,2}$/;

function checkedObj(text: string): string | null {
  const kept: string[] = [];
  let [vertices, named] = [0, 0];
  for (const line of text.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const [word = "", ...parts] = line
      .replace(/^\ufeff/, "")
      .trim()
      .split(/\s+/);
    if (word === "" || word.startsWith("#")) continue;
    if (!/^[a-z_]+$/i.test(word)) return null;
    if (word === "v") {
      if (parts.length < 3 || !parts.every((part) => NUMBER.test(part))) return null;
      kept.push(`v ${parts.slice(0, 3).join(" ")}`);
      vertices += 1;
    }
    if (word === "f") {
      if (parts.length < 3 || !parts.every((part) => CORNER.test(part))) return null;
      const corners = parts.map((part) => Number.parseInt(part, 10));
      if (corners.length > MOST_CORNERS) throw new MeshFileError(words.tooMany(MOST_TRIANGLES));
      // Counted from one, or from the last backwards; a file may name a corner before it gives it.
      named = corners.reduce((most, corner) => Math.max(most, corner), named);
      if (corners.some((corner) => corner === 0 || -corner > vertices))
        throw new MeshFileError(words.noCorner);
      kept.push(`f ${corners.join(" ")}`);
    }
  }
  if (named > vertices) throw new MeshFileError(words.noCorner);
  return kept.join("\n");
}

/** Facets alone, since normals follow from the corners; null where one has not three corners. */
function checkedStl(text: string): string | null {
  const facets = [...text.matchAll(/facet\s+normal([\s\S]*?)endfacet/g)].map(([, inner = ""]) =>
    verticesOf(inner),
  );
  if (facets.includes(null) || facets.length !== (text.match(/endfacet/g) ?? []).length) return null;
  return `solid s\n${facets.join("\n")}\nendsolid s\n`;
}

function verticesOf(facet: string): string | null {
  const corners = [...facet.matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)].map(([, ...parts]) => parts);
  if (corners.length !== 3 || !corners.flat().every((part) => NUMBER.test(part))) return null;
  return `facet normal 0 0 1\n${corners.map((parts) => `vertex ${parts.join(" ")}`).join("\n")}\nendfacet`;
}
