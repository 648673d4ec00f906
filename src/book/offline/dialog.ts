import { isEngine, keep, missingIn, PROGRAMS_LIST, programsCacheOf, type SiteFile } from "./files";
import { buttonNamed } from "./newerVersion";
import { register } from "./register";
import { strings } from "./strings/en";

const words = strings.dialog;

/** Where the programs are kept, and what there is to keep. */
interface Store {
  readonly root: URL;
  readonly cache: Cache;
  readonly files: readonly SiteFile[];
}

/** @param root from the page to the site's root */
export function openDialog(root: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "offline-dialog";
  dialog.setAttribute("aria-label", words.title);
  const parts = document.createElement("div");
  const status = paragraph("", "status");
  const heading = document.createElement("h2");
  heading.textContent = words.title;
  dialog.append(
    heading,
    parts,
    status,
    buttonNamed(words.close, () => dialog.close()),
  );
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show(root, parts, status).catch(() => {
    parts.replaceChildren(paragraph(words.impossible));
  });
}

function paragraph(text: string, role?: string): HTMLParagraphElement {
  const element = document.createElement("p");
  element.textContent = text;
  if (role) element.setAttribute("role", role);
  return element;
}

async function show(root: string, parts: HTMLElement, status: HTMLElement): Promise<void> {
  parts.replaceChildren(paragraph(words.textComing));
  const { scope } = await register(root);
  const cache = await caches.open(programsCacheOf(scope));
  const { files } = await (await fetch(`${root}${PROGRAMS_LIST}`)).json();
  await showPrograms({ root: new URL(scope), cache, files }, parts, status);
}

async function showPrograms(store: Store, parts: HTMLElement, status: HTMLElement): Promise<void> {
  const missing = await missingIn(store.cache, store.files, store.root);
  const again = () => showPrograms(store, parts, status);
  const text = paragraph(words.textKept);
  if (missing.length === 0) {
    const remove = buttonNamed(words.remove, async () => {
      for (const request of await store.cache.keys()) await store.cache.delete(request);
      await again();
      status.textContent = words.removed;
      parts.querySelector("button")?.focus();
    });
    parts.replaceChildren(text, paragraph(words.kept), remove);
    return;
  }
  const size = sumOf(missing, "sent");
  const engines = sumOf(missing.filter(isEngine), "sent");
  const offer = words.offer(megabytes(size), megabytes(engines), megabytes(sumOf(missing, "stored")));
  const button = buttonNamed(words.keep(megabytes(size)), async () => {
    await keepAll(store, missing, button, status);
    await again();
    parts.querySelector("button")?.focus();
  });
  parts.replaceChildren(text, paragraph(words.figures), paragraph(offer), button);
}

/** Goes on after the dialog is closed, until the page is left. */
async function keepAll(
  { root, cache }: Store,
  missing: readonly SiteFile[],
  button: HTMLElement,
  status: HTMLElement,
): Promise<void> {
  const all = sumOf(missing, "sent");
  const bar = document.createElement("progress");
  bar.max = all;
  bar.value = 0;
  bar.setAttribute("aria-label", words.progress);
  button.replaceWith(bar);
  status.textContent = words.keeping("0", megabytes(all));
  try {
    // Without it a device that runs out of room may drop them.
    await navigator.storage?.persist?.();
    // A later version then keeps all of its own.
    await cache.put(new URL(PROGRAMS_LIST, root), new Response());
    await keep(cache, missing, root, ({ sent }) => {
      const before = tenthsOf(bar);
      bar.value += sent;
      if (tenthsOf(bar) > before) status.textContent = words.keeping(megabytes(bar.value), megabytes(all));
    });
    status.textContent = "";
  } catch {
    status.textContent = words.failed;
  }
}

const sumOf = (files: readonly SiteFile[], size: "sent" | "stored") =>
  files.reduce((sum, file) => sum + file[size], 0);

/** What a screen reader reads out as it goes is enough of a progress. */
const tenthsOf = ({ value, max }: HTMLProgressElement) => Math.floor((10 * value) / max);

function megabytes(bytes: number): string {
  const value = bytes / 1e6;
  return value.toFixed(value < 10 ? 1 : 0);
}
