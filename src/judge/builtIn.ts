import type { MassProperties } from "../core/bodies/massProperties";
import { ANGULAR } from "../core/dynamics/angular/index";
import { velocityOf } from "../core/dynamics/angular/momentum";
import type { RotationalState } from "../core/dynamics/angular/rule";
import type { AngularId } from "../core/dynamics/ids";
import { exponentialMap } from "../core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../core/exact/freeRotation";
import type { Rule, RuleBody } from "./rule";

/** A formulation of the core as a rule to judge. */
export function builtInRule(id: AngularId): Rule {
  const rule = ANGULAR[id];
  switch (rule.state) {
    case "velocity":
      return { kind: "step", axes: rule.axes, step: rule.step };
    case "momentum":
      return { kind: "advance", advance: keepMomentum };
    case "rotational":
      return { kind: "advance", advance: (start, body, dt) => rule.advance(start, whole(body), null, dt) };
    case "time":
      return { kind: "advance", advance: exactStep };
  }
}

/** The momentum rule: L stays, and the body turns by the ω that belongs to it at the start. */
function keepMomentum({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  return { q_WB: exponentialMap(q_WB, omega_W, dt), momentum_W };
}

/** The closed form, begun anew at every frame. */
function exactStep({ q_WB, momentum_W }: RotationalState, body: RuleBody, dt: number): RotationalState {
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  return { q_WB: attitudeAt(freeRotation(whole(body), q_WB, omega_W), dt).q_WB, momentum_W };
}

/** A body as formulations take it: those of a free body read only what rules are given. */
function whole(body: RuleBody): MassProperties {
  return body as MassProperties;
}
