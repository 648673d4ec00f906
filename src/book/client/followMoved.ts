import { addressedId } from "./addressed";

/** Follows a page that has moved as a whole to the address that it names; the ids on it have stayed the same. */
function followMovedPage(): boolean {
  const to = document.querySelector<HTMLElement>("[data-moved-to]")?.dataset.movedTo;
  if (to === undefined) return false;
  const address = new URL(to, window.location.href);
  address.hash = window.location.hash;
  window.location.replace(address);
  return true;
}

/**
 * An older link may name a figure, a section or an equation that another chapter has now (moved.ts). Leads the reader there,
 * with all that the link says of the figure's state; resolves to whether it did. The table is fetched only if the page lacks
 * what its address names.
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
  // The path alone is replaced: whatever a link has in it, the reader stays on this site.
  const address = new URL(window.location.href);
  address.pathname = `${folder}${chapter}/`;
  window.location.replace(address);
  return true;
}
