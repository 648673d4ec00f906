import { store, stored } from "../../browser/storage";

const STORAGE_KEY = "tumble-theme";
type Theme = "light" | "dark";

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function keptTheme(): Theme | null {
  const kept = stored(STORAGE_KEY);
  return kept === "light" || kept === "dark" ? kept : null;
}

/** Follows the system's theme until the reader presses the button, and again once the choice is the system's own. */
export function followTheme(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-theme-button]");
  const show = (chosen: Theme | null) => {
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    const theme = chosen ?? systemTheme();
    if (button) button.title = button.dataset[theme] ?? "";
    window.dispatchEvent(new Event("themechange"));
  };
  show(keptTheme());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(keptTheme()));
  button?.addEventListener("click", () => {
    const next =
      (keptTheme() ?? document.documentElement.dataset.theme ?? systemTheme()) === "dark" ? "light" : "dark";
    const chosen = next === systemTheme() ? null : next;
    store(STORAGE_KEY, chosen);
    show(chosen);
  });
}
