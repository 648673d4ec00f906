import type { AngularId, LawId, MethodId, OrientationId } from "../core/dynamics/ids";
import type { Lane } from "../core/dynamics/lane";
import type { Stage } from "./stages";

/*
 * The lines of a frame that a derivation names, one list for each rule, way of turning, method and law of contact. What an
 * inspector shows at first is made of these; the other lines unpack and hand on.
 */

/**
 * A step of a derivation, and the line that takes it: function and name of an intermediate. Lines of two rules that take the
 * same step stand side by side, whatever the code calls them. A line of weight 1 is a result and one of weight 2 what the rule
 * is about; those of weight 4 give way first where room is scarce, then those of weight 3. A line that runs several times is
 * shown as it ran first, unless `shows` says otherwise.
 */
export type DerivationStep = readonly [
  step: string,
  line: string,
  weight: 1 | 2 | 3 | 4,
  shows?: "last" | "least",
];

type Steps = readonly DerivationStep[];

const LOADS: Steps = [
  ["torque", "applyTorque.torque_W", 3],
  ["spin", "applyLoads.omega_W", 1],
];
const ATTITUDE: DerivationStep = ["attitude", "integratePose.q_WB", 1];
const END_SPIN: DerivationStep = ["end spin", "wholeFrame.omega_W", 1];
const WHOLE_FRAME_END: Steps = [
  ["attitude", "wholeFrame.next.q_WB", 1],
  ["end momentum", "wholeFrame.next.momentum_W", 3],
  END_SPIN,
];
const INERTIA: DerivationStep = ["inertia", "gyroscopicChange.inertia_W", 3];
const START_SPIN: DerivationStep = ["start spin", "gyroscopicChange.omega_B", 3];
const START_MOMENTUM: DerivationStep = ["momentum", "wholeFrame.before.momentum_W", 3];

const newtonStep = (rule: string, axes: string): Steps => [
  ["momentum", `${rule}.momentum_${axes}`, 3],
  ["gyroscopic", `${rule}.residual_${axes}`, 2],
  ["jacobian", `${rule}.jacobian`, 2],
  ["correction", `${rule}.correction_${axes}`, 2],
  ["next spin", `${rule}.return`, 2],
];

const NEWTON_ITERATION: Steps = [
  ["gyroscopic", "newtonSolution.residual_B", 2],
  ["jacobian", "newtonSolution.jacobian", 2],
  ["correction", "newtonSolution.correction_B", 2],
];

