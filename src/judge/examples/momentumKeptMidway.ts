import { velocityOf } from "../../core/dynamics/angular/momentum";
import type { RotationalState } from "../../core/dynamics/angular/rule";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import type { RuleBody } from "../rule";

/** L is kept, and the body turns by the ω of the middle of the frame, where half a step has brought it. */
export function advance({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const halfway_WB = exponentialMap(q_WB, omega_W, 0.5 * dt);
  const middleOmega_W = velocityOf(momentum_W, halfway_WB, body.inverseInertia_B);
  const turned_WB = exponentialMap(q_WB, middleOmega_W, dt);
  return { q_WB: turned_WB, momentum_W };
}
