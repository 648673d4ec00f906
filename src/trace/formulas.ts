/*
 * A formula for each line of the step functions: for every intermediate its symbol, its right-hand side, and its unit.
 * `tests/trace/formulas.test.ts` fails for a missing and for an unused formula. The file is long because the step functions
 * have many lines, and it is one table because everything that uses it needs all of it.
 */

/** Symbol and right-hand side in TeX, and the unit: none for a pure number. */
export type Formula = readonly [symbol: string, is: string, unit: string];

/** The key of a function's return value. */
export const RETURNED = "return";

/** TeX macros for terms of the glossary. */
export const MACROS: Readonly<Record<string, string>> = {
  "\\om": "\\term{omega}{\\boldsymbol\\omega}",
  "\\Lm": "\\term{momentum}{\\boldsymbol L}",
  "\\In": "\\term{inertia}{I}",
  "\\Ib": "\\term{inertiaBody}{I_B}",
  "\\tq": "\\term{torque}{\\boldsymbol\\tau}",
  "\\Rm": "\\term{rotation}{R}",
  "\\Om": "\\term{spin}{\\Omega}",
  "\\dt": "\\term{step}{\\Delta t}",
  "\\fr": "\\term{residual}{\\boldsymbol\\rho}",
  "\\Jm": "\\term{jacobian}{J}",
  "\\v": "\\boldsymbol{#1}",
};

const ANGULAR_VELOCITY = "rad/s";
const MOMENTUM = "kg m²/s";
const INERTIA = "kg m²";
const INVERSE_MASS = "kg⁻¹";
const TORQUE = "N m";
const ACCELERATION = "rad/s²";
const SPEED = "m/s";
const LINEAR_ACCELERATION = "m/s²";
const IMPULSE = "N s";
const DIMENSIONLESS = "";

const KICKED: Readonly<Record<string, Formula>> = {
  "kicked.q_WB": ["q_1", "q_1", DIMENSIONLESS],
  "kicked.momentum_W": ["\\Lm_1", "\\Lm_1 + \\text{\\halfAKick}", MOMENTUM],
};

const NEWTON = (symbol: string): Readonly<Record<string, Formula>> => ({
  [`momentum_${symbol}`]: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
  [`residual_${symbol}`]: ["\\fr", "\\dt\\;\\om_1\\times\\Lm_1", MOMENTUM],
  jacobian: ["\\Jm", "\\In + \\dt\\,([\\om_1]_\\times\\In - [\\Lm_1]_\\times)", INERTIA],
  [`correction_${symbol}`]: ["\\v c", "\\Jm^{-1}\\fr", ANGULAR_VELOCITY],
  [RETURNED]: ["\\om_2", "\\om_1 - \\v c", ANGULAR_VELOCITY],
});

const QUATERNION_STEP = (product: string, end: string): Readonly<Record<string, Formula>> => ({
  half: ["\\v h", "\\tfrac12\\dt\\;\\om", DIMENSIONLESS],
  change: ["\\Delta q", product, DIMENSIONLESS],
  [RETURNED]: ["q_2", end, DIMENSIONLESS],
});

const TURN = "(\\cos\\tfrac\\theta2,\\ \\v a)";

