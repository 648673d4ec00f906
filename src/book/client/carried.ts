const KEY = "tumble-carried";

/** What this page's entry of the history holds, for the page at `path`. */
export function carry(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, history.state]));
  } catch {}
}

/** Once, and before a figure asks for its state. */
export function takeCarried(): void {
  try {
    const [path, state] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.removeItem(KEY);
    if (path === location.pathname) history.replaceState(state, "");
  } catch {}
}
