import type { Scenario } from "../../core/dynamics/scenario";
import type { LabInput } from "../document/labInput";

export interface Editing {
  readonly input: LabInput;
  readonly scenario: Scenario;
  /** Says in a sentence why the fields cannot be had. */
  readonly edit: (change: Partial<LabInput>) => string | null;
}
