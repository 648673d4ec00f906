import type { Scenario } from "../../core/dynamics/scenario";
import type { ScenarioInput } from "../../core/scenario/parseScenario";

/** What every part of the form has: the scenario, all defaults filled, and a way to change what its author wrote. */
export interface Editing {
  readonly input: ScenarioInput;
  readonly scenario: Scenario;
  /** Takes some fields, or says in a sentence why they cannot be had. */
  readonly edit: (change: Partial<ScenarioInput>) => string | null;
}
