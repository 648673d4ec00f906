import files from "virtual:islands";
import { yieldToMain } from "../../browser/scheduling";
import type { FigureName } from "../../figures/frame/FigureName";

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Loads and hydrates the figure in an island's element, once, and sets `data-hydrated` there when it listens. Rejects if its
 * files cannot be loaded.
 */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const known = hydrating.get(element);
  if (known) return known;
  const arrival = hydrate(element);
  hydrating.set(element, arrival);
  arrival.catch(() => hydrating.delete(element));
  return arrival;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = files[name];
  if (!load) throw new Error(`no figure named ${name}`);
  // One file after the other, each in a task of its own: together they would block a slow machine.
  const { hydrateRoot } = await import("react-dom/client");
  await yieldToMain();
  const module = await load();
  await yieldToMain();
  const [{ createElement, startTransition }, { ErrorBoundary }, { CaptionSource }] = await Promise.all([
    import("react"),
    import("../../figures/frame/ErrorBoundary"),
    import("../../figures/frame/Caption"),
  ]);
  const { Figure: figure, warmUp } = module[name] ?? {};
  if (!figure) throw new Error(`${name}.tsx exports no figure ${name}`);
  const props: FigureName = JSON.parse(element.dataset.props ?? "{}");
  for (const arrival of warmUp?.(props) ?? []) {
    await arrival;
    await yieldToMain();
  }
  const hydrated = new Promise<void>((resolve) =>
    element.addEventListener("figure:hydrated", () => resolve(), { once: true }),
  );
  startTransition(() => {
    const source = { value: { markup: element.querySelector("figcaption")?.innerHTML ?? "" } };
    const content = createElement(CaptionSource, source, createElement(figure, props));
    hydrateRoot(element, createElement(ErrorBoundary, null, content));
  });
  await hydrated;
  element.dataset.hydrated = "";
}
