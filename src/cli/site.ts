import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";

/** A content coding in which a file may be sent; `identity` is the file as it is. */
export type Encoding = "identity" | "br" | "gzip";

/** A file in one content coding. */
export interface Representation {
  readonly bytes: Buffer;
  /** A strong entity tag, quotes included. */
  readonly etag: string;
}

/** A file of the built site, in every content coding that the build left beside it. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>> & {
    readonly identity: Representation;
  };
}

/** A built site in memory. */
export interface Site {
  /** By path below the site's root: `index.html`, `assets/client-1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What is sent for an address at which there is nothing. */
  readonly missing: SiteFile;
}

/** The build writes a compressed copy beside every text file, under the file's name and one of these. */
const COMPRESSED_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

/**
 * Reads a built site into memory, some 60 MB with the physics engines in it. What a server then sends cannot change, shrink or
 * vanish under it, and no download holds a file open.
 *
 * @param folder where the site was built
 * @throws Error where nothing is built there
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, "index.html")) || !existsSync(join(folder, "404.html")))
    throw new Error(`nothing is built in ${folder}: run \`npm run build\` first`);
  const paths = new Set(pathsBelow(folder));
  const originals = [...paths].filter((path) => !isCompressedCopy(path, paths));
  const files = new Map(originals.map((path) => [path, readSiteFile(folder, path, paths)]));
  return { files, missing: readSiteFile(folder, "404.html", paths) };
}

/** Every file's path below a folder, with `/` between names on every system. */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function isCompressedCopy(path: string, paths: ReadonlySet<string>): boolean {
  return Object.values(COMPRESSED_SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
  );
}

function readSiteFile(folder: string, path: string, paths: ReadonlySet<string>): SiteFile {
  const compressed = Object.entries(COMPRESSED_SUFFIXES)
    .filter(([, suffix]) => paths.has(path + suffix))
    .map(([encoding, suffix]) => [encoding, readRepresentation(join(folder, path + suffix))]);
  return {
    contentType: contentTypeOf(path),
    // A file in assets/ has its contents' hash in its name; every other file is asked for again.
    cacheControl: path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    representations: {
      identity: readRepresentation(join(folder, path)),
      ...Object.fromEntries(compressed),
    },
  };
}

function readRepresentation(file: string): Representation {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

/** Browsers read a text type without a charset as windows-1252. */
function contentTypeOf(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
