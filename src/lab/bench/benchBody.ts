import { massProperties } from "../../core/bodies/massProperties";
import type { Mat3 } from "../../core/math/mat3";
import { parseScenario } from "../../core/scenario/parseScenario";
import { startingPoint } from "../startingPoints";

let present: Mat3 | null = null;

/** Publishes the inertia tensor of the bench's body after every change, for other parts of the page. */
export function publishBody(inertia_B: Mat3): void {
  present = inertia_B;
}

/** The tensor of the body on the bench; before the bench's program has come, of that which the page was built with. */
export function benchBody(): Mat3 {
  return present ?? massProperties(parseScenario(startingPoint("gains")).body).inertia_B;
}
