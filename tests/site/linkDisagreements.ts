import type { Page } from "playwright-core";
import { linkedState } from "../../src/figures/shell/permalink";
import { hostileQuery } from "../figures/shell/hostileLinks";
import { randomLink } from "../figures/shell/randomLinks";

/** Links for each figure. The long tests try 52, with some forty figures over two thousand. */
const LINKS_PER_FIGURE = Number(process.env.DEEP_LINKS ?? 3);

/** Links to the figure of a given place on its page, others for each; without those that can be told to be wrong unfollowed. */
export function hostileStates(id: string, index: number): LinkedState[] {
  const queries = Array.from({ length: LINKS_PER_FIGURE }, (_, n) =>
    hostileQuery(id, randomLink(1000 * index + n)),
  );
  return queries.flatMap((query) => {
    const linked = linkedState(id, `?${query}`);
    return linked && "values" in linked ? [{ query, values: linked.values }] : [];
  });
}

/** What a link to a figure asks of it. */
export interface LinkedState {
  readonly query: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Sets a figure as each link says, as following the link would, and compares what it then shows. Returns the links that were
 * neither refused by the name of one of their fields nor shown by the controls and the Readouts.
 */
export function disagreements(page: Page, id: string, states: readonly LinkedState[]): Promise<string[]> {
  return page.evaluate(
    async ({ id, states }) => {
      const figure = document.getElementById(id) as HTMLElement;
      const select = (name: string) =>
        [...figure.querySelectorAll("label")]
          .find((label) => label.querySelector("select") && label.textContent?.startsWith(name))
          ?.querySelector("select");
      const control = (name: string) => figure.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
      const shown: Readonly<Record<string, () => unknown>> = {
        a: () => select("Formulation A")?.value,
        b: () => select("Formulation B")?.value,
        c: () => select("Formulation C")?.value,
        scenario: () => select("Throw")?.value,
        speed: () => Number(select("Speed")?.value),
        layout: () => select("Layout")?.value,
        frame: () => control("Frame")?.valueAsNumber,
        exact: () => control("Exact solution")?.checked,
        stops: () => control("Stop at impacts")?.checked,
        slows: () => control("Slow down at the first impact")?.checked,
      };
      const rateIsShown = (rate: number) => Math.abs(Number(select("Time step")?.value) - rate) < 1e-3 * rate;
      const isShown = (field: string, value: unknown) => {
        if (field === "rate") return rateIsShown(value as number);
        const now = shown[field]?.();
        // A lane that the chapter has fixed has a title in place of a list.
        return now === undefined || Number.isNaN(now) || now === value;
      };
      const found: string[] = [];
      for (const { query, values } of states) {
        figure.dispatchEvent(new CustomEvent("figure:set-state", { detail: values }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const notices = [...figure.querySelectorAll(".figure-trouble")].map(
          ({ textContent }) => textContent ?? "",
        );
        const notice = notices.find((text) => text.includes("could not be followed"));
        const fields = Object.keys(values);
        if (notice !== undefined) {
          if (!fields.some((field) => notice.includes(`${field.slice(0, 40)}`)) && fields.length > 0)
            found.push(`${query}: ${notice}`);
        } else {
          const wrong = fields.filter((field) => !isShown(field, values[field]));
          if (wrong.length > 0) found.push(`${query}: shows another ${wrong.join(", ")}`);
          const heading = figure.querySelector(".readouts thead th:nth-child(2)")?.textContent ?? "";
          const formulation = select("Formulation A")?.selectedOptions[0]?.textContent ?? "";
          if (formulation !== "" && !heading.includes(formulation))
            found.push(`${query}: Readouts of ${heading}, list says ${formulation}`);
        }
        if (/NaN|undefined|Infinity/.test(figure.innerHTML)) found.push(`${query}: not a number on the page`);
      }
      return found;
    },
    { id, states: states.map(({ query, values }) => ({ query, values: { ...values } })) },
  );
}
