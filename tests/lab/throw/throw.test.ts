import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cross, dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { analyse, type Throw } from "../../../src/lab/throw/motion/analyse";
import { fallLimit, flightIn } from "../../../src/lab/throw/motion/freeFall";
import { logOf, samplesIn } from "../../../src/lab/throw/motion/log";
import { MADE_SENSOR, type Sample, sampleOf } from "../../../src/lab/throw/motion/sample";
import { momentsOfLine, squaresLine } from "../../../src/lab/throw/motion/squaresLine";
import { timings } from "../../../src/lab/throw/motion/times";
import { madeLog, madeThrow, PHASES, phoneMoments } from "./syntheticThrow";

const MOMENTS = phoneMoments();
const TRUE_RATIOS = [MOMENTS[0] / MOMENTS[1], MOMENTS[2] / MOMENTS[1]] as const;
/** A flip over sideways, a crooked one, and a spin about the long axis. */
const STARTS: readonly Vec3[] = [
  [7.5, 1.1, 0.6],
  [3, 6, 2],
  [0.6, 9, 0.4],
];
const [FLIP] = STARTS as [Vec3];
const EXACT = { ...MADE_SENSOR, rateNoise: 0, forceNoise: 0, quantum: 0 };

function found(samples: readonly Sample[]): Throw {
  const thrown = analyse(samples);
  if ("refused" in thrown) throw new Error(thrown.refused);
  return thrown;
}

describe("a thrown phone", () => {
  it("shows the ratios of its moments within the stated uncertainty, nineteen times in twenty", () => {
    const pulls = STARTS.flatMap((start) =>
      Array.from({ length: 8 }, (_, k) => found(madeThrow(MOMENTS, start, k + 1))).flatMap(({ ratios }) =>
        ratios.moments
          .slice(1)
          .map(({ value, uncertainty }, k) => (value - (TRUE_RATIOS[k] ?? 0)) / uncertainty),
      ),
    );
    // Of 48, 95.4 % lie within two standard deviations, which are 1 here: 45.8, and fewer than 41 once in a hundred runs.
    expect(pulls.filter((pull) => Math.abs(pull) <= 1).length).toBeGreaterThanOrEqual(41);
    const spread = 2 * Math.sqrt(pulls.reduce((sum, pull) => sum + pull * pull, 0) / pulls.length);
    expect(spread).toBeGreaterThan(0.7);
    expect(spread).toBeLessThan(1.35);
  });

  it("has squared rates on a straight line, from whose direction alone the moments follow to round-off", () => {
    for (const start of STARTS) {
      const flight = madeThrow(MOMENTS, start, 1, EXACT).filter(
        ({ t }) => t > PHASES.held + PHASES.pushed && t < PHASES.held + PHASES.pushed + PHASES.flight,
      );
      const line = squaresLine(flight);
      expect(line.across / line.along).toBeLessThan(1e-7);
      for (const [k, moment] of (momentsOfLine(line, flight) ?? []).entries())
        expect(moment).toBeCloseTo(MOMENTS[k] ?? 0, 7);
    }
  });

  it("is cut out between the hand's push and the bed's, and its sensor is found in the body", () => {
    const { flight } = found(madeThrow(MOMENTS, FLIP, 3));
    const released = PHASES.held + PHASES.pushed;
    expect(flight.from).toBeGreaterThanOrEqual(released);
    expect(flight.from + flight.duration).toBeLessThan(released + PHASES.flight);
    expect(flight.duration).toBeGreaterThan(0.85 * PHASES.flight);
    expect(flight.arm).toBeCloseTo(norm(MADE_SENSOR.arm_D), 2);
  });

  it("has principal axes askew to its edges, and they are found", () => {
    const [c, s] = [Math.cos(0.06), Math.sin(0.06)];
    const turned = ([x, y, z]: Vec3): Vec3 => [c * x - s * y, s * x + c * y, z];
    const samples = madeThrow(MOMENTS, FLIP, 2).map((sample) => ({
      t: sample.t,
      omega_D: turned(sample.omega_D),
      force_D: sample.force_D && turned(sample.force_D),
    }));
    const { ratios } = found(samples);
    expect(ratios.tilt).toBeCloseTo(0.06, 2);
    const { value, uncertainty } = ratios.moments[1];
    expect(Math.abs(value - TRUE_RATIOS[0])).toBeLessThan(1.5 * uncertainty);
    expect(uncertainty).toBeLessThan(0.2);
  });

  it("ends beside the exact motion, nearer than its noise and the turns between readings explain", () => {
    const { apart, turned, line } = found(madeThrow(MOMENTS, FLIP, 4));
    // Turns about a mean rate lose of the order of (|ω| h)² of each turn: 8 rad/s, 10 ms.
    expect(apart).toBeLessThan(0.0064 * turned);
    expect(line.across).toBeLessThan(0.01 * line.along);
  });
});

