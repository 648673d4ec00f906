import files from "virtual:islands";
import { yieldToMain } from "../../browser/scheduling";
import { hydrateFigure } from "./hydrateFigure";

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island once. Rejects if its files cannot be loaded. */
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
  // One file a task: together they would block a slow machine.
  await import("react-dom/client");
  await yieldToMain();
  const { [name]: island } = await load();
  await yieldToMain();
  if (!island) throw new Error(`${name}.tsx exports no figure ${name}`);
  await hydrateFigure(element, island);
}
