import { store, stored } from "../../browser/storage";

const STORAGE_KEY = "tumble-engine";

/** [ms] */
const SAID_FOR = 2000;

let idsGiven = 0;

/**
 * Lines of several engines become tabs, each block of lines gets a button that copies it. The engine of a tab is chosen in every
 * case that has lines for it, and remembered.
 * @returns chooses an engine
 */
export function tabEngines(book: HTMLElement): (engine: string) => void {
  const tabLists = Array.from(book.querySelectorAll(".case-mends .fold-inside"), (inside) => tabsOf(inside));
  const show = (engine: string) => {
    for (const tabs of tabLists) showTab(tabs, engine);
  };
  const choose = (engine: string) => {
    store(STORAGE_KEY, engine);
    show(engine);
  };
  for (const code of book.querySelectorAll<HTMLElement>(".case-code > code")) offerCopy(code, book.dataset);
  for (const tabs of tabLists) followTabs(tabs, choose);
  show(stored(STORAGE_KEY) ?? "");
  return choose;
}

interface Tab {
  readonly engine: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

function tabsOf(inside: Element): readonly Tab[] {
  const panels = [...inside.querySelectorAll<HTMLElement>("[data-engine]")];
  if (panels.length < 2) return [];
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  const tabs = panels.map((panel) => {
    const button = document.createElement("button");
    panel.id = `lines-${idsGiven++}`;
    button.type = "button";
    button.textContent = panel.querySelector("b")?.textContent ?? "";
    button.id = `${panel.id}-tab`;
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", button.id);
    list.append(button);
    return { engine: panel.dataset.engine ?? "", button, panel };
  });
  inside.prepend(list);
  mark(tabs, tabs[0]);
  return tabs;
}

function showTab(tabs: readonly Tab[], engine: string): void {
  const tab = tabs.find((one) => one.engine === engine);
  if (tab) mark(tabs, tab);
}

function mark(tabs: readonly Tab[], shown: Tab | undefined): void {
  for (const tab of tabs) {
    tab.button.setAttribute("aria-selected", String(tab === shown));
    tab.button.tabIndex = tab === shown ? 0 : -1;
    tab.panel.hidden = tab !== shown;
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function followTabs(tabs: readonly Tab[], choose: (engine: string) => void): void {
  for (const [place, { engine, button }] of tabs.entries()) {
    button.addEventListener("click", () => choose(engine));
    button.addEventListener("keydown", ({ key }) => {
      const next = tabs.at((place + (STEPS[key] ?? 0)) % tabs.length);
      if (!next || STEPS[key] === undefined) return;
      choose(next.engine);
      next.button.focus();
    });
  }
}

function offerCopy(code: HTMLElement, words: DOMStringMap): void {
  const button = document.createElement("button");
  const say = (text: string | undefined) => {
    button.textContent = text ?? "";
  };
  button.type = "button";
  button.className = "button-plain";
  button.ariaLive = "polite";
  say(words.copy);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
    setTimeout(() => say(words.copy), SAID_FOR);
  });
  code.parentElement?.previousElementSibling?.append(button);
}
