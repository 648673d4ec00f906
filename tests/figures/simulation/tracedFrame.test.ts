import { expect, it } from "vitest";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { withRowsAt } from "../../../src/figures/simulation/inspector/tracedFrame";
import { Player } from "../../../src/playback/player";

it("a step into another frame is not taken once the reader is elsewhere when its program has told of it", async () => {
  const player = new Player(parseScenario(SCENARIOS.racketMiddleAxis.scenario));
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const program = { source: "", traceOf: () => told.then(() => ({ stages: [], trouble: null })) };
  const taken: boolean[] = [];
  for (const stays of [true, false])
    withRowsAt(
      player,
      1,
      [program],
      1,
      () => stays,
      () => taken.push(stays),
    );
  tell();
  await expect.poll(() => taken).toEqual([true]);
});
