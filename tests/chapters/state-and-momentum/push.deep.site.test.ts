import { describe, expect } from "vitest";
import { STATE, test } from "../../site/browser";
import { Figure } from "../../site/figure";

/** With leave to read what was copied, for the one test that does. */
const SHARED = { permissions: ["clipboard-read", "clipboard-write"] };

/** A figure whose values the reader sets: the same by handle, slider, phrase and button. */
describe("the box that is pushed", () => {
  test("gives way as the reader's keys say: its centre as if pushed through it, whatever the twist", async ({
    revisit,
  }) => {
    const page = await revisit(STATE, SHARED);
    const push = await Figure.hydrated(page, "push");
    await push.press("Reset");
    await push.openMore();
    const before = await push.lane("a");
    const handle = push.root.getByRole("button", { name: /^Start of the arrow of the force/ });
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await push.settled();
    const after = await push.lane("a");
    const centre = await push.lane("b");
    expect(after.force).not.toBe(before.force);
    expect(after.velocity).toBe(centre.velocity);
    expect(after.omega).not.toBe(centre.omega);
    const slider = push.root.getByRole("slider", { name: "Force F, x", exact: true });
    const [x = 0] = JSON.parse(after.force ?? "[]") as number[];
    expect(Math.abs(Number(await slider.inputValue()) - x)).toBeLessThan(0.05);
  });

  test("spins the other way at the phrase that asks for the wrong order, and on the spot with two pushes", async ({
    revisit,
  }) => {
    const page = await revisit(STATE, SHARED);
    const push = await Figure.hydrated(page, "push");
    await push.press("Reset");
    const spin = async () => JSON.parse((await push.lane("a")).torque ?? "[]") as number[];
    const right = await spin();
    await push.openMore();
    const wrongOrder = push.root.getByRole("switch", { name: "Wrong order: F × (p − x)" });
    await wrongOrder.click();
    await push.settled();
    expect(await spin()).toEqual(right.map((part) => (part === 0 ? 0 : -part)));
    await wrongOrder.click();
    await push.root.getByRole("checkbox", { name: "A second push, opposite to the first" }).check();
    await push.button("Push").click();
    const time = push.root.getByRole("slider", { name: "Time since the push", exact: true });
    await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(0.05);
    await push.button("Hold it still").click();
    await push.settled();
    expect((await push.lane("a")).velocity).toBe("[0,0,0]");
  });

  test("is brought by a link to where it stood, in another browser", async ({ visit, revisit }) => {
    const page = await revisit(STATE, SHARED);
    const push = await Figure.hydrated(page, "push");
    await push.openMore();
    await push.root.getByRole("slider", { name: "Force F, x", exact: true }).fill("3.5");
    await push.root.getByRole("checkbox", { name: "A second push, opposite to the first" }).check();
    const link = await push.copiedLink();
    const again = await Figure.hydrated(
      await visit(link.slice(new URL(page.url()).origin.length + 1)),
      "push",
    );
    expect(await again.lane("a")).toEqual(await push.lane("a"));
  });

  test("says which field of a link it did not understand", async ({ visit }) => {
    const page = await visit(`${STATE}?figure=push&v=1&force=[0,0,999]`);
    const push = await Figure.hydrated(page, "push");
    await push.root.getByText("force.2: expected three numbers from -10 to 10").waitFor();
  });
});

describe("the table of the state", () => {
  test("says after each step what has changed: on the Moon all but L", async ({ revisit }) => {
    const page = await revisit(STATE, SHARED);
    const remembered = await Figure.hydrated(page, "remembered");
    await remembered.press("Step forward");
    const rows = await remembered.root
      .getByRole("table", { name: "State", exact: true })
      .evaluate((table) =>
        [...table.querySelectorAll<HTMLElement>("tr[data-row]")].map((row) => [
          row.dataset.row,
          row.querySelector(".state-change")?.textContent,
        ]),
      );
    const said = Object.fromEntries(rows) as Record<string, string>;
    expect(said.angularMomentum).toBe("the same");
    for (const row of ["position", "orientation", "linearMomentum", "velocity", "spin"])
      expect(said[row], row).toBe("changed");
    expect(said.mass).toBe("");
  });
});
