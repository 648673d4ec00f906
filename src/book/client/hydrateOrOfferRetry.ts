import { renderSectionsAround } from "./deferredLayout";
import { hydrateIsland } from "./hydrateIslands";

const failures = new WeakMap<HTMLElement, number>();

/** Brings an island to life; where its program cannot be had, says so beside the still, with a button to try again. */
export async function hydrateOrOfferRetry(element: HTMLElement): Promise<void> {
  try {
    renderSectionsAround(element);
    await hydrateIsland(element);
    element.querySelector(".island-trouble")?.remove();
  } catch {
    failures.set(element, (failures.get(element) ?? 0) + 1);
    offerRetry(element);
  }
}

function offerRetry(element: HTMLElement): void {
  if (element.querySelector(".island-trouble")) return;
  const notice = document.createElement("p");
  notice.className = "island-trouble";
  notice.setAttribute("role", "status");
  notice.append("This figure’s program did not arrive; what you see is its still. ");
  const retry = document.createElement("button");
  // Firefox asks for a module once and keeps its failure for as long as the page stands.
  const isRepeated = (failures.get(element) ?? 0) > 1;
  retry.textContent = isRepeated ? "Reload the page" : "Try again";
  retry.addEventListener("click", () => {
    if (isRepeated) return window.location.reload();
    notice.remove();
    hydrateOrOfferRetry(element);
  });
  notice.append(retry);
  element.append(notice);
}