export const STEPS_OF_RULE: Readonly<Record<AngularId, Steps>> = {
  none: [["next spin", "none.return", 3], ...LOADS],
  explicit: [
    INERTIA,
    ["momentum", "explicit.momentum", 3],
    ["gyroscopic", "explicit.gyroscopicTorque", 2],
    ["correction", "explicit.change", 2],
    ["next spin", "explicit.return", 2],
    ...LOADS,
  ],
  "implicit-world": [INERTIA, ...newtonStep("implicitWorld", "W"), ...LOADS],
  "implicit-body": [START_SPIN, ...newtonStep("implicitBody", "B"), ...LOADS],
  "implicit-converged": [
    START_SPIN,
    ...NEWTON_ITERATION,
    ["next spin", "implicitConverged.solution_B", 2],
    ...LOADS,
  ],
  "linearly-implicit": [
    INERTIA,
    ["momentum", "linearlyImplicit.momentum", 3],
    ["jacobian", "linearlyImplicit.matrix", 2],
    ["next spin", "linearlyImplicit.return", 2],
    ...LOADS,
  ],
  "rescaled-momentum": [
    START_SPIN,
    ["momentum", "rescaledMomentum.momentum_B", 3],
    ["turned momentum", "rescaledMomentum.turned_B", 2],
    ["rescaled momentum", "rescaledMomentum.rescaled_B", 2],
    ["next spin", "rescaledMomentum.return", 2],
    ...LOADS,
  ],
  momentum: [
    ["momentum", "loadedMomentum.momentum_W", 2],
    ["impulse of torque", "loadedMomentum.impulse_W", 2],
    ["spin", "applyLoads.omega_W", 1],
    ["end momentum in body", "velocityOf.momentum_B", 4, "last"],
    ["end spin in body", "velocityOf.omega_B", 4, "last"],
    ["end spin", "integratePose.omega_W", 1],
  ],
  midpoint: [
    ["start spin", "midpoint.omega_B", 3],
    ...NEWTON_ITERATION,
    ["mean spin", "midpoint.middle_B", 2],
    ["next spin", "midpoint.next_B", 2],
    ["turn", "exponentialMap.turn", 4],
    ["attitude", "midpoint.q_WB", 1],
    ["end momentum", "midpoint.momentum_W", 3],
    END_SPIN,
  ],
  splitting: [
    ["momentum", "splitting.kicked.momentum_W", 3],
    ["angle", "turnAbout.halfAngle", 3],
    ["half about x", "splitting.afterX", 2],
    ["half about y", "splitting.afterY", 2],
    ["about z", "splitting.afterZ", 2],
    ["half about y again", "splitting.afterY2", 2],
    ["half about x again", "splitting.afterX2", 2],
    ["attitude", "wholeFrame.next.q_WB", 1],
    END_SPIN,
  ],
  "splitting-4": [
    START_MOMENTUM,
    ["first part", "splitting4.after1.q_WB", 2],
    ["second part", "splitting4.after2.q_WB", 2],
    ["third part", "splitting4.after3.q_WB", 2],
    ["fourth part", "splitting4.after4.q_WB", 2],
    ...WHOLE_FRAME_END,
  ],
  augmented: [
    ["momentum", "augmented.kicked.momentum_W", 3],
    ["start spin", "augmented.omega_W", 3],
    ["first rate of spin", "augmented.acceleration_W", 2],
    ["commutator", "augmented.commutator_W", 2],
    ["mean spin", "augmented.mean_W", 2],
    ["turn", "exponentialMap.turn", 4],
    ["attitude", "augmented.turned_WB", 1],
    END_SPIN,
  ],
  rk4: [
    START_MOMENTUM,
    ["first rate of turn", "rk4.rate1.orientation", 2],
    ["second rate of turn", "rk4.rate2.orientation", 2],
    ["third rate of turn", "rk4.rate3.orientation", 2],
    ["fourth rate of turn", "rk4.rate4.orientation", 2],
    ["mean rate of turn", "rk4.meanRate.orientation", 2],
    ["mean torque", "rk4.meanRate.torque_W", 4],
    ["stretched attitude", "rk4.end.q_WB", 4],
    ...WHOLE_FRAME_END,
  ],
  "rk4-body": [
    ["start spin", "rk4Body.omega1_B", 3],
    ["first rate of spin", "rk4Body.acceleration1_B", 2],
    ["second rate of spin", "rk4Body.acceleration2_B", 2],
    ["third rate of spin", "rk4Body.acceleration3_B", 2],
    ["fourth rate of spin", "rk4Body.acceleration4_B", 2],
    ["mean spin", "rk4Body.meanOmega_B", 2],
    ["mean rate of spin", "rk4Body.meanAcceleration_B", 3],
    ["next spin", "rk4Body.end.omega_B", 2],
    ...WHOLE_FRAME_END,
  ],
  exact: [
    ["time", "exactState.t", 2],
    ["attitude", "exactState.q_WB", 1],
    ["end spin", "exactState.omega_W", 1],
    ["position", "exactState.position_W", 4],
  ],
};

const quaternionSteps = (rule: string): Steps => [
  ["half turn", `${rule}.half`, 3],
  ["change of attitude", `${rule}.change`, 2],
];

