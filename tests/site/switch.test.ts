import { describe, expect } from "vitest";
import { onlyLong } from "../chosen";
import { CHAPTER, test } from "./browser";
import { Figure } from "./figure";

const longTest = onlyLong(test);

describe("the switch", () => {
  test("turns the gyroscopic term on and off in lane A alone, and keeps the frame number", async ({
    revisit,
  }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.scrubTo(200);
    const [a, b] = [await racket.lane("a"), await racket.lane("b")];
    expect(a.angularVelocityBody).not.toBe(b.angularVelocityBody);
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("false");

    await racket.gyroscopicSwitch.click();
    await racket.settled();
    expect(await racket.frame()).toBe(200);
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("true");
    expect(await racket.combobox("Formulation A").inputValue()).toBe("splitting");
    expect(await racket.lane("a"), "run again from the start, it does what lane B did").toEqual(b);
    expect(await racket.lane("b")).toEqual(b);

    await racket.gyroscopicSwitch.click();
    await racket.settled();
    expect(await racket.frame()).toBe(200);
    expect(await racket.lane("a")).toEqual(a);
  });

  longTest("and the comboboxes say the same, and run only their own lane again", async ({ revisit }) => {
    const racket = await Figure.hydrated(await revisit(CHAPTER), "racket");
    await racket.scrubTo(150);
    const before = { a: await racket.lane("a"), b: await racket.lane("b") };
    await racket.choose("Formulation B", "rk4");
    expect(await racket.frame()).toBe(150);
    expect(await racket.lane("a")).toEqual(before.a);
    expect((await racket.lane("b")).angularVelocity).not.toBe(before.b.angularVelocity);
    await racket.choose("Formulation A", "rk4");
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("true");
    expect(await racket.lane("a")).toEqual(await racket.lane("b"));
    await racket.choose("Formulation A", "none");
    await racket.gyroscopicSwitch.click();
    expect(await racket.combobox("Formulation A").inputValue(), "switched on, it has its own rule").toBe(
      "rk4",
    );
    await racket.gyroscopicSwitch.click();
    expect(await racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("false");
    expect(await racket.lane("a")).toEqual(before.a);
  });
});
