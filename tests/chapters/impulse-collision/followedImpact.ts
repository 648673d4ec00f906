/*
 * An impact in a plane whose slip is followed, with friction against the slip of the moment: the velocities of the contact point are
 * straight lines in the normal impulse, but for one kink where the slip stops. u_n is along the normal, u_t along the wall.
 */

/** The response in a plane, n along the normal and t along the wall [kg⁻¹]. */
export interface PlanarResponse {
  readonly nn: number;
  readonly tt: number;
  readonly tn: number;
}

export interface PlanarVelocity {
  readonly n: number;
  readonly t: number;
}

/** A stretch of the impact in which the friction is one share of the normal impulse. */
interface Stretch {
  /** The normal impulse at which it begins [N s]. */
  readonly from: number;
  readonly start: PlanarVelocity;
  /** The friction's impulse per normal impulse. */
  readonly share: number;
  /** What a normal impulse of 1 N s changes. */
  readonly rate: PlanarVelocity;
}

function stretch(from: number, start: PlanarVelocity, share: number, response: PlanarResponse): Stretch {
  const rate = { n: response.nn + response.tn * share, t: response.tn + response.tt * share };
  return { from, start, share, rate };
}

/** How an impact goes: sliding at first, and after the slip has stopped sticking or sliding the other way. */
export function followed(response: PlanarResponse, before: PlanarVelocity, friction: number): Stretch[] {
  const first = stretch(0, before, -friction * Math.sign(before.t), response);
  const stops = -before.t / first.rate.t;
  if (!(stops > 0)) return [first];
  const sticking = -response.tn / response.tt;
  const share = Math.abs(sticking) <= friction ? sticking : -friction * Math.sign(response.tn);
  return [first, stretch(stops, { n: before.n + first.rate.n * stops, t: 0 }, share, response)];
}

/** The velocity once the normal impulse has grown to a size, and the friction's impulse by then. */
export function velocityAt(stretches: readonly Stretch[], impulse: number) {
  let friction = 0;
  let velocity: PlanarVelocity = { n: Number.NaN, t: Number.NaN };
  stretches.forEach(({ from, start, share, rate }, k) => {
    if (from > impulse) return;
    const length = Math.min(impulse, stretches[k + 1]?.from ?? Number.POSITIVE_INFINITY) - from;
    friction += share * length;
    velocity = { n: start.n + rate.n * length, t: start.t + rate.t * length };
  });
  return { velocity, friction };
}

/** The work of the normal force up to a normal impulse [J]: the area under u_n, by trapezia that end at the kink. */
export function normalWork(stretches: readonly Stretch[], impulse: number): number {
  const ends = [...stretches.slice(1).map(({ from }) => from), Number.POSITIVE_INFINITY];
  return stretches.reduce((work, { from, start }, k) => {
    if (from > impulse) return work;
    const to = Math.min(impulse, ends[k] ?? impulse);
    return work + 0.5 * (to - from) * (start.n + velocityAt(stretches, to).velocity.n);
  }, 0);
}

/** The least impulse at which a growing function of it is zero, by halving. */
function whereZero(value: (impulse: number) => number): number {
  let [low, high] = [0, 1];
  while (value(high) < 0) high *= 2;
  for (let k = 0; k < 200; k++) {
    const middle = 0.5 * (low + high);
    if (value(middle) < 0) low = middle;
    else high = middle;
  }
  return 0.5 * (low + high);
}

/** The normal impulse at which compression ends, and that at which the bodies part by each meaning of restitution [N s]. */
export function partings(stretches: readonly Stretch[], restitution: number) {
  const normal = (impulse: number) => velocityAt(stretches, impulse).velocity.n;
  const compression = whereZero(normal);
  const stored = -normalWork(stretches, compression);
  return {
    compression,
    newton: whereZero((impulse) => normal(impulse) + restitution * normal(0)),
    poisson: (1 + restitution) * compression,
    stronge: whereZero((impulse) =>
      impulse < compression
        ? -1
        : normalWork(stretches, impulse) + stored - restitution * restitution * stored,
    ),
  };
}

/** ½ j · (u⁻ + u⁺): what an impact of this normal impulse adds to the energy [J]. */
export function gained(stretches: readonly Stretch[], impulse: number): number {
  const before = velocityAt(stretches, 0).velocity;
  const { velocity, friction } = velocityAt(stretches, impulse);
  return 0.5 * (impulse * (before.n + velocity.n) + friction * (before.t + velocity.t));
}

/** Corners of a body of 1 kg, struck from many sides: every case in which the normal velocity keeps rising. */
export function planarImpacts(friction: number) {
  const found: { response: PlanarResponse; before: PlanarVelocity; stretches: Stretch[] }[] = [];
  for (let turn = 0.1; turn < 3; turn += 0.23)
    for (const inertia of [0.02, 0.06])
      for (const slip of [-1.3, -0.7, -0.2, 0.15, 0.6, 1.1]) {
        const [armT, armN] = [0.35 * Math.cos(turn), 0.35 * Math.sin(turn)];
        const response = {
          nn: 1 + armT ** 2 / inertia,
          tt: 1 + armN ** 2 / inertia,
          tn: (-armT * armN) / inertia,
        };
        const before = { n: -1, t: slip };
        const stretches = followed(response, before, friction);
        if (stretches.every(({ rate }) => rate.n > 0)) found.push({ response, before, stretches });
      }
  return found;
}
