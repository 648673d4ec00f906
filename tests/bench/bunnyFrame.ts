import { contactMarks, describeContact } from "../../src/chapters/impulse-collision/contactPicture";
import { bunny } from "../../src/core/bodies/bunny";
import { rotate } from "../../src/core/math/quat";
import { dot } from "../../src/core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { type LaneId, laneOf } from "../../src/figures/simulation/laneId";
import { quantitiesOf } from "../../src/figures/simulation/quantities";
import { readoutColumns } from "../../src/figures/simulation/readouts";
import { SimulationDriver } from "../../src/figures/simulation/SimulationDriver";
import { Player } from "../../src/playback/player";

/**
 * What a frame of the thrown bunny costs in a figure's own script, all but the drawing itself: the step,
 * marks and readouts. Beside it the same for a box, and one look at every vertex as a yardstick of the
 * machine. Run with `npx tsx tests/bench/bunnyFrame.ts`; times are of the processor.
 */
const meshes = { bunny };
const CAMERA = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 } as const;
const SHOWN = new Set(["touching", "velocities", "impulse", "response"]);
const THROWS = 5;

function frameCost(id: ScenarioId, lane: LaneId): number {
  const { scenario } = SCENARIOS[id];
  const run = () => {
    const driver = new SimulationDriver(
      new Player(
        parseScenario({ ...scenario, dt: 1 / 60, frames: 360, lanes: [laneOf(lane)] }, meshes),
        meshes,
      ),
      CAMERA,
    );
    const start = process.cpuUsage();
    for (let frame = 1; frame <= 360; frame++) {
      driver.player.seek(frame);
      const view = driver.laneView(0);
      if (!view) throw new Error("diverged");
      contactMarks(view, SHOWN);
      readoutColumns(driver.player, ["A"], quantitiesOf(["position", "velocity"], []));
      if (frame % 60 === 0) describeContact(view);
    }
    const { user } = process.cpuUsage(start);
    return user / 1000 / 360;
  };
  return Math.min(...Array.from({ length: THROWS }, run));
}

/** One turn and one distance for each of the bunny's vertices. */
function yardstick(): number {
  const rounds = 200;
  let sum = 0;
  const start = process.cpuUsage();
  for (let k = 0; k < rounds; k++)
    for (const position of bunny.positions) sum += dot(rotate([0.8, 0.36, 0, 0.48], position), [0, 1, 0]);
  const { user } = process.cpuUsage(start);
  if (!Number.isFinite(sum)) throw new Error("never");
  return user / 1000 / rounds;
}

const [, measure] = [yardstick(), yardstick()];
const lines = (["none/averaged", "none/per-vertex", "none/backtracking"] as const).flatMap((lane) =>
  (["thrownBunny", "launchedBox"] as const).map((id) => {
    const cost = frameCost(id, lane);
    return `${id} ${lane}: ${cost.toFixed(3)} ms a frame, ${(cost / measure).toFixed(1)} looks at every vertex`;
  }),
);
process.stdout.write(`one look at every vertex: ${measure.toFixed(4)} ms\n${lines.join("\n")}\n`);