it("rates are read in degrees a second, alpha about x; a missing sensor is no sample", () => {
  const rotationRate = { alpha: 180, beta: -90, gamma: 0 };
  const accelerationIncludingGravity = { x: 0, y: 0, z: 9.8 };
  expect(sampleOf({ timeStamp: 250, rotationRate, accelerationIncludingGravity })).toEqual({
    t: 0.25,
    omega_D: [Math.PI, -Math.PI / 2, 0],
    force_D: [0, 0, 9.8],
  });
  expect(sampleOf({ timeStamp: 0, rotationRate: null, accelerationIncludingGravity })).toBeNull();
  const nulls = { alpha: null, beta: null, gamma: null };
  expect(sampleOf({ timeStamp: 0, rotationRate: nulls, accelerationIncludingGravity })).toBeNull();
});

it("shows ratios that one gyroscope axis a per cent too large has shifted by more than what is given for noise", () => {
  const misread = madeThrow(MOMENTS, [3, 6, 2], 3).map((sample): Sample => {
    const [x, y, z] = sample.omega_D;
    return { ...sample, omega_D: [x, 1.01 * y, z] };
  });
  const [, middle] = found(misread).ratios.moments;
  const shift = Math.abs(middle.value - TRUE_RATIOS[0]);
  expect(shift).toBeGreaterThan(5 * middle.uncertainty);
  expect(shift / middle.value).toBeGreaterThan(0.02);
});

describe("what is no throw", () => {
  const refusal = (samples: readonly Sample[]) => {
    const thrown = analyse(samples);
    return "refused" in thrown ? thrown.refused : "none";
  };
  const made = madeThrow(MOMENTS, FLIP, 7);

  it("is said to be none: held, twirled in the hand, dropped an inch, without an accelerometer, without readings", () => {
    const held = made.filter(({ t }) => t < PHASES.held);
    expect(refusal(held)).toBe("no-fall");
    // The threshold alone would take it for a fall: the spin could explain the weight's size. It turns in the body, and gives it away.
    const twirled = made.map(({ t }, k): Sample => {
      const angle = 10 * t;
      return {
        t,
        omega_D: [10 + 0.01 * (k % 3), 0.02 * (k % 2), 0],
        force_D: [0, 9.81 * Math.cos(angle), -9.81 * Math.sin(angle)],
      };
    });
    expect(fallLimit([10, 0, 0])).toBeGreaterThan(9.81);
    expect(refusal(twirled)).toBe("no-fall");
    const until = PHASES.held + PHASES.pushed + 0.15;
    const hop = [
      ...made.filter(({ t }) => t < until),
      ...held.map((sample) => ({ ...sample, t: sample.t + until })),
    ];
    expect(refusal(hop)).toBe("too-short");
    expect(refusal(made.map((sample) => ({ ...sample, force_D: null })))).toBe("no-force");
    expect(refusal([])).toBe("no-samples");
  });

  it("is a fall without spin, or in a spin about a principal axis, whose steady rates every body has", () => {
    expect(refusal(madeThrow(MOMENTS, [0, 0, 0], 3))).toBe("steady");
    expect(refusal(madeThrow(MOMENTS, [0.05, 0.02, 0.01], 3))).toBe("steady");
    expect(refusal(madeThrow(MOMENTS, [0, 9, 0], 3))).toBe("steady");
  });

  it("is a long fall of which few readings were recorded", () => {
    for (const hertz of [4, 10, 16, 18])
      expect(refusal(madeThrow(MOMENTS, FLIP, 3, { ...MADE_SENSOR, hertz }))).toBe("too-few");
  });

  it("is a spin beyond the gyroscope's range, which is noticed", () => {
    const most = (500 * Math.PI) / 180;
    const fast = madeThrow(MOMENTS, [12, 1, 1], 8);
    const cut = (x: number) => Math.max(-most, Math.min(most, x));
    const clipped = fast.map((sample): Sample => {
      const [x, y, z] = sample.omega_D;
      return { ...sample, omega_D: [cut(x), cut(y), cut(z)] };
    });
    expect(analyse(clipped)).toMatchObject({ refused: "saturated" });
    expect(refusal(fast)).toBe("none");
  });

  it("is a body that something slows on its way", () => {
    const slowed = made.map((sample) => ({
      ...sample,
      omega_D: scaleVec(Math.exp(-Math.max(0, sample.t - 0.8) / 0.5), sample.omega_D),
    }));
    expect(refusal(slowed)).not.toBe("none");
  });
});

