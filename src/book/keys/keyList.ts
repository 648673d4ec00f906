import { strings } from "./strings/en";

type Group = (typeof strings.groups)[number];

/** Fetched when it is asked for; closing gives the focus back. */
export function openKeyList(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.key-list") ?? keyList();
  if (!dialog.open) dialog.showModal();
}

function keyList(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "search key-list";
  dialog.ariaLabel = strings.heading;
  const close = made("button", strings.close);
  close.addEventListener("click", () => dialog.close());
  const head = made("div", made("strong", strings.heading), close);
  head.className = "search-head";
  const inside = made("div", head, ...strings.groups.map(groupOf));
  inside.className = "search-inside";
  dialog.append(inside);
  // A press on the backdrop targets the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

function groupOf({ name, keys }: Group): HTMLElement {
  const rows = keys.flatMap(([pressed = "", does = ""]) => [
    made("dt", ...pressed.split(" ").map((key) => made("kbd", key))),
    made("dd", does),
  ]);
  return made("section", made("h2", name), made("dl", ...rows));
}

function made(name: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}
