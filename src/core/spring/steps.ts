/*
 * A mass on a spring, ẍ = −ν² x, stepped by five rules. It is the simplest periodic motion: the error of a rule has a
 * closed form here, and its character is the same for a tumbling body.
 *
 * With X = νx and the complex number z = X + i v the motion is  ż = −iν z,  and the energy is ½ |z|². A rule that multiplies z
 * by a number m in a step multiplies the energy by |m|². In what follows h = νΔt.
 */

/** Displacement [m] and velocity [m/s]. */
export interface SpringState {
  readonly x: number;
  readonly v: number;
}

/**
 * One step of a rule.
 *
 * @param state at the start of the step
 * @param rate  ν, the square root of stiffness over mass [rad/s], > 0
 * @param dt    time step [s], > 0
 */
export type SpringStep = (state: SpringState, rate: number, dt: number) => SpringState;

/**
 * Explicit Euler, both rates at the start:  x′ = x + Δt v,  v′ = v − Δt ν² x.
 * z′ = (1 − ih) z, so that the energy grows by 1 + h² a step, exactly.
 *
 * @see Hairer, Lubich and Wanner, "Geometric Numerical Integration", I.1
 */
export function explicitEuler({ x, v }: SpringState, rate: number, dt: number): SpringState {
  const acceleration = -rate * rate * x;
  return { x: x + dt * v, v: v + dt * acceleration };
}

/**
 * Implicit Euler, both rates at the end:  x′ = x + Δt v′,  v′ = v − Δt ν² x′, solved for the two unknowns.
 * z′ = z − ih z′, so that the energy shrinks by 1 / (1 + h²) a step, exactly.
 */
export function implicitEuler({ x, v }: SpringState, rate: number, dt: number): SpringState {
  const h = rate * dt;
  const next = (x + dt * v) / (1 + h * h);
  return { x: next, v: v - dt * rate * rate * next };
}

/**
 * Semi-implicit Euler, the velocity first and the position by the new one:  v′ = v − Δt ν² x,  x′ = x + Δt v′.
 * With v′ = v − hX and X′ = X + hv′,
 *     X² + v² − hXv = X² + v v′ = X X′ + v′² = X′² + v′² − hX′v′:
 * ν² x² + v² − h ν x v stays to round-off. Where h < 2 that is an ellipse, beyond it the run leaves along a hyperbola.
 *
 * @see Hairer, Lubich and Wanner, "Geometric Numerical Integration", I.1 and IX.3
 */
export function semiImplicitEuler({ x, v }: SpringState, rate: number, dt: number): SpringState {
  const next = v - dt * rate * rate * x;
  return { x: x + dt * next, v: next };
}

/**
 * Velocity Verlet: half a kick, a drift by the velocity at the middle, and the other half of the kick,
 *     v½ = v − ½Δt ν² x,   x′ = x + Δt v½,   v′ = v½ − ½Δt ν² x′.
 * With v = v½ + ½hX and v′ = v½ − ½hX′,
 *     (1 − h²/4) X² + v² = v½² + X (X + h v½) = v½² + X X′ = v½² + X′ (X′ − h v½) = (1 − h²/4) X′² + v′²:
 * (1 − h²/4) ν² x² + v² stays to round-off. v½ is the velocity of {@link semiImplicitEuler}, which reads it half a step late.
 *
 * @see Verlet, Phys. Rev. 159 (1967) 98; Hairer, Lubich and Wanner, "Geometric Numerical Integration", I.1
 */
export function velocityVerlet({ x, v }: SpringState, rate: number, dt: number): SpringState {
  const halfway = v - 0.5 * dt * rate * rate * x;
  const next = x + dt * halfway;
  return { x: next, v: halfway - 0.5 * dt * rate * rate * next };
}

/**
 * Runge and Kutta's classical rule: four rates a step, weighted 1 : 2 : 2 : 1.
 * It multiplies z by the first five terms of the series of e^(−ih), and the energy, exactly, by
 *     (1 − h²/2 + h⁴/24)² + (h − h³/6)² = 1 − h⁶/72 + h⁸/576.
 *
 * @see Hairer, Nørsett and Wanner, "Solving Ordinary Differential Equations I", II.1
 */
export function rungeKutta(state: SpringState, rate: number, dt: number): SpringState {
  const first = rateOf(state, rate);
  const second = rateOf(eulerStep(state, first, 0.5 * dt), rate);
  const third = rateOf(eulerStep(state, second, 0.5 * dt), rate);
  const fourth = rateOf(eulerStep(state, third, dt), rate);
  return {
    x: state.x + (dt / 6) * (first.x + 2 * second.x + 2 * third.x + fourth.x),
    v: state.v + (dt / 6) * (first.v + 2 * second.v + 2 * third.v + fourth.v),
  };
}

/** ẋ = v and v̇ = −ν² x. */
function rateOf({ x, v }: SpringState, rate: number): SpringState {
  return { x: v, v: -rate * rate * x };
}

/** state + time · rate. */
function eulerStep(state: SpringState, rate: SpringState, time: number): SpringState {
  return { x: state.x + time * rate.x, v: state.v + time * rate.v };
}
