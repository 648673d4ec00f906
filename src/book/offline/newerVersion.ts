import { strings } from "./strings/en";
import "./offline.css";

/** Nothing changes until the reader says so. */
export function offerReload(registration: ServiceWorkerRegistration): void {
  if (document.querySelector(".newer-version")) return;
  const line = document.createElement("p");
  line.className = "newer-version";
  line.setAttribute("role", "status");
  const reload = buttonNamed(strings.newer.reload, () => {
    const reloadPage = () => window.location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reloadPage, { once: true });
    if (registration.waiting) registration.waiting.postMessage("activate");
    else reloadPage();
  });
  const later = buttonNamed(strings.newer.later, () => line.remove());
  document.body.append(line);
  // A region that is filled once it is there is read out.
  setTimeout(() => line.append(strings.newer.says, reload, later));
}

export function buttonNamed(name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = name;
  button.addEventListener("click", press);
  return button;
}
