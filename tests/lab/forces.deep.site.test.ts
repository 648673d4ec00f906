import { expect } from "vitest";
import { pack } from "../../src/lab/document/packed";
import { similarTorque, TORQUE_KINDS } from "../../src/lab/form/similarTorque";
import { startingPoint } from "../../src/lab/startingPoints";
import { longTest } from "../site/browser";
import { Figure } from "../site/figure";
import { violations } from "../site/violations";

longTest(
  "axe finds nothing with every kind of torque, a pivot and a wheel in the form",
  async ({ visit }) => {
    const scenario = pack({
      ...startingPoint("gains"),
      lanes: [{ angular: "splitting" }],
      torque: TORQUE_KINDS.map((kind) => similarTorque(null, kind, 0.03)),
      pivot: [0, 0, -1],
      wheel: { axis: [0, 0, 1], momentum: 0.1 },
    });
    for (const width of [390, 1440]) {
      const page = await visit(`lab/?figure=bench&v=1&scenario=${scenario}#bench`, {
        viewport: { width, height: 900 },
      });
      const figure = await Figure.hydrated(page, "bench");
      await figure.answers();
      await page.locator(".form-part > summary", { hasText: "What acts on it" }).click();
      await page.getByRole("group", { name: "Torque 6" }).waitFor();
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  },
);
