import type { Island } from "../figures/shell/island";

const files = import.meta.glob<Record<string, Island<object>>>("../figures/*.tsx");

const arrivals = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Brings the figure in an island's element to life, once, and says so in its `data-alive`; rejects if its files cannot be
 * had.
 */
export function bringToLife(element: HTMLElement): Promise<void> {
  const known = arrivals.get(element);
  if (known) return known;
  const arrival = hydrate(element);
  arrivals.set(element, arrival);
  arrival.catch(() => arrivals.delete(element));
  return arrival;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = files[`../figures/${name}.tsx`];
  if (!load) throw new Error(`no figure named ${name}`);
  // One after the other, with a breath between: evaluated at once, they would keep a slow machine from its reader.
  const { hydrateRoot } = await import("react-dom/client");
  await breath();
  const module = await load();
  await breath();
  const [{ createElement, startTransition }, { Boundary }] = await Promise.all([
    import("react"),
    import("../figures/shell/Boundary"),
  ]);
  const figure = module[name]?.Figure;
  if (!figure) throw new Error(`${name}.tsx exports no figure ${name}`);
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  const alive = new Promise<void>((resolve) =>
    element.addEventListener("figure:alive", () => resolve(), { once: true }),
  );
  startTransition(() => {
    hydrateRoot(element, createElement(Boundary, null, createElement(figure, props)));
  });
  await alive;
  element.dataset.alive = "";
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
