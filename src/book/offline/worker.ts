import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, Route, Router } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { keep, missingIn, PROGRAMS_LIST, programsCacheOf, type SiteFile } from "./files";

/*
 * Answers for the network: pages, fonts and the script of text are fetched when a version is installed, and then come from the
 * device; a figure's program once it has been asked for. An installed version waits until no page of the one before is open, or
 * until a reader asks for it.
 */

/** What the build puts in. */
declare const TEXT: readonly Pick<SiteFile, "url" | "integrity">[];

interface LifeEvent extends Event {
  readonly data?: unknown;
  waitUntil(done: Promise<unknown>): void;
}

/** The part of a service worker's global scope that is used; a page's types have another `self`. */
const scope = self as unknown as {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: object): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listener: (event: LifeEvent) => void): void;
};

const root = new URL(scope.registration.scope);
const programs = programsCacheOf(root.href);
const text = new PrecacheController();
const router = new Router();

/** Files whose names change with their contents. */
const isHashed = (path: string) => path.startsWith("assets/");

text.addToCacheList(
  TEXT.map(({ url, integrity }) => ({ url, integrity, revision: isHashed(url) ? null : integrity })),
);

/** What a link says behind `?` is for the page's script. */
function withoutQuery(address: URL): URL {
  return new URL(address.pathname.replace(/\/index\.html$/, "/"), address);
}

router.registerRoute(
  new PrecacheRoute(text, {
    directoryIndex: "",
    cleanURLs: false,
    urlManipulation: ({ url }) => [withoutQuery(url)],
  }),
);

/** Neither an error, nor a part, nor the page that a hotel's network shows in place of everything. */
function isWhole({ url }: Request, { status, type, redirected, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isFile = isPage === url.endsWith(".html") && !url.includes("?");
  return status === 200 && type === "basic" && !redirected && isFile;
}

/** Names of files change with their contents, so those of the version before answer its pages too. */
const anywhere = { ignoreSearch: true, ignoreVary: true };

router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root.pathname}assets/`),
    new CacheFirst({
      cacheName: programs,
      matchOptions: anywhere,
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
            cachedResponse ?? (await caches.match(request, anywhere)),
          // Who asks with a hash keeps the file itself (`keep`).
          cacheWillUpdate: async ({ request, response }) =>
            request.integrity === "" && isWhole(request, response) ? response : null,
        },
      ],
    }),
  ),
);

router.registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return withoutNetwork(url);
    }
  }),
);

async function withoutNetwork(address: URL): Promise<Response> {
  const folder = new URL(`${address.pathname}/${address.search}`, address);
  if (text.getCacheKeyForURL(withoutQuery(folder).href)) return Response.redirect(folder.href);
  const missing = await text.matchPrecache("404.html");
  if (!missing) return Response.error();
  return new Response(missing.body, { status: 404, headers: missing.headers });
}

router.addFetchListener();

async function programsOfThisVersion(): Promise<readonly SiteFile[]> {
  const list = await text.matchPrecache(PROGRAMS_LIST);
  if (!list) throw new Error(`${PROGRAMS_LIST} is not kept`);
  return (await list.json()).files;
}

/** `assets/Racket-DX1o9eWm.js` and its successors. */
const nameOf = (url: string) => url.replace(/^.*\//, "").replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** What played offline before an update plays after it. */
async function renewPrograms(): Promise<void> {
  const cache = await caches.open(programs);
  const kept = (await cache.keys()).map(({ url }) => nameOf(url));
  if (kept.length === 0) return;
  const isWanted = ({ url }: SiteFile) => kept.includes(PROGRAMS_LIST) || kept.includes(nameOf(url));
  await keep(cache, await missingIn(cache, (await programsOfThisVersion()).filter(isWanted), root), root);
}

/** Not while several pages are open: some may be of the version before, and ask for its files. */
async function removeOldFiles(event: LifeEvent): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(root.href)).length > 1) return;
  await text.activate(event);
  const current = new Set([PROGRAMS_LIST, ...(await programsOfThisVersion()).map(({ url }) => url)]);
  const cache = await caches.open(programs);
  for (const request of await cache.keys())
    if (!current.has(request.url.slice(root.href.length))) await cache.delete(request);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(text.install(event).then(renewPrograms));
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(scope.clients.claim().then(() => removeOldFiles(event)));
});
scope.addEventListener("message", ({ data }) => {
  if (data === "activate") scope.skipWaiting();
});