/** By function, then by name, in the order of the lines. */
export const FORMULAS: Readonly<Record<string, Readonly<Record<string, Formula>>>> = {
  applyLoads: {
    velocity_W: ["\\v v", "\\v v\\text{ \\pushed}", SPEED],
    momentum_W: ["\\Lm", "\\Lm\\text{ \\pushed}", MOMENTUM],
    omega_W: ["\\om", "\\om\\text{ \\pushed}", ANGULAR_VELOCITY],
  },
  loadedOmega: {
    change_W: ["\\Delta\\om", "\\om_2-\\om_1", ANGULAR_VELOCITY],
    free_W: ["\\om_2", "\\om_1+\\Delta\\om", ANGULAR_VELOCITY],
  },
  gyroscopicChange: {
    inertia_W: ["\\In", "\\Rm\\,\\Ib\\,\\Rm^{\\mathsf T}", INERTIA],
    omega_B: ["\\om_B", "\\Rm^{\\mathsf T}\\om", ANGULAR_VELOCITY],
    change_B: ["\\Delta\\om_B", "\\om_{B,2}-\\om_{B,1}", ANGULAR_VELOCITY],
    [RETURNED]: ["\\Delta\\om", "\\om_2-\\om_1", ANGULAR_VELOCITY],
  },
  applyTorque: {
    torque_W: ["\\tq", "\\tq-c\\,\\om_1", TORQUE],
    acceleration_W: ["\\v\\alpha", "\\In^{-1}\\tq", ACCELERATION],
    pushed_W: ["\\om'", "\\om_2+\\dt\\;\\v\\alpha", ANGULAR_VELOCITY],
    [RETURNED]: ["\\om_2", "d\\,\\om'", ANGULAR_VELOCITY],
  },
  loadedMomentum: {
    momentum_W: ["\\Lm_1", "\\Lm_1", MOMENTUM],
    impulse_W: ["\\Delta\\Lm", "\\dt\\,(\\tq-c\\,\\om_1)", MOMENTUM],
    pushed_W: ["\\Lm'", "\\Lm_1+\\Delta\\Lm", MOMENTUM],
    [RETURNED]: ["\\Lm_2", "d\\,\\Lm'", MOMENTUM],
  },
  momentumState: { [RETURNED]: ["\\Lm", "\\Lm", MOMENTUM] },
  loadedVelocity: {
    acceleration_W: ["\\v a", "\\v g-\\tfrac{c}{m}\\v v_1", LINEAR_ACCELERATION],
    [RETURNED]: ["\\v v_2", "d\\,(\\v v_1+\\dt\\;\\v a)", SPEED],
  },
  accelerationAt: { [RETURNED]: ["\\v a", "\\v g-\\tfrac{c}{m}\\v v", LINEAR_ACCELERATION] },
  dampedVelocity: { [RETURNED]: ["\\v v", "d\\,\\v v", SPEED] },
  forceAhead: { [RETURNED]: ["\\Delta\\v v", "t\\,\\v a", SPEED] },
  wholeFrame: {
    "centre.position_W": ["\\v x_2", "\\v x_2", "m"],
    "centre.velocity_W": ["\\v v_2", "\\v v_2", SPEED],
    "before.q_WB": ["q_1", "q_1", DIMENSIONLESS],
    "before.momentum_W": ["\\Lm_1", "\\Lm_1", MOMENTUM],
    "next.q_WB": ["q_2", "q_2", DIMENSIONLESS],
    "next.momentum_W": ["\\Lm_2", "\\Lm_2", MOMENTUM],
    omega_W: ["\\om_2", "\\In_2^{-1}\\Lm_2", ANGULAR_VELOCITY],
  },
  kickDriftKick: {
    middleVelocity_W: ["\\v v_m", "\\v v_1+\\tfrac12\\dt\\;\\v a", SPEED],
    position_W: ["\\v x_2", "\\v x_1+\\dt\\;\\v v_m", "m"],
    velocity_W: ["\\v v_2", "\\v v_m+\\tfrac12\\dt\\;\\v a", SPEED],
  },
  halfKick: {
    acceleration_W: ["\\v a", "\\v g-\\tfrac{c}{m}\\v v", LINEAR_ACCELERATION],
    quarterVelocity_W: ["\\v v'", "\\v v+\\tfrac14\\dt\\;\\v a", SPEED],
    middleAcceleration_W: ["\\v a'", "\\v g-\\tfrac{c}{m}\\v v'", LINEAR_ACCELERATION],
    [RETURNED]: ["\\v v", "\\v v+\\tfrac12\\dt\\;\\v a'", SPEED],
  },
  rungeKuttaTranslation: {
    acceleration1_W: ["\\v a_1", "\\v g-\\tfrac{c}{m}\\v v_1", LINEAR_ACCELERATION],
    velocity2_W: ["\\v v_2", "\\v v_1+\\tfrac12\\dt\\;\\v a_1", SPEED],
    acceleration2_W: ["\\v a_2", "\\v g-\\tfrac{c}{m}\\v v_2", LINEAR_ACCELERATION],
    velocity3_W: ["\\v v_3", "\\v v_1+\\tfrac12\\dt\\;\\v a_2", SPEED],
    acceleration3_W: ["\\v a_3", "\\v g-\\tfrac{c}{m}\\v v_3", LINEAR_ACCELERATION],
    velocity4_W: ["\\v v_4", "\\v v_1+\\dt\\;\\v a_3", SPEED],
    acceleration4_W: ["\\v a_4", "\\v g-\\tfrac{c}{m}\\v v_4", LINEAR_ACCELERATION],
    meanVelocity_W: ["\\bar{\\v v}", "\\tfrac16(\\v v_1+2\\v v_2+2\\v v_3+\\v v_4)", SPEED],
    meanAcceleration_W: ["\\bar{\\v a}", "\\tfrac16(\\v a_1+2\\v a_2+2\\v a_3+\\v a_4)", LINEAR_ACCELERATION],
    [`${RETURNED}.position_W`]: ["\\v x'", "\\v x+\\dt\\;\\bar{\\v v}", "m"],
    [`${RETURNED}.velocity_W`]: ["\\v v'", "\\v v+\\dt\\;\\bar{\\v a}", SPEED],
  },
  weighted: { [RETURNED]: ["\\v s", "\\tfrac16(\\v a+2\\v b+2\\v c+\\v d)", "as its vectors"] },
  torqueAt: { [RETURNED]: ["\\tq", "\\tq-c\\,\\om", TORQUE] },
  withVelocities: { momentum_W: ["\\Lm", "\\In\\,\\om", MOMENTUM] },
  integratePose: {
    position_W: ["\\v x_2", "\\v x_1+\\dt\\;\\v v", "m"],
    turningOmega_W: ["\\om", "\\om", ANGULAR_VELOCITY],
    q_WB: ["q_2", "\\text{\\turn}(q_1,\\ \\om,\\ \\dt)", DIMENSIONLESS],
    "rawAttitude.rotation": ["\\Rm_2", "\\text{\\asTheLaneKeepsIt}", DIMENSIONLESS],
    "rawAttitude.quaternion": ["\\tilde q_2", "\\text{\\asTheLaneKeepsIt}", DIMENSIONLESS],
    nextMomentum_W: ["\\Lm", "\\Lm", MOMENTUM],
    omega_W: ["\\om_2", "\\In_2^{-1}\\Lm", ANGULAR_VELOCITY],
  },
  advanceAttitude: {
    rotation: ["\\Rm_2", "\\text{\\turn}(\\Rm_1,\\ \\om,\\ \\dt)", DIMENSIONLESS],
    quaternion: ["\\tilde q_2", "\\text{\\turn}(\\tilde q_1,\\ \\om,\\ \\dt)", DIMENSIONLESS],
    [`${RETURNED}.q_WB`]: ["q_2", "\\text{\\theNearestRotation}", DIMENSIONLESS],
  },
  tensorAttitude: { [RETURNED]: ["q", "q", DIMENSIONLESS] },
  inertiaInWorld: {
    rotation_WB: ["\\Rm", "\\Rm(q)", DIMENSIONLESS],
    [RETURNED]: ["\\In", "\\Rm\\,\\Ib\\,\\Rm^{\\mathsf T}", `${INERTIA}\\orItsInverse`],
  },
  velocityOf: {
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm", MOMENTUM],
    omega_B: ["\\om_B", "\\Ib^{-1}\\Lm_B", ANGULAR_VELOCITY],
    [RETURNED]: ["\\om", "\\Rm\\,\\om_B", ANGULAR_VELOCITY],
  },
  momentumOf: {
    omega_B: ["\\om_B", "\\Rm^{\\mathsf T}\\om", ANGULAR_VELOCITY],
    momentum_B: ["\\Lm_B", "\\Ib\\,\\om_B", MOMENTUM],
    [RETURNED]: ["\\Lm", "\\Rm\\,\\Lm_B", MOMENTUM],
  },
  none: { [RETURNED]: ["\\om_2", "\\om_1", ANGULAR_VELOCITY] },
  explicit: {
    momentum: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    gyroscopicTorque: ["\\term{gyroscopic}{\\boldsymbol g}", "\\om_1\\times\\Lm_1", TORQUE],
    change: ["\\v c", "\\In^{-1}\\,\\dt\\;\\term{gyroscopic}{\\boldsymbol g}", ANGULAR_VELOCITY],
    [RETURNED]: ["\\om_2", "\\om_1-\\v c", ANGULAR_VELOCITY],
  },
  implicitBody: NEWTON("B"),
  implicitWorld: NEWTON("W"),
  gyroscopicJacobian: {
    x: ["x", "\\dt\\;\\om_x", DIMENSIONLESS],
    y: ["y", "\\dt\\;\\om_y", DIMENSIONLESS],
    z: ["z", "\\dt\\;\\om_z", DIMENSIONLESS],
    lx: ["l_x", "\\dt\\;\\Lm_x", INERTIA],
    ly: ["l_y", "\\dt\\;\\Lm_y", INERTIA],
    lz: ["l_z", "\\dt\\;\\Lm_z", INERTIA],
    [RETURNED]: ["\\Jm", "\\In + [x,y,z]_\\times\\In - [l_x,l_y,l_z]_\\times", INERTIA],
  },
  implicitConverged: {
    solution_B: ["\\om_2", "\\text{\\newtonFrom\\ }\\om_1", ANGULAR_VELOCITY],
    followed_B: ["\\om_2", "\\text{\\newtonShortened}", ANGULAR_VELOCITY],
    [RETURNED]: ["\\om_2", "\\om_2", ANGULAR_VELOCITY],
  },
  newtonSolution: {
    next_B: ["\\om_2", "\\om_2\\text{, \\corrected}", ANGULAR_VELOCITY],
    residual_B: ["\\fr", "\\In(\\om_2-\\om_1)+\\dt\\;\\om_2\\times\\In\\om_2", MOMENTUM],
    jacobian: ["\\Jm", "\\In+\\dt\\,([\\om_2]_\\times\\In-[\\In\\om_2]_\\times)", INERTIA],
    correction_B: ["\\v c", "\\Jm^{-1}\\fr", ANGULAR_VELOCITY],
    [RETURNED]: ["\\om_2", "\\om_2-\\v c", ANGULAR_VELOCITY],
  },
  backwardEulerResidual: {
    momentumChange_B: ["\\Delta\\Lm", "\\In\\,(\\om_2-\\om_1)", MOMENTUM],
    gyroscopicImpulse_B: [
      "\\term{gyroscopic}{\\boldsymbol g}\\,\\dt",
      "\\dt\\;\\om_2\\times\\In\\om_2",
      MOMENTUM,
    ],
    [RETURNED]: ["\\fr", "\\Delta\\Lm+\\term{gyroscopic}{\\boldsymbol g}\\,\\dt", MOMENTUM],
  },
  improved: {
    before: ["|\\fr|", "|\\fr(\\om_2)|", MOMENTUM],
    candidate_B: ["\\om'", "\\om_2-s\\,\\v c", ANGULAR_VELOCITY],
    after: ["|\\fr'|", "|\\fr(\\om')|", MOMENTUM],
  },
  linearlyImplicit: {
    momentum: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    matrix: ["M", "\\In-\\dt\\,[\\Lm_1]_\\times", INERTIA],
    [RETURNED]: ["\\om_2", "M^{-1}\\Lm_1", ANGULAR_VELOCITY],
  },
  rescaledMomentum: {
    momentum_B: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    length: ["|\\Lm_1|", "|\\Lm_1|", MOMENTUM],
    turned_B: ["\\Lm'", "\\Lm_1-\\dt\\;\\om_1\\times\\Lm_1", MOMENTUM],
    rescaled_B: ["\\Lm_2", "\\tfrac{|\\Lm_1|}{|\\Lm'|}\\Lm'", MOMENTUM],
    [RETURNED]: ["\\om_2", "\\In^{-1}\\Lm_2", ANGULAR_VELOCITY],
  },
  midpoint: {
    ...KICKED,
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm_1", MOMENTUM],
    omega_B: ["\\om_1", "\\Ib^{-1}\\Lm_B", ANGULAR_VELOCITY],
    middle_B: ["\\om_m", "\\text{\\backwardEulerOver\\ }\\tfrac12\\dt", ANGULAR_VELOCITY],
    next_B: ["\\om_2", "2\\,\\om_m-\\om_1", ANGULAR_VELOCITY],
    q_WB: ["q_2", "\\exp(\\dt\\;\\Rm\\,\\om_m)\\,q_1", DIMENSIONLESS],
    momentum_W: ["\\Lm_2", "\\Rm_2\\,\\Ib\\,\\om_2", MOMENTUM],
  },
  splitting: {
    ...KICKED,
    afterX: ["q_x", "q_1\\,x_{1/2}", DIMENSIONLESS],
    afterY: ["q_y", "q_x\\,y_{1/2}", DIMENSIONLESS],
    afterZ: ["q_z", "q_y\\,z", DIMENSIONLESS],
    afterY2: ["q_y'", "q_z\\,y_{1/2}", DIMENSIONLESS],
    afterX2: ["q_2", "q_y'\\,x_{1/2}", DIMENSIONLESS],
  },
  splitting4: {
    "after1.q_WB": ["q_1", "\\Phi_{p\\,\\dt}\\;q_0", DIMENSIONLESS],
    "after1.momentum_W": ["\\Lm_1", "\\Lm_1", MOMENTUM],
    "after2.q_WB": ["q_2", "\\Phi_{p\\,\\dt}\\;q_1", DIMENSIONLESS],
    "after2.momentum_W": ["\\Lm_2", "\\Lm_2", MOMENTUM],
    "after3.q_WB": ["q_3", "\\Phi_{(1-4p)\\,\\dt}\\;q_2", DIMENSIONLESS],
    "after3.momentum_W": ["\\Lm_3", "\\Lm_3", MOMENTUM],
    "after4.q_WB": ["q_4", "\\Phi_{p\\,\\dt}\\;q_3", DIMENSIONLESS],
    "after4.momentum_W": ["\\Lm_4", "\\Lm_4", MOMENTUM],
  },
  turnAbout: {
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm", MOMENTUM],
    halfAngle: ["\\tfrac\\theta2", "\\tfrac12\\dt\\;(\\Lm_B\\cdot\\v e)/\\In_e", "rad"],
    s: ["s", "\\sin\\tfrac\\theta2", DIMENSIONLESS],
    [RETURNED]: ["q_2", "q_1\\,(\\cos\\tfrac\\theta2,\\ s\\,\\v e)", DIMENSIONLESS],
  },
  augmented: {
    ...KICKED,
    omega_W: ["\\om", "\\In^{-1}\\Lm", ANGULAR_VELOCITY],
    acceleration_W: ["\\dot\\om", "-\\In^{-1}(\\om\\times\\Lm)", ACCELERATION],
    commutator_W: ["\\v c", "\\tfrac{\\dt^2}{12}\\,\\dot\\om\\times\\om", ANGULAR_VELOCITY],
    mean_W: ["\\bar\\om", "\\om+\\tfrac12\\dt\\;\\dot\\om+\\v c", ANGULAR_VELOCITY],
    turned_WB: ["q_2", "\\exp(\\dt\\;\\bar\\om)\\,q_1", DIMENSIONLESS],
  },
  kick: {
    omega_W: ["\\om_1", "\\In^{-1}\\Lm_1", ANGULAR_VELOCITY],
    middleMomentum_W: ["\\Lm_m", "\\Lm_1+\\tfrac12\\Delta t\\,(\\tq-c\\,\\om_1)", MOMENTUM],
    middleOmega_W: ["\\om_m", "\\In^{-1}\\Lm_m", ANGULAR_VELOCITY],
    [`${RETURNED}.q_WB`]: ["q", "q", DIMENSIONLESS],
    [`${RETURNED}.momentum_W`]: ["\\Lm_2", "\\Lm_1+\\Delta t\\,(\\tq-c\\,\\om_m)", MOMENTUM],
  },
  spinRate: {
    q_WB: ["q", "q/|q|", DIMENSIONLESS],
    omega_W: ["\\om", "\\In^{-1}\\Lm", ANGULAR_VELOCITY],
    half: ["\\v h", "\\tfrac12\\om", ANGULAR_VELOCITY],
    [`${RETURNED}.orientation`]: ["\\dot q", "(0,\\v h)\\,q", "1/s"],
  },
  rk4: {
    "rate1.orientation": ["\\dot q_1", "\\dot q\\text{ \\atTheStart}", "1/s"],
    "rate1.torque_W": ["\\dot\\Lm_1", "\\dot\\Lm\\text{ \\atTheStart}", TORQUE],
    "rate2.orientation": ["\\dot q_2", "\\dot q\\text{ \\halfWayAlong{1}}", "1/s"],
    "rate2.torque_W": ["\\dot\\Lm_2", "\\dot\\Lm\\text{ \\halfWayAlong{1}}", TORQUE],
    "rate3.orientation": ["\\dot q_3", "\\dot q\\text{ \\halfWayAlong{2}}", "1/s"],
    "rate3.torque_W": ["\\dot\\Lm_3", "\\dot\\Lm\\text{ \\halfWayAlong{2}}", TORQUE],
    "rate4.orientation": ["\\dot q_4", "\\dot q\\text{ \\atTheEndOf{3}}", "1/s"],
    "rate4.torque_W": ["\\dot\\Lm_4", "\\dot\\Lm\\text{ \\atTheEndOf{3}}", TORQUE],
    "meanRate.orientation": ["\\dot q", "\\tfrac16(\\dot q_1+2\\dot q_2+2\\dot q_3+\\dot q_4)", "1/s"],
    "meanRate.torque_W": [
      "\\dot\\Lm",
      "\\tfrac16(\\dot\\Lm_1+2\\dot\\Lm_2+2\\dot\\Lm_3+\\dot\\Lm_4)",
      TORQUE,
    ],
    "end.q_WB": ["q'", "q+\\dt\\;\\dot q", DIMENSIONLESS],
    "end.momentum_W": ["\\Lm_2", "\\Lm+\\dt\\;\\dot\\Lm", MOMENTUM],
    [`${RETURNED}.q_WB`]: ["q_2", "q'/|q'|", DIMENSIONLESS],
  },
  rk4Body: {
    omega1_B: ["\\om_1", "\\Ib^{-1}\\Rm^{\\mathsf T}\\Lm", ANGULAR_VELOCITY],
    acceleration1_B: ["\\dot\\om_1", "\\dot\\om\\text{ \\atTheStart}", ACCELERATION],
    "stage2.q_WB": ["q_2", "q\\exp(\\tfrac12\\dt\\;\\om_1)", DIMENSIONLESS],
    "stage2.omega_B": ["\\om_2", "\\om_1+\\tfrac12\\dt\\;\\dot\\om_1", ANGULAR_VELOCITY],
    acceleration2_B: ["\\dot\\om_2", "\\dot\\om\\text{ \\halfWayAlong{1}}", ACCELERATION],
    "stage3.q_WB": ["q_3", "q\\exp(\\tfrac12\\dt\\;\\om_2)", DIMENSIONLESS],
    "stage3.omega_B": ["\\om_3", "\\om_1+\\tfrac12\\dt\\;\\dot\\om_2", ANGULAR_VELOCITY],
    acceleration3_B: ["\\dot\\om_3", "\\dot\\om\\text{ \\halfWayAlong{2}}", ACCELERATION],
    "stage4.q_WB": ["q_4", "q\\exp(\\dt\\;\\om_3)", DIMENSIONLESS],
    "stage4.omega_B": ["\\om_4", "\\om_1+\\dt\\;\\dot\\om_3", ANGULAR_VELOCITY],
    acceleration4_B: ["\\dot\\om_4", "\\dot\\om\\text{ \\atTheEndOf{3}}", ACCELERATION],
    meanOmega_B: ["\\bar\\om", "\\tfrac16(\\om_1+2\\om_2+2\\om_3+\\om_4)", ANGULAR_VELOCITY],
    meanAcceleration_B: [
      "\\dot\\om",
      "\\tfrac16(\\dot\\om_1+2\\dot\\om_2+2\\dot\\om_3+\\dot\\om_4)",
      ACCELERATION,
    ],
    "end.q_WB": ["q'", "q\\exp(\\dt\\;\\bar\\om)", DIMENSIONLESS],
    "end.omega_B": ["\\om'", "\\om_1+\\dt\\;\\dot\\om", ANGULAR_VELOCITY],
    [`${RETURNED}.momentum_W`]: ["\\Lm'", "\\Rm'\\,\\Ib\\,\\om'", MOMENTUM],
  },
  spinAcceleration: {
    gyroscopicTorque_B: ["\\term{gyroscopic}{\\boldsymbol g}", "\\om\\times\\Ib\\,\\om", TORQUE],
    torque_B: ["\\tq", "\\Rm^{\\mathsf T}(\\tq-c\\,\\om)", TORQUE],
    [RETURNED]: ["\\dot\\om", "\\Ib^{-1}(\\tq-\\term{gyroscopic}{\\boldsymbol g})", ACCELERATION],
  },
  stageAfter: {
    [`${RETURNED}.omega_B`]: ["\\om'", "\\om_1+h\\,\\dot\\om", ANGULAR_VELOCITY],
  },
  weightedMean: { [RETURNED]: ["\\v s", "\\tfrac16(\\v a+2\\v b+2\\v c+\\v d)", "as its vectors"] },
  mean: {
    p: ["(1-w)\\,\\dot q_a", "(1-w)\\,\\dot q_a", "1/s"],
    q: ["w\\,\\dot q_b", "w\\,\\dot q_b", "1/s"],
    [`${RETURNED}.orientation`]: ["\\dot q", "(1-w)\\,\\dot q_a+w\\,\\dot q_b", "1/s"],
    [`${RETURNED}.torque_W`]: ["\\dot\\Lm", "(1-w)\\,\\dot\\Lm_a+w\\,\\dot\\Lm_b", TORQUE],
  },
  eulerStep: {
    [`${RETURNED}.q_WB`]: ["q'", "q+t\\,\\dot q", DIMENSIONLESS],
    [`${RETURNED}.momentum_W`]: ["\\Lm'", "\\Lm+t\\,\\dot\\Lm", MOMENTUM],
  },
  exactState: {
    t: ["t", "n\\,\\dt", "s"],
    q_WB: ["q(t)", "\\text{\\byEllipticFunctions}", DIMENSIONLESS],
    omega_W: ["\\om(t)", "\\text{\\byEllipticFunctions}", ANGULAR_VELOCITY],
    position_W: ["\\v x(t)", "\\v x_0+t\\,\\v v", "m"],
  },
  checked: { spinSquared: ["|\\om|^2", "\\om\\cdot\\om", "rad²/s²"] },
  exponentialMap: {
    speed: ["|\\om|", "|\\om|", ANGULAR_VELOCITY],
    halfAngle: ["\\tfrac\\theta2", "\\tfrac12|\\om|\\,\\dt", "rad"],
    sinOverSpeed: ["s", "\\sin\\tfrac\\theta2\\,/\\,|\\om|", "s"],
    axis: ["\\v a", "s\\,\\om", DIMENSIONLESS],
    turn: ["\\Delta q", TURN, DIMENSIONLESS],
    [RETURNED]: ["q_2", "\\Delta q\\;q_1", DIMENSIONLESS],
  },
  exponentialMapBullet: {
    squaredSpeed: ["|\\om|^2", "\\om\\cdot\\om", "rad²/s²"],
    trueSpeed: ["|\\om|", "|\\om|\\text{ \\orElse\\ }0", ANGULAR_VELOCITY],
    speed: ["w", "\\min(|\\om|,\\ \\tfrac{\\pi}{4}/\\dt)", ANGULAR_VELOCITY],
    series: ["s_0", "\\tfrac12\\dt-\\tfrac{1}{48}\\dt^3w^2", "s"],
    sinOverSpeed: ["s", "\\sin(\\tfrac12w\\,\\dt)/w,\\text{ \\orElse\\ }s_0", "s"],
    axis: ["\\v a", "s\\,\\om", DIMENSIONLESS],
    turn: ["\\Delta q", "(\\cos\\tfrac12w\\,\\dt,\\ \\v a)", DIMENSIONLESS],
    [RETURNED]: ["q_2", "\\Delta q\\;q_1\\,/\\,|\\Delta q\\;q_1|", DIMENSIONLESS],
  },
  quaternionStep: QUATERNION_STEP("(0,\\v h)\\,q_1", "(q_1+\\Delta q)/|q_1+\\Delta q|"),
  quaternionUnnormalisedStep: QUATERNION_STEP("(0,\\v h)\\,q_1", "q_1+\\Delta q"),
  quaternionWrongSideStep: QUATERNION_STEP("q_1\\,(0,\\v h)", "(q_1+\\Delta q)/|q_1+\\Delta q|"),
  matrixStep: {
    rate: ["\\dot\\Rm", "\\Om\\,\\Rm_1", "1/s"],
    [RETURNED]: ["\\Rm_2", "\\Rm_1+\\dt\\;\\dot\\Rm", DIMENSIONLESS],
  },
  matrixOrthonormalStep: {
    stretched: ["\\Rm'", "\\Rm_1+\\dt\\;\\Om\\,\\Rm_1", DIMENSIONLESS],
    x_W: ["\\v x", "\\v x'/|\\v x'|", DIMENSIONLESS],
    y: ["\\v y'", "\\text{\\secondColumnOf\\ }\\Rm'", DIMENSIONLESS],
    y_W: ["\\v y", "\\v y'-(\\v y'\\cdot\\v x)\\v x\\text{, \\unitLength}", DIMENSIONLESS],
    z_W: ["\\v z", "\\v x\\times\\v y", DIMENSIONLESS],
    [RETURNED]: ["\\Rm_2", "(\\v x\\ \\v y\\ \\v z)", DIMENSIONLESS],
  },
  contactStep: {
    velocity_W: ["\\v v_2", "\\v v\\text{ \\afterEveryPlane}", SPEED],
    omega_W: ["\\om_2", "\\om\\text{ \\afterEveryPlane}", ANGULAR_VELOCITY],
  },
  resolveContacts: {
    ahead_W: ["\\Delta\\v v", "\\tfrac12t\\,\\v a", SPEED],
    "pulled.velocity_W": ["\\v v'", "\\v v+\\Delta\\v v", SPEED],
    "pulled.omega_W": ["\\om", "\\om", ANGULAR_VELOCITY],
    "held.velocity_W": ["\\v v'", "\\v v'\\text{ \\afterEveryPlane}", SPEED],
    "held.omega_W": ["\\om", "\\om\\text{ \\afterEveryPlane}", ANGULAR_VELOCITY],
    "after.velocity_W": ["\\v v", "\\v v\\text{ \\afterEveryPlane}", SPEED],
    "after.omega_W": ["\\om", "\\om\\text{ \\afterEveryPlane}", ANGULAR_VELOCITY],
    [`${RETURNED}.velocity_W`]: ["\\v v", "\\v v'-\\Delta\\v v", SPEED],
    "before.velocity_W": ["\\v v_1", "\\v v_1", SPEED],
    "before.omega_W": ["\\om_1", "\\om_1", ANGULAR_VELOCITY],
  },
  averaged: {
    sum_W: ["\\textstyle\\sum\\v r_i", "\\textstyle\\sum\\v r_i", "m"],
    meanArm_W: ["\\v r", "\\tfrac1n\\textstyle\\sum\\v r_i", "m"],
  },
  perVertex: {
    arm_W: ["\\v r_i", "\\v r_i", "m"],
    "after.velocity_W": ["\\v v", "\\v v\\text{ \\soFar}", SPEED],
    "after.omega_W": ["\\om", "\\om\\text{ \\soFar}", ANGULAR_VELOCITY],
  },
  planeAt: {
    [`${RETURNED}.point_W`]: ["\\v p", "\\v p", "m"],
    [`${RETURNED}.normal_W`]: ["\\v n", "\\v n", DIMENSIONLESS],
  },
  penetratingVertices: {
    point_W: ["\\v p", "\\text{\\aPointOfThePlane}", "m"],
    normal_W: ["\\v n", "\\text{\\itsNormal}", DIMENSIONLESS],
    height: ["h", "(\\v x-\\v p)\\cdot\\v n", "m"],
    normal_B: ["\\v n_B", "\\Rm^{\\mathsf T}\\v n", DIMENSIONLESS],
    vertex_B: ["\\v r_B", "\\text{\\aVertex}", "m"],
    distance: ["d", "h+\\v n_B\\cdot\\v r_B", "m"],
  },
  approach: { [RETURNED]: ["u_N", "(\\v v+\\om\\times\\v r)\\cdot\\v n", SPEED] },
  timeOfImpact: {
    depth: ["d", "d\\text{ \\atATime}", "m"],
    free: ["t_0", "\\text{\\noVertexTouchesYet}", "s"],
    touching: ["t_1", "\\text{\\aVertexTouches}", "s"],
    middle: ["t", "\\tfrac12(t_0+t_1)", "s"],
    middleDepth: ["d", "d(t)", "m"],
    [RETURNED]: ["t", "\\text{\\timeOfImpact}", "s"],
  },
  stepToImpacts: {
    left: ["t_\\text{\\remaining}", "\\dt-\\textstyle\\sum t_i", "s"],
    time: ["t_i", "\\text{\\timeOfImpact}", "s"],
    "after.velocity_W": ["\\v v_2", "\\v v\\text{ \\afterEveryPlane}", SPEED],
    "after.omega_W": ["\\om_2", "\\om\\text{ \\afterEveryPlane}", ANGULAR_VELOCITY],
  },
  pointVelocity: { [RETURNED]: ["\\v u", "\\v v+\\om\\times\\v r", SPEED] },
  collisionMatrix: {
    arm: ["[\\v r]_\\times", "[\\v r]_\\times", "m"],
    turning: ["T", "[\\v r]_\\times\\,\\In^{-1}\\,[\\v r]_\\times", INVERSE_MASS],
    [RETURNED]: ["K", "\\tfrac1m-T", INVERSE_MASS],
  },
  withImpulse: {
    attitude: ["q", "q", DIMENSIONLESS],
    restitution: ["e", "e", DIMENSIONLESS],
    friction: ["\\mu", "\\mu", DIMENSIONLESS],
    velocity_W: ["\\v u", "\\v v+\\om\\times\\v r", SPEED],
    response: ["K", "\\tfrac1m-[\\v r]_\\times\\,\\In^{-1}\\,[\\v r]_\\times", INVERSE_MASS],
    normal_W: ["\\v n", "\\v n", DIMENSIONLESS],
    impulse_W: ["\\v j", "\\text{\\byTheContactLaw}", IMPULSE],
    velocityAfter_W: ["\\v u'", "\\v u+K\\v j", SPEED],
    meanVelocity_W: ["\\bar{\\v u}", "\\tfrac12(\\v u+\\v u')", SPEED],
    [`${RETURNED}.velocity_W`]: ["\\v v_2", "\\v v_1+\\tfrac1m\\v j", SPEED],
    [`${RETURNED}.omega_W`]: ["\\om_2", "\\om_1+\\In^{-1}(\\v r\\times\\v j)", ANGULAR_VELOCITY],
  },
  velocityLaw: {
    normalVelocity_W: ["\\v u_N", "(\\v u\\cdot\\v n)\\,\\v n", SPEED],
    slip_W: ["\\v u_T", "\\v u-\\v u_N", SPEED],
    slip: ["|\\v u_T|", "|\\v u_T|", SPEED],
    lostSlip: ["s", "\\mu(1+e)\\,|\\v u_N|", SPEED],
    keptShare: ["a", "\\max(1-s/|\\v u_T|,\\ 0)", DIMENSIONLESS],
    wanted_W: ["\\v u'", "-e\\,\\v u_N+a\\,\\v u_T", SPEED],
    [RETURNED]: ["\\v j", "K^{-1}(\\v u'-\\v u)", IMPULSE],
  },
  coulombLaw: {
    normalSpeed: ["u_N", "\\v u\\cdot\\v n", SPEED],
    stopped_W: ["\\v u'", "-e\\,u_N\\,\\v n", SPEED],
    sticking_W: ["\\v j_s", "K^{-1}(\\v u'-\\v u)", IMPULSE],
    stickingTangent_W: ["\\v j_{s,T}", "\\v j_s-(\\v j_s\\cdot\\v n)\\,\\v n", IMPULSE],
    towardsSticking_W: ["\\v c_s", "\\v n+\\mu\\,\\v j_{s,T}/|\\v j_{s,T}|", DIMENSIONLESS],
    slip_W: ["\\v u_T", "\\v u-u_N\\,\\v n", SPEED],
    againstSlip_W: ["\\v c_u", "\\v n-\\mu\\,\\v u_T/|\\v u_T|", DIMENSIONLESS],
    edge_W: ["\\v c", "\\v c_u\\text{ \\orElse\\ }\\v c_s", DIMENSIONLESS],
    wantedChange: ["\\Delta u_N", "-(1+e)\\,u_N", SPEED],
    [RETURNED]: ["\\v j", "\\dfrac{\\Delta u_N}{\\v n\\cdot K\\v c}\\;\\v c", IMPULSE],
  },
  tangentOf: { [RETURNED]: ["\\v t", "\\v u-(\\v u\\cdot\\v n)\\,\\v n", "as its vector"] },
  onCone: { [RETURNED]: ["\\v c", "\\v n+\\mu\\,\\v t/|\\v t|", DIMENSIONLESS] },
};
