import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sirv from "sirv";

/**
 * Serves a built notebook, compressed.
 *
 * @param folder where the site was built
 * @param port   0 for any free one
 * @param base   the address it is served under: `/`, or a folder such as `/notebook/`
 * @returns the listening server
 */
export async function serve(folder: string, port: number, base = "/"): Promise<Server> {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => {
      // A file in assets/ has its contents' hash in its name.
      if (path.startsWith("/assets/"))
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    },
  });
  const missing = readFileSync(join(folder, "404.html"));
  const server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(missing);
    };
    const address = request.url ?? "/";
    if (!address.startsWith(base)) return refuse();
    request.url = `/${address.slice(base.length)}`;
    files(request, response, refuse);
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return server;
}

async function main(): Promise<void> {
  const folder = resolve("dist");
  if (!existsSync(join(folder, "index.html")))
    throw new Error("nothing is built in dist/: run `npm run build` first");
  const port = Number(process.env.PORT ?? 4173);
  const server = await serve(folder, port);
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`Tumble is open at http://localhost:${actual}/`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
