import { forgetPlaces, keptPlaces, linkTo } from "./lastPlace";

/** In the first page's list of chapters: how far each is read, and where to go on. */
export function showProgress(list: HTMLElement): void {
  const { chapters } = keptPlaces();
  const added: Element[] = [];
  let read = 0;
  for (const line of list.querySelectorAll<HTMLElement>("[data-chapter]")) {
    const place = chapters[line.dataset.chapter ?? ""];
    if (!place) continue;
    const isRead = place.reached >= place.sections;
    if (isRead) read += 1;
    const told = document.createElement("span");
    told.append(
      " · ",
      ...(isRead
        ? [list.dataset.read ?? ""]
        : [`${list.dataset.readTo} `, linkTo(place, `chapters/${line.dataset.chapter}/`)]),
    );
    line.append(told);
    added.push(told);
  }
  const summary = list.querySelector<HTMLElement>(".progress");
  if (added.length === 0 || !summary) return;
  summary.hidden = false;
  summary.querySelector("span")?.append((list.dataset.count ?? "").replace("#", String(read)));
  summary.querySelector("button")?.addEventListener("click", () => {
    forgetPlaces();
    for (const element of [...added, ...document.querySelectorAll(".resume > *, .resume")]) element.remove();
    summary.textContent = list.dataset.forgotten ?? "";
  });
}
