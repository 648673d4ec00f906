import files from "virtual:islands";

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
  // One after the other, with a breath between: evaluated at once, they would keep a slow machine from its reader.
  const { hydrateRoot } = await import("react-dom/client");
  await yieldToMain();
  const module = await load();
  await yieldToMain();
  const [{ createElement, startTransition }, { ErrorBoundary }] = await Promise.all([
    import("react"),
    import("../../figures/frame/ErrorBoundary"),
  ]);
  const figure = module[name]?.Figure;
  if (!figure) throw new Error(`${name}.tsx exports no figure ${name}`);
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  const alive = new Promise<void>((resolve) =>
    element.addEventListener("figure:alive", () => resolve(), { once: true }),
  );
  startTransition(() => {
    hydrateRoot(element, createElement(ErrorBoundary, null, createElement(figure, props)));
  });
  await alive;
  element.dataset.alive = "";
}

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
