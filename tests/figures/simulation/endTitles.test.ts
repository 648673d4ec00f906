import { expect, it } from "vitest";
import { laneTitle } from "../../../src/figures/simulation/laneId";
import { endTitles } from "../../../src/figures/simulation/laneNames";

it("lanes are called at the ends of their curves by what tells them apart, and not at all where nothing does", () => {
  expect(endTitles(["explicit", "splitting"])).toEqual([laneTitle("explicit"), laneTitle("splitting")]);
  const [world = "", body = ""] = endTitles(["implicit-world", "implicit-body"]);
  expect(laneTitle("implicit-world").endsWith(world)).toBe(true);
  expect(laneTitle("implicit-body").endsWith(body)).toBe(true);
  expect(world).not.toBe(body);
  expect(endTitles(["momentum", "momentum/frozen"])[0]).toBe(laneTitle("momentum"));
  expect(endTitles(["rk4", "rk4"])).toEqual(["", ""]);
  expect(endTitles(["rk4"])).toEqual([""]);
});
