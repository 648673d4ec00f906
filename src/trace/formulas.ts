/**
 * What each line of the step functions says, as a formula: for every intermediate its symbol, what it is made of, and
 * its unit. `tests/trace/formulas.test.ts` holds that none is missing and none is left over. Short spellings of the
 * terms stand in `MACROS`. Long, since the step functions have many lines; a table of its own for each function would only
 * have to be put together again.
 */

/** Symbol and right-hand side in TeX, and the unit: none for a pure number. */
export type Formula = readonly [symbol: string, is: string, unit: string];

/** Under this name stands what a function returns. */
export const RETURNED = "return";

/** The terms of the glossary, in one word each. */
export const MACROS: Readonly<Record<string, string>> = {
  "\\om": "\\term{omega}{\\boldsymbol\\omega}",
  "\\Lm": "\\term{momentum}{\\boldsymbol L}",
  "\\In": "\\term{inertia}{I}",
  "\\Ib": "\\term{inertiaBody}{I_B}",
  "\\tq": "\\term{torque}{\\boldsymbol\\tau}",
  "\\Rm": "\\term{rotation}{R}",
  "\\Om": "\\term{spin}{\\Omega}",
  "\\dt": "\\term{step}{\\Delta t}",
  "\\fr": "\\term{residual}{\\boldsymbol f}",
  "\\Jm": "\\term{jacobian}{J}",
  "\\v": "\\boldsymbol{#1}",
};

const SPIN = "rad/s";
const MOMENTUM = "kg m²/s";
const INERTIA = "kg m²";
const INVERSE_MASS = "kg⁻¹";
const TORQUE = "N m";
const ACCELERATION = "rad/s²";
const SPEED = "m/s";
const IMPULSE = "N s";
const NONE = "";

const KICKED: Readonly<Record<string, Formula>> = {
  "kicked.q_WB": ["q_1", "q_1", NONE],
  "kicked.momentum_W": ["\\Lm_1", "\\Lm_1 + \\text{\\halfAKick}", MOMENTUM],
};

const NEWTON = (symbol: string): Readonly<Record<string, Formula>> => ({
  [`momentum_${symbol}`]: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
  [`residual_${symbol}`]: ["\\fr", "\\dt\\;\\om_1\\times\\Lm_1", MOMENTUM],
  jacobian: ["\\Jm", "\\In + \\dt\\,([\\om_1]_\\times\\In - [\\Lm_1]_\\times)", INERTIA],
  [`correction_${symbol}`]: ["\\v c", "\\Jm^{-1}\\fr", SPIN],
  [RETURNED]: ["\\om_2", "\\om_1 - \\v c", SPIN],
});

const QUATERNION_STEP = (product: string, end: string): Readonly<Record<string, Formula>> => ({
  half: ["\\v h", "\\tfrac12\\dt\\;\\om", NONE],
  change: ["\\Delta q", product, NONE],
  [RETURNED]: ["q_2", end, NONE],
});

const TURN = "(\\cos\\tfrac\\theta2,\\ \\v a)";

