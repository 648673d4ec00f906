import type { Scenario } from "../../core/dynamics/scenario";
import type { LabInput } from "../document/labInput";

/** What every part of the form has: the scenario, all defaults filled, and a way to change what its author wrote. */
export interface Editing {
  readonly input: LabInput;
  readonly scenario: Scenario;
  /** Takes some fields, or says in a sentence why they cannot be had. */
  readonly edit: (change: Partial<LabInput>) => string | null;
}
