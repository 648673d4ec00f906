// @vitest-environment happy-dom
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FileButton } from "../../src/lab/form/FileButton";

it("a file that was chosen before the page's program had come is taken, once", async () => {
  const chosen: string[] = [];
  const button = createElement(FileButton, {
    label: "Mesh",
    accept: ".stl",
    onChoose: (file: File) => chosen.push(file.name),
  });
  const place = document.createElement("div");
  place.innerHTML = renderToString(button);
  const input = place.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["solid"], "early.stl")] });
  const root = hydrateRoot(place, button);
  await vi.waitFor(() => expect(chosen).toEqual(["early.stl"]), { timeout: 20_000 });
  root.render(button);
  await new Promise((done) => setTimeout(done, 20));
  expect(chosen).toEqual(["early.stl"]);
  root.unmount();
});
