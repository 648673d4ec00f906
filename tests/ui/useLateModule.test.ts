// @vitest-environment happy-dom
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { type LateModule, useLateModule } from "../../src/ui/useLateModule";

it("a module that has not arrived is asked for again, and a second failure is known for one", async () => {
  let isOffline = true;
  const load = vi.fn(async () => {
    if (isOffline) throw new Error("offline");
    return { name: "here" };
  });
  const states: LateModule<{ name: string }>[] = [];
  const Part = () => {
    states.push(useLateModule(load));
    return null;
  };
  const root = createRoot(document.createElement("div"));
  root.render(createElement(Part));
  const latest = () => states.at(-1) as LateModule<{ name: string }>;
  const comesTo = (failures: number) =>
    vi.waitFor(() => expect(latest().failures).toBe(failures), { timeout: 20_000 });
  await comesTo(1);
  latest().retry();
  await comesTo(2);
  isOffline = false;
  latest().retry();
  await vi.waitFor(() => expect(latest().module).toEqual({ name: "here" }), { timeout: 20_000 });
  expect(load).toHaveBeenCalledTimes(3);
  root.unmount();
});
