import { programsCacheOf } from "./files";

const WORKER = "sw.js";

/** @param root from the page to the site's root */
export async function register(root: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(root + WORKER);
  return navigator.serviceWorker.ready;
}

/** Has text and stills kept on this device, and says when another version of them has come. */
export async function keepText(root: string): Promise<void> {
  if (!("serviceWorker" in navigator) || isSparing()) return;
  // In a folder below, another language's worker may have this page until its own is there.
  const own = new URL(WORKER, new URL(root, location.href)).href;
  const isFirstVisit = navigator.serviceWorker.controller?.scriptURL !== own;
  if (isFirstVisit)
    navigator.serviceWorker.addEventListener("controllerchange", keepWhatCameBefore, { once: true });
  const registration = await register(root);
  const offer = async () => {
    if (registration.waiting) (await import("./newerVersion")).offerReload(registration);
  };
  await offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  // An installed notebook may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** The reader has asked for little to be fetched. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Programs of figures that were here, or on their way, before the worker was. */
async function keepWhatCameBefore(): Promise<void> {
  const { scope } = await navigator.serviceWorker.ready;
  const cache = await caches.open(programsCacheOf(scope));
  new PerformanceObserver(async (fetched) => {
    for (const { name } of fetched.getEntries())
      if (name.startsWith(`${scope}assets/`) && !(await caches.match(name, { ignoreVary: true })))
        await cache.add(name).catch(() => {});
  }).observe({ type: "resource", buffered: true });
}