describe("the force in free fall", () => {
  it("stays below the limit at any place that the limit is for, whatever the spin", () => {
    // Euler's equation, with the moments that turn ω fastest.
    for (const start of STARTS) {
      const flight = madeThrow(MOMENTS, start, 9).slice(82, 148);
      for (const { omega_D, force_D } of flight)
        expect(norm(force_D ?? [0, 0, 0])).toBeLessThan(fallLimit(omega_D));
    }
    const [omega, rate]: [Vec3, Vec3] = [
      [5, 5, 5],
      [25, -25, 25],
    ];
    const arm: Vec3 = scaleVec(0.06 / Math.sqrt(2), [1, -1, 0]);
    const felt = norm(cross(rate, arm)) + norm(cross(omega, cross(omega, arm)));
    expect(felt).toBeLessThanOrEqual(fallLimit(omega));
    expect(dot(omega, omega)).toBe(75);
  });
});

describe("times", () => {
  it("of events that come late by chance are laid on even steps; truly uneven ones are kept", () => {
    const made = madeThrow(MOMENTS, FLIP, 10);
    const late = made.map((sample, k) => ({
      ...sample,
      t: sample.t + 0.003 * Math.abs(Math.sin(12.9 * k * k)),
    }));
    const { ratios, times } = found(late);
    expect(times.step).toBeCloseTo(0.01, 5);
    expect(times.jitter).toBeGreaterThan(0.0005);
    expect(ratios.moments[2].value).toBeCloseTo(TRUE_RATIOS[1], 1);

    const uneven = found(made.filter((_, k) => k % 3 !== 1));
    expect(uneven.times.jitter).toBeNull();
    expect(uneven.ratios.moments[2].value).toBeCloseTo(TRUE_RATIOS[1], 1);
  });

  it("of a reading that comes twice count once", () => {
    const made = madeThrow(MOMENTS, FLIP, 11);
    const twice = made.flatMap((sample) => [sample, { ...sample, t: sample.t + 0.004 }]);
    expect(timings(twice)[0]?.repeated).toBeGreaterThanOrEqual(made.length);
  });
});

describe("a recording in a file", () => {
  it("is read as phyphox writes it, the made one too, and what is saved can be brought again", () => {
    const stored = readFileSync("src/lab/throw/madeThrow.csv", "utf8");
    expect(stored).toBe(madeLog());
    const { ratios } = found(samplesIn(stored));
    expect(Math.abs(ratios.moments[1].value - TRUE_RATIOS[0])).toBeLessThan(
      2 * ratios.moments[1].uncertainty,
    );
    const made = madeThrow(MOMENTS, FLIP, 12);
    const again = samplesIn(logOf(made));
    expect(again).toHaveLength(made.length);
    expect(again[100]?.force_D?.[1]).toBeCloseTo(made[100]?.force_D?.[1] ?? 0, 3);
  });

  it("may be in degrees and between semicolons; one without gravity shows no fall", () => {
    const rows = madeThrow(MOMENTS, FLIP, 13).map(({ t, omega_D, force_D }) =>
      [t, ...omega_D.map((x) => (x * 180) / Math.PI), ...(force_D ?? [])].map((x) => x.toFixed(5)).join(";"),
    );
    const heading = (acceleration: string) =>
      `time (s);gyro_x (deg/s);gyro_y (deg/s);gyro_z (deg/s);${["x", "y", "z"].map((axis) => `${acceleration} ${axis} (m/s^2)`).join(";")}`;
    const table = (acceleration: string) => `${[heading(acceleration), ...rows].join("\n")}\n`;
    expect(found(samplesIn(table("Acceleration"))).ratios.moments[0].axis).toBe("along");
    expect(flightIn(samplesIn(table("Linear Acceleration")))).toBe("no-force");
  });
});
