import type { LawId, MethodId } from "../../../core/dynamics/ids";

export const strings = {
  /** What is wrong with a field, as the core says it. */
  problem: (text: string) => text,
  torque: {
    title: (index: number) => `Torque ${index}`,
    kind: "What turns it",
    kinds: {
      world: "a torque along the world’s axes",
      body: "a torque along the body’s axes",
      worldForce: "a force along the world’s axes",
      bodyForce: "a force along the body’s axes",
      aim: "one that aims at an attitude",
      detumble: "coils in a field, which slow a tumble",
    },
    value: "Torque",
    force: "Force",
    at: "Where it acts, from the centre of mass, body axes",
    target: "Target by",
    stiffness: "Stiffness",
    damping: "Damping",
    shorter: "The shorter way",
    gain: "Gain",
    field: "Field, world axes",
    add: "Add a torque",
    write: "Write a torque in code…",
    remove: (index: number) => `Remove torque ${index}`,
  },
  held: {
    pivot: "Pivot, from the centre of mass, body axes",
    hold: "Hold it at a point",
    free: "Let it go",
    wheel: "Wheel inside",
    axis: "Its axis, body axes",
    momentum: "Its momentum",
    motor: "Its motor’s torque",
    addWheel: "Put a wheel inside",
    removeWheel: "Take the wheel out",
  },
  contact: {
    title: "Where the body meets a plane (contact)",
    restitution: "Share of the speed that comes back (restitution e)",
    friction: "How rough it is (coefficient of friction μ)",
    method: "What is struck (contact method)",
    law: "Which impulse (contact law)",
    methods: {
      averaged: "All corners that lie in the plane are struck once, at their mean.",
      "per-vertex":
        "Each corner that lies in the plane is struck by itself, the deepest first, with the velocities that the last impulse left.",
      backtracking:
        "The frame goes back to the instant when a corner meets the plane, and what touches then is struck.",
    } satisfies Record<MethodId, string>,
    laws: {
      velocity:
        "The place that is struck gets a wanted velocity: restitution’s share along the normal, and less slip along the plane. Its impulse may lean out of Coulomb’s cone and add energy.",
      coulomb:
        "Along the plane the impulse is at most μ times the one along the normal: it stops the slip if it can, and else the body slides.",
    } satisfies Record<LawId, string>,
    chapter: "More in the chapter on impulses.",
  },
};
