import { describe, expect, it } from "vitest";
import type { Projected } from "../../src/scene/camera";
import { thinned } from "../../src/scene/svg/thinned";

const at = (x: number, y: number): Projected => ({ x, y, depth: 1 });

describe("a polyline without what no eye sees of it", () => {
  it("keeps a circle of 100 px to a seventh of a pixel with a third of its 360 points", () => {
    const circle = Array.from({ length: 361 }, (_, k) =>
      at(100 * Math.cos((k * Math.PI) / 180), 100 * Math.sin((k * Math.PI) / 180)),
    );
    const kept = thinned(circle);
    expect([kept[0], kept.at(-1)]).toEqual([circle[0], circle.at(-1)]);
    // A chord of 10 px leaves a circle of 100 px by 100 (1 − cos 0.05) = 0.125 px.
    expect(kept.length).toBeLessThan(120);
    const middles = kept
      .slice(1)
      .map(({ x, y }, k) => at((x + (kept[k]?.x ?? 0)) / 2, (y + (kept[k]?.y ?? 0)) / 2));
    expect(Math.max(...middles.map(({ x, y }) => 100 - Math.hypot(x, y)))).toBeLessThan(1 / 7);
  });

  it("turns back where it did, and keeps every corner", () => {
    const path = [at(0, 0), at(5, 0), at(9, 0), at(2, 0), at(2, 0.3), at(2, 7)];
    expect(thinned(path)).toEqual([at(0, 0), at(9, 0), at(2, 0), at(2, 7)]);
  });
});
