import type { Island } from "../figures/shell/island";

const files = import.meta.glob<Record<string, Island<object>>>("../figures/*.tsx");

const arrivals = new WeakMap<HTMLElement, Promise<void>>();

/** Brings the figure in an island's element to life, once; rejects if its files cannot be had. */
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
  const arriving = [
    import("react"),
    import("react-dom/client"),
    import("../figures/shell/Boundary"),
    load(),
  ] as const;
  const [{ createElement, startTransition }, { hydrateRoot }, { Boundary }, module] =
    await Promise.all(arriving);
  const figure = module[name]?.Figure;
  if (!figure) throw new Error(`${name}.tsx exports no figure ${name}`);
  // A breath, so that no single task keeps a slow machine from answering its reader.
  await breath();
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  const alive = new Promise<void>((resolve) =>
    element.addEventListener("figure:alive", () => resolve(), { once: true }),
  );
  startTransition(() => {
    hydrateRoot(element, createElement(Boundary, null, createElement(figure, props)));
  });
  await alive;
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