export const STEPS_OF_TURN: Readonly<Record<OrientationId, Steps>> = {
  matrix: [["rate of matrix", "matrixStep.rate", 2], ["raw matrix", "advanceAttitude.rotation", 2], ATTITUDE],
  "matrix-orthonormal": [
    ["rate of matrix", "matrixStep.rate", 2],
    ["stretched matrix", "matrixOrthonormalStep.stretched", 2],
    ["first column", "matrixOrthonormalStep.x_W", 4],
    ["second column", "matrixOrthonormalStep.y_W", 4],
    ["third column", "matrixOrthonormalStep.z_W", 4],
    ["raw matrix", "advanceAttitude.rotation", 2],
    ATTITUDE,
  ],
  quaternion: [...quaternionSteps("quaternionStep"), ATTITUDE],
  "quaternion-unnormalised": [
    ...quaternionSteps("quaternionUnnormalisedStep"),
    ["raw quaternion", "advanceAttitude.quaternion", 2],
    ATTITUDE,
  ],
  "quaternion-wrong-side": [...quaternionSteps("quaternionWrongSideStep"), ATTITUDE],
  "exponential-map": [
    ["speed", "exponentialMap.speed", 4],
    ["angle", "exponentialMap.halfAngle", 3],
    ["axis", "exponentialMap.axis", 4],
    ["turn", "exponentialMap.turn", 3],
    ATTITUDE,
  ],
  "exponential-map-bullet": [
    ["speed", "exponentialMapBullet.trueSpeed", 4],
    ["clamped speed", "exponentialMapBullet.speed", 2],
    ["axis", "exponentialMapBullet.axis", 4],
    ["turn", "exponentialMapBullet.turn", 3],
    ATTITUDE,
  ],
};

const DEEPEST: DerivationStep = ["depth", "penetratingVertices.distance", 2, "least"];
const AFTER_EVERY_PLANE: Steps = [
  ["velocity after", "contactStep.velocity_W", 4],
  ["spin after", "contactStep.omega_W", 1],
];

export const STEPS_OF_METHOD: Readonly<Record<MethodId, Steps>> = {
  averaged: [DEEPEST, ["arm", "averaged.meanArm_W", 2], ...AFTER_EVERY_PLANE],
  "per-vertex": [DEEPEST, ["arm", "perVertex.arm_W", 2], ...AFTER_EVERY_PLANE],
  backtracking: [
    ["time of impact", "stepToImpacts.time", 2],
    DEEPEST,
    ["arm", "averaged.meanArm_W", 2],
    ["velocity after", "stepToImpacts.after.velocity_W", 4],
    ["spin after", "stepToImpacts.after.omega_W", 1],
  ],
};

export const STEPS_OF_LAW: Readonly<Record<LawId, Steps>> = {
  velocity: [["wanted velocity", "velocityLaw.wanted_W", 2]],
  coulomb: [
    ["sticking impulse", "coulombLaw.sticking_W", 2],
    ["edge of cone", "coulombLaw.edge_W", 2],
  ],
};

export const STEPS_OF_IMPULSE: Steps = [
  ["velocity of point", "withImpulse.velocity_W", 2],
  ["response", "withImpulse.response", 2],
  ["impulse", "withImpulse.impulse_W", 1],
  ["velocity of point after", "withImpulse.velocityAfter_W", 4],
];

/** The line of a stage, whichever time it runs: as {@link DerivationStep} names it. */
export function lineOf({ id }: Pick<Stage, "id">): string {
  return id.replace(/~\d+$/, "");
}

const WHICH: ReadonlyMap<string, string> = new Map(
  [STEPS_OF_RULE, STEPS_OF_TURN, STEPS_OF_METHOD, STEPS_OF_LAW, { STEPS_OF_IMPULSE }]
    .flatMap((lists) => Object.values<Steps>(lists).flat())
    .map(([step, line]) => [line, step]),
);

/** The step of a derivation that a stage takes, or null. */
export function stepOf(stage: Pick<Stage, "id">): string | null {
  return WHICH.get(lineOf(stage)) ?? null;
}

/** Whether a body is struck in this frame. */
export function isStruck(trace: readonly Stage[]): boolean {
  return trace.some(({ function: fn }) => fn === "withImpulse");
}

/**
 * The steps of a lane's derivation, in no order. In a frame with an impact the impulse is what is derived, and of the
 * free motion only the results are named.
 */
export function stepsOf(
  { angular, orientation = "exponential-map" }: Lane,
  contact: { readonly method: MethodId; readonly law: LawId },
  struck: boolean,
): Steps {
  const hasOwnTurn = STEPS_OF_RULE[angular].some(([step]) => step === "attitude");
  const free = [...STEPS_OF_RULE[angular], ...(hasOwnTurn ? [] : STEPS_OF_TURN[orientation])];
  if (!struck) return free;
  const results = free.filter(([, , weight]) => weight === 1);
  return [...results, ...STEPS_OF_METHOD[contact.method], ...STEPS_OF_LAW[contact.law], ...STEPS_OF_IMPULSE];
}
