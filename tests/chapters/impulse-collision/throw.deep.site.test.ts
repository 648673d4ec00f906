import { describe, expect } from "vitest";
import { IMPULSE, longTest, test } from "../../site/browser";
import { Figure } from "../../site/figure";

describe("the bunny that is thrown", () => {
  longTest(
    "is launched with L, reset with R, set by its sliders, and restored by a link",
    async ({ visit }) => {
      const page = await visit(IMPULSE);
      const figure = await Figure.hydrated(page, "throw");
      const slider = (name: string) => figure.root.getByRole("slider", { name, exact: true });
      await figure.root.focus();
      await page.keyboard.press("l");
      await page.waitForFunction(
        () => Number(document.querySelector<HTMLInputElement>("#throw .scrubber")?.value) > 30,
      );
      expect(await figure.isPlaying()).toBe(true);
      await page.keyboard.press("r");
      await figure.settled();
      expect([await figure.isPlaying(), await figure.frame()]).toEqual([false, 0]);

      await figure.openMore();
      await slider("Launch velocity, forward").fill("7.5");
      await slider("Restitution e").fill("0.25");
      await figure.scrubTo(10);
      const { velocity } = await figure.lane("a");
      expect(JSON.parse(velocity ?? "[]")[0]).toBeCloseTo(7.5 * 0.999 ** 10, 10);

      const address = new URL(page.url());
      address.search = "?figure=throw&v=1&launch=7.5&restitution=0.25&frame=10&a=none/averaged";
      const again = await Figure.hydrated(await visit(IMPULSE + address.search), "throw");
      await again.settled();
      expect(await again.lane("a")).toEqual(await figure.lane("a"));
    },
  );

  test("stops where it is struck, says so at the picture without moving the page, goes on, and looks inside when asked", async ({
    revisit,
  }) => {
    const page = await revisit(IMPULSE);
    const figure = await Figure.hydrated(page, "throw");
    await figure.openMore();
    await figure.root.getByRole("checkbox", { name: "Stop at impacts" }).check();
    const places = () =>
      figure.root.evaluate((root) => [window.scrollY, root.getBoundingClientRect().height] as const);
    await figure.button("Launch").click();
    const before = await places();
    const note = figure.root.locator(".impact-stop-note");
    await note.getByText("Stopped at frame 22: the first impact.").waitFor();
    await expect.poll(async () => [await figure.isPlaying(), await figure.frame()]).toEqual([false, 22]);
    const said = figure.root.locator(".visually-hidden[role=status]").first();
    await expect.poll(() => said.textContent()).toContain("struck");
    expect(await places()).toEqual(before);
    const inspector = figure.root.getByRole("region", { name: "Inside this frame" });
    expect(await inspector.count()).toBe(0);

    await note.getByRole("button", { name: "Go on" }).click();
    await note.getByText(/impact 2\./).waitFor();
    await expect.poll(() => figure.frame()).toBeGreaterThan(22);

    await figure.scrubTo(22);
    await expect.poll(() => note.count()).toBe(0);
    await figure.root.getByRole("checkbox", { name: "Stop at impacts" }).check();
    await figure.scrubTo(0);
    await figure.button("Play").click();
    await note.getByRole("button", { name: "Look inside" }).click();
    await inspector.getByText("Inside frame 22 → 23").waitFor();
    await expect.poll(() => inspector.locator("[aria-current=step]").textContent()).toContain("impulse_W");
    const isInUpperHalf = () =>
      inspector.evaluate((part) => {
        const share = part.getBoundingClientRect().top / window.innerHeight;
        return share > 0 && share < 0.5;
      });
    await expect.poll(isInUpperHalf).toBe(true);
  });
});

describe("the cone of impulses", () => {
  test("answers to hand and key: what leans out of it is said to", async ({ revisit }) => {
    const page = await revisit(IMPULSE);
    const cone = await Figure.hydrated(page, "cone");
    const inCone = async () => [(await cone.lane("a")).inCone, (await cone.lane("b")).inCone];
    expect(await inCone()).toEqual(["false", "true"]);
    await cone.root.getByRole("slider", { name: "Friction μ", exact: true }).fill("1.5");
    await cone.settled();
    expect(await inCone()).toEqual(["true", "true"]);
    const before = (await cone.lane("a")).impulse;
    await cone.root.getByRole("button", { name: /^Tail of u/ }).focus();
    await page.keyboard.press("ArrowLeft");
    await cone.settled();
    expect((await cone.lane("a")).impulse).not.toBe(before);
  });
});
