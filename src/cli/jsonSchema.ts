import { toJsonSchema } from "@valibot/to-json-schema";
import { scenarioSchema } from "../core/scenario/scenarioSchema";

/**
 * The shape of a scenario as JSON Schema (draft 7). What it cannot say is checked when a scenario is parsed:
 * symmetry and definiteness of a tensor, a quaternion that is not zero, times that rise, and what depends on two fields at once.
 */
export function scenarioJsonSchema(): object {
  return toJsonSchema(scenarioSchema, {
    typeMode: "input",
    ignoreActions: ["check", "raw_check", "forward", "partial_check", "finite"],
  });
}
