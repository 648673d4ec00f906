import { createServer, type RequestListener, type Server } from "node:http";
import { respond } from "./respond";
import { readSite } from "./site";

/**
 * Serves a built notebook from memory.
 *
 * @param folder where the site was built
 * @param port   0 for any free one
 * @param base   the path under which it is served: `/`, or a folder such as `/notebook/`
 * @returns the listening server
 */
export async function serve(folder: string, port: number, base = "/"): Promise<Server> {
  const site = readSite(folder);
  return listen(port, (request, response) => respond(site, base, request, response));
}

/**
 * Listens on this machine only.
 *
 * @throws the system's error, with its `code`, where the port cannot be had
 */
export async function listen(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", fail);
      done();
    });
  });
  // A connection that cannot be accepted, as when the process has too many files open, must not end the server.
  server.on("error", (error) => console.error(error.message));
  return server;
}
