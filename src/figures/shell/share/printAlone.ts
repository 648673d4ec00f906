/** The style sheet of print knows the figure by its class. */
export function printAlone(figure: HTMLElement): void {
  const root = document.documentElement;
  figure.classList.add("printed-alone");
  root.classList.add("prints-one-figure");
  window.addEventListener(
    "afterprint",
    () => {
      figure.classList.remove("printed-alone");
      root.classList.remove("prints-one-figure");
    },
    { once: true },
  );
  window.print();
}
