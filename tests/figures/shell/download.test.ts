import { expect, it } from "vitest";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { lanesTable } from "../../../src/figures/shell/download";
import { Player } from "../../../src/playback/player";

it("the table of a run holds all of its frames in every lane, whatever frame is shown", async () => {
  const player = new Player(
    parseScenario({
      body: { shape: "box", size: [0.2, 1, 2], mass: 1.2 },
      initial: { angularVelocity: [0.1, 5, 0.2] },
      dt: 1 / 60,
      frames: 1800,
      lanes: [{ angular: "none" }, { angular: "implicit-body" }, { angular: "exact" }],
    }),
  );
  player.seek(90);
  const [head = "", ...rows] = (await lanesTable(player)).trimEnd().split("\n");
  expect(head.split(",").slice(0, 3)).toEqual(["lane", "frame", "t"]);
  expect(rows.length).toBe(3 * 1801);
  expect(rows.slice(-3).map((row) => row.split(",").slice(0, 3))).toEqual([
    ["a", "1800", "30"],
    ["b", "1800", "30"],
    ["c", "1800", "30"],
  ]);
});
