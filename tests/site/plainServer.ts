import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Answers in the server's place, and says whether it did. */
type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that knows nothing of the notebook: files of a folder, and a line of text for all else. */
export interface PlainServer {
  /** With a closing slash. */
  readonly address: string;
  /** What is served may be exchanged, as by an upload. */
  folder: string;
  /** Paths that were asked for since it was emptied. */
  readonly asked: string[];
  instead: Instead;
  /** Nothing answers any more, until it is started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** @param base the path below which the folder is served */
export async function servePlainly(folder: string, base = "/"): Promise<PlainServer> {
  let port = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    plain.asked.push(path);
    if (plain.instead(request, response)) return;
    const file = join(plain.folder, path.slice(base.length), path.endsWith("/") ? "index.html" : "");
    if (!path.startsWith(base) || !existsSync(file) || statSync(file).isDirectory())
      response.writeHead(404, { "Content-Type": "text/plain" }).end("nothing here");
    else {
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    }
  };
  let server = createServer(listener);
  const plain = {
    address: "",
    folder,
    asked: [] as string[],
    instead: (() => false) as Instead,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    start: async () => {
      server = createServer(listener);
      await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
      port = (server.address() as AddressInfo).port;
      plain.address = `http://127.0.0.1:${port}${base}`;
    },
  };
  await plain.start();
  return plain;
}
