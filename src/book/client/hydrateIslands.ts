import files from "virtual:islands";
import { yieldToMain } from "../../browser/scheduling";
import type { FigureName } from "../../figures/frame/FigureName";

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Brings the figure in an island's element to life, once, and says so in its `data-alive`; rejects if its files cannot be
 * had.
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
  const figure = module[name]?.Figure;
  if (!figure) throw new Error(`${name}.tsx exports no figure ${name}`);
  const props: FigureName = JSON.parse(element.dataset.props ?? "{}");
  const hydrated = new Promise<void>((resolve) =>
    element.addEventListener("figure:hydrated", () => resolve(), { once: true }),
  );
  startTransition(() => {
    const source = { value: { markup: element.querySelector("figcaption")?.innerHTML ?? "" } };
    const content = createElement(CaptionSource, source, createElement(figure, props));
    hydrateRoot(element, createElement(ErrorBoundary, null, content));
  });
  await hydrated;
  element.dataset.alive = "";
}
