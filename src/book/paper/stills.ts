import { createServer } from "vite";
import type { BookStills } from "../pages/bookStills";

/** Rendered from the figures’ sources, so that no page of the site holds them. */
export async function renderBookStills(): Promise<BookStills> {
  const server = await createServer({
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { bookStills } = (await server.ssrLoadModule(
      "/src/book/pages/bookStills.tsx",
    )) as typeof import("../pages/bookStills");
    return await bookStills();
  } finally {
    await server.close();
  }
}
