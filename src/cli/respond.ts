import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { Encoding, Representation, Site, SiteFile } from "./site";

/** Sent with every answer. A page's own policy stands in the page, but only a header can forbid framing. */
const COMMON_HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** The page in which readers' own rules run is the one that is framed, by the site's own pages. */
const FRAME = /\/assets\/rule-frame-[\w-]+\.html$/;

/**
 * Answers one request for a file of a built site: 200 or 304 for a file, 301 to the closing slash for a folder, 404 with
 * the site's own page for anything else, and 405 for methods other than GET and HEAD. A Range is ignored, as RFC 9110
 * (14.2) allows.
 *
 * @param base the path under which the site is served: `/`, or a folder such as `/notebook/`
 */
export function respond(site: Site, base: string, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendText(response, 405, "This site answers GET and HEAD only.\n", { Allow: "GET, HEAD" });
    return;
  }
  const { path, query } = splitTarget(request.url ?? "/");
  const folder = folderWithoutSlash(site, base, path);
  if (folder !== null) {
    sendText(response, 301, "", { Location: `${base}${folder}${query}` });
    return;
  }
  const file = findFile(site, base, path);
  if (file && FRAME.test(path)) response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
  if (file) sendFile(request, response, file);
  else send(response, 404, site.missing, representationFor(request, site.missing));
}

/** The path of a request's target, percent-decoded, and its query with the question mark. */
function splitTarget(target: string): { path: string; query: string } {
  // A request made through a proxy names the whole address.
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  const at = local.indexOf("?");
  const path = at < 0 ? local : local.slice(0, at);
  return { path: decoded(path), query: at < 0 ? "" : local.slice(at) };
}

/** A path that cannot be decoded names no file either way. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where a path lacks only the closing slash of a page's folder: that folder below the base, with the slash. */
function folderWithoutSlash(site: Site, base: string, path: string): string | null {
  if (path === base.slice(0, -1)) return "";
  const folder = `${path.slice(base.length)}/`;
  return path.startsWith(base) && site.files.has(`${folder}index.html`) ? folder : null;
}

function findFile(site: Site, base: string, path: string): SiteFile | undefined {
  if (!path.startsWith(base)) return undefined;
  const below = path.slice(base.length);
  return site.files.get(path.endsWith("/") ? `${below}index.html` : below);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const [encoding, representation] = representationFor(request, file);
  const isCurrent = fresh(request.headers, { etag: representation.etag });
  send(response, isCurrent ? 304 : 200, file, [encoding, representation]);
}

/** The smallest representation of a file that the reader's browser accepts, as its Accept-Encoding says. */
function representationFor(request: IncomingMessage, file: SiteFile): readonly [Encoding, Representation] {
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  for (const encoding of ["br", "gzip"] as const) {
    const representation = file.representations[encoding];
    if (representation && accepted.includes(encoding)) return [encoding, representation];
  }
  return ["identity", file.representations.identity];
}

/** Node sends no body where the request was HEAD or the status is 304. */
function send(
  response: ServerResponse,
  status: number,
  file: SiteFile,
  [encoding, { bytes, etag }]: readonly [Encoding, Representation],
): void {
  response.setHeader("Cache-Control", file.cacheControl);
  response.setHeader("ETag", etag);
  if (Object.keys(file.representations).length > 1) response.setHeader("Vary", "Accept-Encoding");
  if (status !== 304) {
    response.setHeader("Accept-Ranges", "none");
    response.setHeader("Content-Type", file.contentType);
    response.setHeader("Content-Length", bytes.length);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  }
  response.writeHead(status).end(status === 304 ? undefined : bytes);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
