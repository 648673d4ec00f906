import { massProperties } from "../../core/bodies/massProperties";
import type { Mat3 } from "../../core/math/mat3";
import { parseScenario } from "../../core/scenario/parseScenario";
import { startingPoint } from "../startingPoints";

let present: Mat3 | null = null;

export function publishBody(inertia_B: Mat3): void {
  present = inertia_B;
}

/** That of the built page's body until the bench's program has come. */
export function benchBody(): Mat3 {
  return present ?? massProperties(parseScenario(startingPoint("gains")).body).inertia_B;
}
