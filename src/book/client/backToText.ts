/** How far the reader may scroll from where the way back was offered, in window heights. */
const AWAY = 1.5;

/** Offers whoever was led to a figure the way back to the sentence, until it is taken or the reader has gone elsewhere. */
export function offerWayBack(): void {
  const template = document.querySelector<HTMLTemplateElement>("template#back-to-text");
  const button = template?.content.firstElementChild?.cloneNode(true);
  if (!(button instanceof HTMLElement)) return;
  const stop = new AbortController();
  const { signal } = stop;
  const remove = () => {
    stop.abort();
    button.remove();
  };
  button.addEventListener("click", () => history.back());
  window.addEventListener("popstate", remove, { signal });
  // The way to the figure may be long, and is smooth: what counts is where it ends.
  let arrived: number | null = null;
  document.addEventListener(
    "scrollend",
    () => {
      arrived ??= window.scrollY;
    },
    { signal },
  );
  window.addEventListener(
    "scroll",
    () => {
      if (arrived !== null && Math.abs(window.scrollY - arrived) > AWAY * window.innerHeight) remove();
    },
    { signal, passive: true },
  );
  document.querySelector(".back-to-text")?.remove();
  document.body.append(button);
}
