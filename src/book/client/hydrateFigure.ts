import type { FigureName } from "../../figures/shell/FigureName";
import type { Island } from "../../figures/shell/island";

/**
 * Sets `data-hydrated` once the figure listens or, where it has thrown, the notice about that does: who waits for it must not
 * wait for ever.
 */
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
