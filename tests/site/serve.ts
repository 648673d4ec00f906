import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { preview } from "vite";
import { previewPages } from "../../src/book/build/previewPages";

/** A built site as `npm start` serves it, on any free port. */
export interface ServedSite {
  /** With a closing slash. */
  readonly address: string;
  /** For a server that stands before this one. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** @param base the path under which the site is served: `/`, or a folder such as `/notebook/` */
export async function serve(folder: string, base = "/"): Promise<ServedSite> {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    base,
    plugins: [previewPages()],
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const httpServer = server.httpServer as Server;
  return {
    address: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}${base}`,
    answer: (request, response) => httpServer.emit("request", request, response),
    close: () => server.close(),
  };
}
