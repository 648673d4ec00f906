// @vitest-environment happy-dom
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { LateModule } from "../../../src/figures/shell/LateModule";
import { strings } from "../../../src/figures/strings/en";

const words = strings.actions;

it.each([
  { failures: 1, text: "here" },
  { failures: 2, text: `Not here. ${words.reload}` },
])(
  "a part that fails to arrive $failures times and is asked for once more reads: $text",
  async ({ failures, text }) => {
    const load = vi.fn(async () => ({ name: "here" }));
    for (let k = 0; k < failures; k++) load.mockRejectedValueOnce(new Error("offline"));
    const page = document.createElement("div");
    const root = createRoot(page);
    root.render(
      createElement(LateModule<{ name: string }>, {
        load,
        coming: "coming",
        notArrived: "Not here.",
        show: ({ name }) => name,
      }),
    );
    const comesTo = (expected: string) =>
      vi.waitFor(() => expect(page.textContent).toBe(expected), { timeout: 20_000 });
    await comesTo(`Not here. ${words.tryAgain}`);
    page.querySelector("button")?.click();
    await comesTo(text);
    expect(load).toHaveBeenCalledTimes(2);
    root.unmount();
  },
);