/** By function, then by name, in the order of the lines. */
export const FORMULAS: Readonly<Record<string, Readonly<Record<string, Formula>>>> = {
  applyLoads: {
    velocity_W: ["\\v v", "\\v v\\text{ \\pushed}", SPEED],
    momentum_W: ["\\Lm", "\\Lm\\text{ \\pushed}", MOMENTUM],
    omega_W: ["\\om", "\\om\\text{ \\pushed}", SPIN],
  },
  loadedOmega: {
    change_W: ["\\Delta\\om", "\\om_2-\\om_1", SPIN],
    free_W: ["\\om_2", "\\om_1+\\Delta\\om", SPIN],
  },
  gyroscopicChange: {
    inertia_W: ["\\In", "\\Rm\\,\\Ib\\,\\Rm^{\\mathsf T}", INERTIA],
    omega_B: ["\\om_B", "\\Rm^{\\mathsf T}\\om", SPIN],
    change_B: ["\\Delta\\om_B", "\\om_{B,2}-\\om_{B,1}", SPIN],
    [RETURNED]: ["\\Delta\\om", "\\om_2-\\om_1", SPIN],
  },
  applyTorque: {
    torque_W: ["\\tq", "\\tq-c\\,\\om_1", TORQUE],
    acceleration_W: ["\\v\\alpha", "\\In^{-1}\\tq", ACCELERATION],
    pushed_W: ["\\om'", "\\om_2+\\dt\\;\\v\\alpha", SPIN],
    [RETURNED]: ["\\om_2", "d\\,\\om'", SPIN],
  },
  loadedMomentum: {
    momentum_W: ["\\Lm_1", "\\Lm_1", MOMENTUM],
    impulse_W: ["\\Delta\\Lm", "\\dt\\,(\\tq-c\\,\\om_1)", MOMENTUM],
    pushed_W: ["\\Lm'", "\\Lm_1+\\Delta\\Lm", MOMENTUM],
    [RETURNED]: ["\\Lm_2", "d\\,\\Lm'", MOMENTUM],
  },
  momentumState: { [RETURNED]: ["\\Lm", "\\Lm", MOMENTUM] },
  loadedVelocity: {
    acceleration_W: ["\\v a", "\\v g-\\tfrac{c}{m}\\v v_1", "m/s²"],
    [RETURNED]: ["\\v v_2", "d\\,(\\v v_1+\\dt\\;\\v a)", SPEED],
  },
  torqueAt: { [RETURNED]: ["\\tq", "\\tq-c\\,\\om", TORQUE] },
  withVelocities: { momentum_W: ["\\Lm", "\\In\\,\\om", MOMENTUM] },
  integratePose: {
    position_W: ["\\v x_2", "\\v x_1+\\dt\\;\\v v", "m"],
    "spin.q_WB": ["q_1", "q_1", NONE],
    "spin.momentum_W": ["\\Lm_1", "\\Lm_1", MOMENTUM],
    "next.q_WB": ["q_2", "q_2", NONE],
    "next.momentum_W": ["\\Lm_2", "\\Lm_2", MOMENTUM],
    turningOmega_W: ["\\om", "\\om", SPIN],
    q_WB: ["q_2", "\\text{\\turn}(q_1,\\ \\om,\\ \\dt)", NONE],
    "rawAttitude.rotation": ["\\Rm_2", "\\text{\\asTheLaneKeepsIt}", NONE],
    "rawAttitude.quaternion": ["\\tilde q_2", "\\text{\\asTheLaneKeepsIt}", NONE],
    kept_W: ["\\Lm", "\\Lm", MOMENTUM],
    omega_W: ["\\om_2", "\\In_2^{-1}\\Lm", SPIN],
  },
  advanceAttitude: {
    rotation: ["\\Rm_2", "\\text{\\turn}(\\Rm_1,\\ \\om,\\ \\dt)", NONE],
    quaternion: ["\\tilde q_2", "\\text{\\turn}(\\tilde q_1,\\ \\om,\\ \\dt)", NONE],
    [`${RETURNED}.q_WB`]: ["q_2", "\\text{\\theNearestRotation}", NONE],
  },
  tensorAttitude: { [RETURNED]: ["q", "q", NONE] },
  inertiaInWorld: {
    rotation_WB: ["\\Rm", "\\Rm(q)", NONE],
    [RETURNED]: ["\\In", "\\Rm\\,\\Ib\\,\\Rm^{\\mathsf T}", "kg m², or its inverse"],
  },
  velocityOf: {
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm", MOMENTUM],
    omega_B: ["\\om_B", "\\Ib^{-1}\\Lm_B", SPIN],
    [RETURNED]: ["\\om", "\\Rm\\,\\om_B", SPIN],
  },
  momentumOf: {
    omega_B: ["\\om_B", "\\Rm^{\\mathsf T}\\om", SPIN],
    momentum_B: ["\\Lm_B", "\\Ib\\,\\om_B", MOMENTUM],
    [RETURNED]: ["\\Lm", "\\Rm\\,\\Lm_B", MOMENTUM],
  },
  none: { [RETURNED]: ["\\om_2", "\\om_1", SPIN] },
  explicit: {
    momentum: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    gyroscopicTorque: ["\\term{gyroscopic}{\\boldsymbol g}", "\\om_1\\times\\Lm_1", TORQUE],
    change: ["\\v c", "\\In^{-1}\\,\\dt\\;\\term{gyroscopic}{\\boldsymbol g}", SPIN],
    [RETURNED]: ["\\om_2", "\\om_1-\\v c", SPIN],
  },
  implicitBody: NEWTON("B"),
  implicitWorld: NEWTON("W"),
  gyroscopicJacobian: {
    x: ["x", "\\dt\\;\\om_x", NONE],
    y: ["y", "\\dt\\;\\om_y", NONE],
    z: ["z", "\\dt\\;\\om_z", NONE],
    lx: ["l_x", "\\dt\\;\\Lm_x", INERTIA],
    ly: ["l_y", "\\dt\\;\\Lm_y", INERTIA],
    lz: ["l_z", "\\dt\\;\\Lm_z", INERTIA],
    [RETURNED]: ["\\Jm", "\\In + [x,y,z]_\\times\\In - [l_x,l_y,l_z]_\\times", INERTIA],
  },
  implicitConverged: {
    solution_B: ["\\om_2", "\\text{\\newtonFrom\\ }\\om_1", SPIN],
    followed_B: ["\\om_2", "\\text{\\newtonShortened}", SPIN],
    [RETURNED]: ["\\om_2", "\\om_2", SPIN],
  },
  newtonSolution: {
    next_B: ["\\om_2", "\\om_2\\text{, \\corrected}", SPIN],
    residual_B: ["\\fr", "\\In(\\om_2-\\om_1)+\\dt\\;\\om_2\\times\\In\\om_2", MOMENTUM],
    jacobian: ["\\Jm", "\\In+\\dt\\,([\\om_2]_\\times\\In-[\\In\\om_2]_\\times)", INERTIA],
    correction_B: ["\\v c", "\\Jm^{-1}\\fr", SPIN],
    [RETURNED]: ["\\om_2", "\\om_2-\\v c", SPIN],
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
    candidate_B: ["\\om'", "\\om_2-s\\,\\v c", SPIN],
    after: ["|\\fr'|", "|\\fr(\\om')|", MOMENTUM],
  },
  linearlyImplicit: {
    momentum: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    matrix: ["M", "\\In-\\dt\\,[\\Lm_1]_\\times", INERTIA],
    [RETURNED]: ["\\om_2", "M^{-1}\\Lm_1", SPIN],
  },
  rescaledMomentum: {
    momentum_B: ["\\Lm_1", "\\In\\,\\om_1", MOMENTUM],
    length: ["|\\Lm_1|", "|\\Lm_1|", MOMENTUM],
    turned_B: ["\\Lm'", "\\Lm_1-\\dt\\;\\om_1\\times\\Lm_1", MOMENTUM],
    rescaled_B: ["\\Lm_2", "\\tfrac{|\\Lm_1|}{|\\Lm'|}\\Lm'", MOMENTUM],
    [RETURNED]: ["\\om_2", "\\In^{-1}\\Lm_2", SPIN],
  },
  midpoint: {
    ...KICKED,
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm_1", MOMENTUM],
    omega_B: ["\\om_1", "\\Ib^{-1}\\Lm_B", SPIN],
    middle_B: ["\\om_m", "\\text{\\backwardEulerOver\\ }\\tfrac12\\dt", SPIN],
    next_B: ["\\om_2", "2\\,\\om_m-\\om_1", SPIN],
    q_WB: ["q_2", "\\exp(\\dt\\;\\Rm\\,\\om_m)\\,q_1", NONE],
    momentum_W: ["\\Lm_2", "\\Rm_2\\,\\Ib\\,\\om_2", MOMENTUM],
  },
  splitting: {
    ...KICKED,
    afterX: ["q_x", "q_1\\,x_{1/2}", NONE],
    afterY: ["q_y", "q_x\\,y_{1/2}", NONE],
    afterZ: ["q_z", "q_y\\,z", NONE],
    afterY2: ["q_y'", "q_z\\,y_{1/2}", NONE],
    afterX2: ["q_2", "q_y'\\,x_{1/2}", NONE],
  },
  turnAbout: {
    momentum_B: ["\\Lm_B", "\\Rm^{\\mathsf T}\\Lm", MOMENTUM],
    halfAngle: ["\\tfrac\\theta2", "\\tfrac12\\dt\\;(\\Lm_B\\cdot\\v e)/\\In_e", "rad"],
    s: ["s", "\\sin\\tfrac\\theta2", NONE],
    [RETURNED]: ["q_2", "q_1\\,(\\cos\\tfrac\\theta2,\\ s\\,\\v e)", NONE],
  },
  augmented: {
    ...KICKED,
    omega_W: ["\\om", "\\In^{-1}\\Lm", SPIN],
    acceleration_W: ["\\dot\\om", "-\\In^{-1}(\\om\\times\\Lm)", ACCELERATION],
    commutator_W: ["\\v c", "\\tfrac{\\dt^2}{12}\\,\\dot\\om\\times\\om", SPIN],
    mean_W: ["\\bar\\om", "\\om+\\tfrac12\\dt\\;\\dot\\om+\\v c", SPIN],
    turned_WB: ["q_2", "\\exp(\\dt\\;\\bar\\om)\\,q_1", NONE],
  },
  kick: {
    omega_W: ["\\om_1", "\\In^{-1}\\Lm_1", SPIN],
    middleMomentum_W: ["\\Lm_m", "\\Lm_1+\\tfrac12\\Delta t\\,(\\tq-c\\,\\om_1)", MOMENTUM],
    middleOmega_W: ["\\om_m", "\\In^{-1}\\Lm_m", SPIN],
    [`${RETURNED}.q_WB`]: ["q", "q", NONE],
    [`${RETURNED}.momentum_W`]: ["\\Lm_2", "\\Lm_1+\\Delta t\\,(\\tq-c\\,\\om_m)", MOMENTUM],
  },
  spinRate: {
    q_WB: ["q", "q/|q|", NONE],
    omega_W: ["\\om", "\\In^{-1}\\Lm", SPIN],
    half: ["\\v h", "\\tfrac12\\om", SPIN],
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
    "end.q_WB": ["q'", "q+\\dt\\;\\dot q", NONE],
    "end.momentum_W": ["\\Lm_2", "\\Lm+\\dt\\;\\dot\\Lm", MOMENTUM],
    [`${RETURNED}.q_WB`]: ["q_2", "q'/|q'|", NONE],
  },
  mean: {
    p: ["(1-w)\\,\\dot q_a", "(1-w)\\,\\dot q_a", "1/s"],
    q: ["w\\,\\dot q_b", "w\\,\\dot q_b", "1/s"],
    [`${RETURNED}.orientation`]: ["\\dot q", "(1-w)\\,\\dot q_a+w\\,\\dot q_b", "1/s"],
    [`${RETURNED}.torque_W`]: ["\\dot\\Lm", "(1-w)\\,\\dot\\Lm_a+w\\,\\dot\\Lm_b", TORQUE],
  },
  eulerStep: {
    [`${RETURNED}.q_WB`]: ["q'", "q+t\\,\\dot q", NONE],
    [`${RETURNED}.momentum_W`]: ["\\Lm'", "\\Lm+t\\,\\dot\\Lm", MOMENTUM],
  },
  exactState: {
    t: ["t", "n\\,\\dt", "s"],
    q_WB: ["q(t)", "\\text{\\byEllipticFunctions}", NONE],
    omega_W: ["\\om(t)", "\\text{\\byEllipticFunctions}", SPIN],
    position_W: ["\\v x(t)", "\\v x_0+t\\,\\v v", "m"],
  },
  checked: { spinSquared: ["|\\om|^2", "\\om\\cdot\\om", "rad²/s²"] },
  exponentialMap: {
    speed: ["|\\om|", "|\\om|", SPIN],
    halfAngle: ["\\tfrac\\theta2", "\\tfrac12|\\om|\\,\\dt", "rad"],
    sinOverSpeed: ["s", "\\sin\\tfrac\\theta2\\,/\\,|\\om|", "s"],
    axis: ["\\v a", "s\\,\\om", NONE],
    turn: ["\\Delta q", TURN, NONE],
    [RETURNED]: ["q_2", "\\Delta q\\;q_1", NONE],
  },
  exponentialMapBullet: {
    trueSpeed: ["|\\om|", "|\\om|", SPIN],
    speed: ["w", "\\min(|\\om|,\\ \\tfrac{\\pi}{4}/\\dt)", SPIN],
    series: ["s_0", "\\tfrac12\\dt-\\tfrac{1}{48}\\dt^3w^2", "s"],
    sinOverSpeed: ["s", "\\sin(\\tfrac12w\\,\\dt)/w,\\text{ \\orElse\\ }s_0", "s"],
    axis: ["\\v a", "s\\,\\om", NONE],
    turn: ["\\Delta q", "(\\cos\\tfrac12w\\,\\dt,\\ \\v a)", NONE],
    [RETURNED]: ["q_2", "\\Delta q\\;q_1\\,/\\,|\\Delta q\\;q_1|", NONE],
  },
  quaternionStep: QUATERNION_STEP("(0,\\v h)\\,q_1", "(q_1+\\Delta q)/|q_1+\\Delta q|"),
  quaternionUnnormalisedStep: QUATERNION_STEP("(0,\\v h)\\,q_1", "q_1+\\Delta q"),
  quaternionWrongSideStep: QUATERNION_STEP("q_1\\,(0,\\v h)", "(q_1+\\Delta q)/|q_1+\\Delta q|"),
  matrixStep: {
    rate: ["\\dot\\Rm", "\\Om\\,\\Rm_1", "1/s"],
    [RETURNED]: ["\\Rm_2", "\\Rm_1+\\dt\\;\\dot\\Rm", NONE],
  },
  matrixOrthonormalStep: {
    stretched: ["\\Rm'", "\\Rm_1+\\dt\\;\\Om\\,\\Rm_1", NONE],
    x_W: ["\\v x", "\\v x'/|\\v x'|", NONE],
    y: ["\\v y'", "\\text{\\secondColumnOf\\ }\\Rm'", NONE],
    y_W: ["\\v y", "\\v y'-(\\v y'\\cdot\\v x)\\v x\\text{, \\unitLength}", NONE],
    z_W: ["\\v z", "\\v x\\times\\v y", NONE],
    [RETURNED]: ["\\Rm_2", "(\\v x\\ \\v y\\ \\v z)", NONE],
  },
  contactStep: {
    velocity_W: ["\\v v_2", "\\v v\\text{ \\afterEveryPlane}", SPEED],
    omega_W: ["\\om_2", "\\om\\text{ \\afterEveryPlane}", SPIN],
  },
  resolveContacts: {
    "before.velocity_W": ["\\v v_1", "\\v v_1", SPEED],
    "before.omega_W": ["\\om_1", "\\om_1", SPIN],
  },
  averaged: {
    sum_W: ["\\textstyle\\sum\\v r_i", "\\textstyle\\sum\\v r_i", "m"],
    meanArm_W: ["\\v r", "\\tfrac1n\\textstyle\\sum\\v r_i", "m"],
  },
  perVertex: {
    arm_W: ["\\v r_i", "\\v r_i", "m"],
    "after.velocity_W": ["\\v v", "\\v v\\text{ \\soFar}", SPEED],
    "after.omega_W": ["\\om", "\\om\\text{ \\soFar}", SPIN],
  },
  planeAt: {
    [`${RETURNED}.point_W`]: ["\\v p", "\\v p", "m"],
    [`${RETURNED}.normal_W`]: ["\\v n", "\\v n", NONE],
  },
  reachable: {
    speed: ["c", "|\\v v|+\\tfrac{I_3}{I_1}|\\om|\\,R", SPEED],
    reach: ["s", "2\\,t\\,c", "m"],
  },
  penetratingVertices: {
    point_W: ["\\v p", "\\text{\\aPointOfThePlane}", "m"],
    normal_W: ["\\v n", "\\text{\\itsNormal}", NONE],
    height: ["h", "(\\v x-\\v p)\\cdot\\v n", "m"],
    normal_B: ["\\v n_B", "\\Rm^{\\mathsf T}\\v n", NONE],
    vertex_B: ["\\v r_B", "\\text{\\aVertex}", "m"],
    distance: ["d", "h+\\v n_B\\cdot\\v r_B", "m"],
  },
  approach: { [RETURNED]: ["u_N", "(\\v v+\\om\\times\\v r)\\cdot\\v n", SPEED] },
  deepest: {
    depths: ["d_i", "|d_i|\\text{ \\ofThoseThatTouch}", "m"],
    [RETURNED]: ["d", "\\max d_i", "m"],
  },
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
    "after.omega_W": ["\\om_2", "\\om\\text{ \\afterEveryPlane}", SPIN],
  },
  pointVelocity: { [RETURNED]: ["\\v u", "\\v v+\\om\\times\\v r", SPEED] },
  collisionMatrix: {
    arm: ["[\\v r]_\\times", "[\\v r]_\\times", "m"],
    turning: ["T", "[\\v r]_\\times\\,\\In^{-1}\\,[\\v r]_\\times", INVERSE_MASS],
    [RETURNED]: ["K", "\\tfrac1m-T", INVERSE_MASS],
  },
  withImpulse: {
    attitude: ["q", "q", NONE],
    restitution: ["e", "e", NONE],
    friction: ["\\mu", "\\mu", NONE],
    velocity_W: ["\\v u", "\\v v+\\om\\times\\v r", SPEED],
    response: ["K", "\\tfrac1m-[\\v r]_\\times\\,\\In^{-1}\\,[\\v r]_\\times", INVERSE_MASS],
    normal_W: ["\\v n", "\\v n", NONE],
    impulse_W: ["\\v j", "\\text{\\byTheContactLaw}", IMPULSE],
    velocityAfter_W: ["\\v u'", "\\v u+K\\v j", SPEED],
    meanVelocity_W: ["\\bar{\\v u}", "\\tfrac12(\\v u+\\v u')", SPEED],
    [`${RETURNED}.velocity_W`]: ["\\v v_2", "\\v v_1+\\tfrac1m\\v j", SPEED],
    [`${RETURNED}.omega_W`]: ["\\om_2", "\\om_1+\\In^{-1}(\\v r\\times\\v j)", SPIN],
  },
  velocityLaw: {
    normalVelocity_W: ["\\v u_N", "(\\v u\\cdot\\v n)\\,\\v n", SPEED],
    slip_W: ["\\v u_T", "\\v u-\\v u_N", SPEED],
    slip: ["|\\v u_T|", "|\\v u_T|", SPEED],
    lostSlip: ["s", "\\mu(1+e)\\,|\\v u_N|", SPEED],
    keptShare: ["a", "\\max(1-s/|\\v u_T|,\\ 0)", NONE],
    wanted_W: ["\\v u'", "-e\\,\\v u_N+a\\,\\v u_T", SPEED],
    [RETURNED]: ["\\v j", "K^{-1}(\\v u'-\\v u)", IMPULSE],
  },
  coulombLaw: {
    normalSpeed: ["u_N", "\\v u\\cdot\\v n", SPEED],
    stopped_W: ["\\v u'", "-e\\,u_N\\,\\v n", SPEED],
    sticking_W: ["\\v j_s", "K^{-1}(\\v u'-\\v u)", IMPULSE],
    stickingTangent_W: ["\\v j_{s,T}", "\\v j_s-(\\v j_s\\cdot\\v n)\\,\\v n", IMPULSE],
    towardsSticking_W: ["\\v c_s", "\\v n+\\mu\\,\\v j_{s,T}/|\\v j_{s,T}|", NONE],
    slip_W: ["\\v u_T", "\\v u-u_N\\,\\v n", SPEED],
    againstSlip_W: ["\\v c_u", "\\v n-\\mu\\,\\v u_T/|\\v u_T|", NONE],
    edge_W: ["\\v c", "\\v c_u\\text{ \\orElse\\ }\\v c_s", NONE],
    wantedChange: ["\\Delta u_N", "-(1+e)\\,u_N", SPEED],
    [RETURNED]: ["\\v j", "\\dfrac{\\Delta u_N}{\\v n\\cdot K\\v c}\\;\\v c", IMPULSE],
  },
  tangentOf: { [RETURNED]: ["\\v t", "\\v u-(\\v u\\cdot\\v n)\\,\\v n", "as its vector"] },
  onCone: { [RETURNED]: ["\\v c", "\\v n+\\mu\\,\\v t/|\\v t|", NONE] },
};
