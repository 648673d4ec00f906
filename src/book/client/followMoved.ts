import { addressedId } from "./addressed";

function followMovedPage(): boolean {
  const to = document.querySelector<HTMLElement>("[data-moved-to]")?.dataset.movedTo;
  if (to === undefined) return false;
  const address = new URL(to, window.location.href);
  address.hash = window.location.hash;
  window.location.replace(address);
  return true;
}

/**
 * Leads an older link to the chapter that has its figure, section or equation now (moved.ts), with all that the link says.
 * Resolves to whether it did.
 */
export async function followMoved(): Promise<boolean> {
  if (followMovedPage()) return true;
  const { pathname } = window.location;
  const [, folder = "", slug] = /^(.*\/chapters\/)([^/]+)\//.exec(pathname) ?? [];
  const id = addressedId(window.location);
  if (slug === undefined || !id || document.getElementById(id)) return false;
  const { movedFrom } = await import("../moved");
  const chapter = movedFrom(slug).get(id);
  if (chapter === undefined) return false;
  // Whatever the link says, the reader stays on this site.
  const address = new URL(window.location.href);
  address.pathname = `${folder}${chapter}/`;
  window.location.replace(address);
  return true;
}
