// @vitest-environment happy-dom
import { createElement, useEffect, useRef } from "react";
import { expect, it, vi } from "vitest";
import { hydrateFigure } from "../../src/book/client/hydrateIslands";
import { strings } from "../../src/figures/strings/en";

it("a figure that fails when it is hydrated keeps nobody waiting, and its button starts it again", async () => {
  const noise = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const Figure = () => {
    const place = useRef<HTMLElement>(null);
    useEffect(() => {
      place.current?.dispatchEvent(new Event("figure:hydrated", { bubbles: true }));
    }, []);
    if (isBroken) throw new Error("broken");
    return createElement("figure", { ref: place });
  };
  const island = document.body.appendChild(document.createElement("div"));
  island.innerHTML = "<figure></figure>";

  await hydrateFigure(island, { Figure });
  expect(island.dataset.hydrated).toBe("");
  const again = island.querySelector("button");
  expect(again?.textContent).toBe(strings.fault.again);

  isBroken = false;
  again?.click();
  await vi.waitFor(() => expect(island.querySelector("figure")).not.toBeNull(), { timeout: 20_000 });
  island.remove();
  noise.mockRestore();
});
