import { timeSinceResponse } from "../../browser/scheduling";
import { SCENARIOS } from "../../core/scenario/named";
import { parseBody } from "../../core/scenario/parseScenario";
import { Player } from "../../playback/player";
import { openPainter } from "../../scene/canvas/painter";
import { SimulationDriver } from "./SimulationDriver";
import { initialSettings, scenarioOf } from "./simulationState";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

/**
 * When a figure that plays by itself begins to, at the earliest [ms]. A second after a response Chromium ends the compositor of
 * the page that was there before, and the page waits meanwhile for the GPU to draw what it was given: 30 to 140 ms of a moving
 * picture where a processor does the GPU's work, 2 ms of a picture at rest.
 */
const START_OF_MOTION = 1150;

/**
 * Warm-up of a simulation figure that plays by itself: does the work of its first render and first frame once, in steps between
 * which the page can answer its reader: hydrated without it, each of the two is one long task. Surfaces and mass properties are
 * cached where they are computed; the player and the driver are discarded, since computing them again in compiled code is quicker
 * than handing them over.
 */
export function* warmUp(
  props: SimulationFigureProps,
  spec: SimulationSpec,
): Generator<Promise<void> | undefined, void> {
  // While the worker starts, every step here would take twice as long on two cores.
  yield openPainter()?.started;
  const { body } = SCENARIOS[props.scenario].scenario;
  if ("mesh" in body) spec.meshes?.[body.mesh];
  yield;
  parseBody(body, spec.meshes);
  yield;
  const settings = initialSettings({ props, spec });
  const scenario = scenarioOf(settings, spec);
  yield;
  const player = new Player(scenario, spec.meshes);
  yield;
  player.seek(props.frame ?? 0);
  const driver = new SimulationDriver(player, spec.camera(props.scenario));
  const view = driver.laneView(0);
  if (!view) return;
  yield;
  spec.marks(view, new Set(settings.layers), false);
  yield timeSinceResponse(START_OF_MOTION);
}
