import files from "virtual:islands";
import { yieldToMain } from "../../browser/scheduling";
import type { FigureName } from "../../figures/shell/FigureName";
import type { Island } from "../../figures/shell/island";

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/** Once; rejects if its files cannot be loaded. */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const known = hydrating.get(element);
  if (known) return known;
  const arrival = hydrate(element);
  hydrating.set(element, arrival);
  arrival.catch(() => hydrating.delete(element));
  return arrival;
}

async function hydrate(element: HTMLElement): Promise<void> {
  await hydrateFigure(element, await loadIsland(element.dataset.island ?? ""));
}

/** Rejects if its files cannot be loaded. */
export async function loadIsland(name: string): Promise<Island<object>> {
  const load = files[name];
  if (!load) throw new Error(`no figure named ${name}`);
  // One file a task: together they would block a slow machine.
  await import("react-dom/client");
  await yieldToMain();
  const { [name]: island } = await load();
  await yieldToMain();
  if (!island) throw new Error(`${name}.tsx exports no figure ${name}`);
  return island;
}

/** Sets `data-hydrated` once the figure listens or, where it has thrown, the notice does, so that nobody waits for ever. */
export async function hydrateFigure(
  element: HTMLElement,
  { Figure }: Pick<Island<object>, "Figure">,
): Promise<void> {
  const [{ hydrateRoot }, { createElement, startTransition }, { ErrorBoundary }, { CaptionSource }] =
    await Promise.all([
      import("react-dom/client"),
      import("react"),
      import("../../figures/shell/ErrorBoundary"),
      import("../../figures/shell/FigureName"),
    ]);
  const props: FigureName = JSON.parse(element.dataset.props ?? "{}");
  await new Promise<void>((resolve) => {
    element.addEventListener("figure:hydrated", () => resolve(), { once: true });
    startTransition(() => {
      const source = { value: { markup: element.querySelector("figcaption")?.innerHTML ?? "" } };
      const content = createElement(CaptionSource, source, createElement(Figure, props));
      hydrateRoot(element, createElement(ErrorBoundary, { onFailure: resolve }, content));
    });
  });
  element.dataset.hydrated = "";
}
