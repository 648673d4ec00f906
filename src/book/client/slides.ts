import { storeSlides } from "../../figures/shell/slides";

/** Of the list of figures to show: an opened one leads on to the next. */
export function rememberSlides(list: Element): void {
  storeSlides(
    Array.from(list.children, (row) => ({
      id: row.id,
      address: row.querySelector("a")?.href ?? "",
      asks: row.querySelector("h2 + p")?.textContent ?? "",
    })),
  );
}
