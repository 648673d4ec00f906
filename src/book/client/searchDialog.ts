import { type Found, KINDS, marked, type SearchFile, searchOf } from "../search/index";

const OPTION = "[role=option]";

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly root: string;
}

type Search = (query: string) => readonly Found[];

/** Readers do not read more. */
const MOST = 12;

export async function startSearch(dialog: HTMLDialogElement): Promise<void> {
  const [input, list, status] = ["input", "[role=listbox]", "[role=status]"].map((part) =>
    dialog.querySelector<HTMLElement>(part),
  );
  if (!(input instanceof HTMLInputElement) || !list || !status) return;
  const parts: Parts = { dialog, input, list, status, root: dialog.dataset.root ?? "./" };
  const response = await fetch(`${parts.root}search.json`);
  if (!response.ok) throw new Error(`search.json: status ${response.status}`);
  const file: SearchFile = await response.json();
  const search = searchOf(file);
  input.addEventListener("input", () => show(parts, file, search));
  input.addEventListener("keydown", (event) => pressKey(event, parts));
  list.addEventListener("click", () => dialog.close());
  show(parts, file, search);
}

function show(parts: Parts, { groups }: SearchFile, search: Search): void {
  const { input, list, status, dialog } = parts;
  const query = input.value.trim();
  const all = query === "" ? [] : search(query);
  const found = all.slice(0, MOST);
  // Groups in the order of their best answer.
  const kinds = [...KINDS].filter((kind) => found.some((one) => one.kind === kind));
  kinds.sort((a, b) => placeOf(found, a) - placeOf(found, b));
  let count = 0;
  list.replaceChildren(
    ...kinds.map((kind) => {
      const group = element("div", { role: "group", "aria-label": groups[kind] });
      group.append(element("p", { class: "search-group", "aria-hidden": "true" }, groups[kind]));
      for (const one of found.filter((each) => each.kind === kind))
        group.append(option(one, parts.root, `search-${count++}`));
      return group;
    }),
  );
  input.setAttribute("aria-expanded", String(found.length > 0));
  status.textContent = query === "" ? "" : countOf(all.length, found.length, dialog.dataset);
  activate(parts, list.querySelector<HTMLElement>(OPTION));
}

function countOf(all: number, shown: number, { none = "", count = "", first = "" }: DOMStringMap): string {
  if (all === 0) return none;
  return (shown < all ? first : count).replace("#", String(shown)).replace("§", String(all));
}

const placeOf = (found: readonly Found[], kind: string) => found.findIndex((one) => one.kind === kind);

function option({ title, place, text, address, matched }: Found, root: string, id: string): HTMLElement {
  const link = element("a", {
    role: "option",
    id,
    href: root + address,
    tabindex: "-1",
    "aria-selected": "false",
  });
  const heading = withMarks("strong", title, matched);
  if (place) heading.append(" ", element("small", {}, place));
  link.append(heading, withMarks("span", text, matched));
  return link;
}

function withMarks(tag: string, text: string, matched: readonly string[]): HTMLElement {
  const line = element(tag, {});
  for (const piece of marked(text, matched))
    line.append(piece.isMatched ? element("mark", {}, piece.text) : piece.text);
  return line;
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text?: string): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function pressKey(event: KeyboardEvent, parts: Parts): void {
  const options = [...parts.list.querySelectorAll<HTMLElement>(OPTION)];
  const present = options.findIndex((one) => one.getAttribute("aria-selected") === "true");
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined && options.length > 0) {
    event.preventDefault();
    activate(parts, options[(present + step + options.length) % options.length] ?? null);
  } else if (event.key === "Enter" && !event.isComposing) options[present]?.click();
}

function activate({ input, list }: Parts, option: HTMLElement | null): void {
  for (const other of list.querySelectorAll(`${OPTION}[aria-selected=true]`))
    other.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}
