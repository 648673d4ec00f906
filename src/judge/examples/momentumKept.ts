import { velocityOf } from "../../core/dynamics/angular/momentum";
import type { RotationalState } from "../../core/dynamics/angular/rule";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import type { RuleBody } from "../rule";

/** L itself is what goes from frame to frame; the body turns by the ω that belongs to it at the start. */
export function advance({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const turned_WB = exponentialMap(q_WB, omega_W, dt);
  return { q_WB: turned_WB, momentum_W };
}
