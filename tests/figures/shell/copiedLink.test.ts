// @vitest-environment happy-dom
import { createElement, type RefObject } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { useFigureActions } from "../../../src/figures/shell/actions";
import { Figure } from "../../../src/figures/shell/Figure";
import type { FigureState } from "../../../src/figures/shell/figureState";
import { numberWithin } from "../../../src/figures/shell/figureState";

const SCHEMA = v.strictObject({ time: v.optional(numberWithin(0, 2)), size: v.optional(numberWithin(0, 2)) });

/** A figure whose values the reader sets, and its way to a link. */
function shown(figure: RefObject<HTMLElement | null>) {
  let now: v.InferOutput<typeof SCHEMA> = { time: 0, size: 1 };
  const state: FigureState<typeof now> = {
    schema: SCHEMA,
    current: () => now,
    apply: (values) => {
      now = { ...now, ...values };
    },
  };
  const links: { copy: () => URL }[] = [];
  const Copy = () => {
    const { linkTo } = useFigureActions();
    links.push({ copy: () => linkTo({ play: false, present: false }) });
    return null;
  };
  const children = createElement(Copy);
  const props = { id: "demo", kind: "", figure, state: state as FigureState, children };
  return { links, element: createElement(Figure, props) };
}

it("a link copied from a figure that a link has set says what that link said", async () => {
  window.history.replaceState(null, "", "?figure=demo&v=1&time=1.5");
  const { links, element } = shown({ current: null });
  const place = document.body.appendChild(document.createElement("div"));
  const isReady = new Promise((done) => place.addEventListener("figure:hydrated", done));
  const root = createRoot(place);
  root.render(element);
  await isReady;
  await vi.waitFor(() => expect(links.at(-1)?.copy().search).toBe("?figure=demo&v=1&time=1.5"), {
    timeout: 20_000,
  });
  root.unmount();
});
