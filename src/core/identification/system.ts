import type { MassProperties } from "../bodies/massProperties.ts";
import { principal } from "../bodies/principal.ts";
import type { Lane } from "../dynamics/lane.ts";
import type { System } from "../dynamics/system.ts";
import { inverseMat, type Mat3 } from "../math/mat3.ts";

/** A body known by its tensor alone [kg m²]; where nothing acts the mass plays no part. */
export function bodyOf(inertia_B: Mat3): MassProperties {
  return {
    mass: 1,
    centre_B: [0, 0, 0],
    vertices_B: null,
    inertia_B,
    inverseInertia_B: inverseMat(inertia_B),
    principal: principal(inertia_B),
  };
}

/** Stands in for a body on which nothing depends. */
export const SPHERE = bodyOf([1, 0, 0, 0, 1, 0, 0, 0, 1]);

/** A free body under one lane, for {@link advance}. */
export function freeSystem(body: MassProperties, lane: Lane, dt: number): System {
  return {
    scenario: {
      body: { inertia: body.principal.moments, mass: body.mass },
      initial: {
        position: [0, 0, 0],
        velocity: [0, 0, 0],
        orientation: [1, 0, 0, 0],
        angularVelocity: [0, 0, 0],
      },
      torque: [0, 0, 0],
      drag: { linear: 0, angular: 0 },
      gravity: [0, 0, 0],
      damping: { linear: 1, angular: 1 },
      planes: [],
      contact: { method: "averaged", law: "velocity", restitution: 0, friction: 0 },
      dt,
      frames: 0,
      lanes: [lane],
    },
    body,
    turning: body,
    pivot: null,
    radius: 0,
    load: null,
    planes: [],
    exact: null,
    top: null,
    recordings: [null],
  };
}
