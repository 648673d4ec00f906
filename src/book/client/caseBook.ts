import { filterByEngine } from "./engineFilter";
import { tabEngines } from "./engineTabs";
import { playCases } from "./playedCases";

export function openCaseBook(book: HTMLElement): void {
  const choose = tabEngines(book);
  filterByEngine(choose);
  playCases(book);
}
