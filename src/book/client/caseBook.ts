import { filterByEngine } from "./engineFilter";
import { tabEngines } from "./engineTabs";

export function openCaseBook(book: HTMLElement): void {
  const choose = tabEngines(book);
  filterByEngine(choose);
}
