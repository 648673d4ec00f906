import { SCENARIOS } from "../../core/scenario/named";
import { parseBody } from "../../core/scenario/parseScenario";
import { Player } from "../../playback/player";
import { openPainter } from "../../scene/canvas/painter";
import { SimulationDriver } from "./SimulationDriver";
import { initialSettings, scenarioOf } from "./simulationState";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

/**
 * What a figure of lanes does until it has first been drawn, a step at a time, so that the page can answer its reader between
 * any two of them: React's first render and the first frame would each be one long task. Surfaces and what follows from them
 * stay known; the rest is quicker to do again, by a program that the browser has compiled meanwhile, than to hand over.
 */
export function* rehearsal(props: SimulationFigureProps, spec: SimulationSpec): Generator<void, void> {
  openPainter();
  yield;
  const { body } = SCENARIOS[props.scenario].scenario;
  if ("mesh" in body) spec.meshes?.[body.mesh];
  yield;
  parseBody(body, spec.meshes);
  yield;
  const settings = initialSettings(props, spec);
  const scenario = scenarioOf(settings, spec);
  yield;
  const player = new Player(scenario, spec.meshes);
  yield;
  player.seek(props.frame ?? 0);
  const driver = new SimulationDriver(player, spec.camera(props.scenario));
  const view = driver.laneView(0);
  if (!view) return;
  yield;
  spec.marks(view, settings.shown, false);
}
