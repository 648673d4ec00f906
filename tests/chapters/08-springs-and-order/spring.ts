import { expect } from "vitest";
import { measuredOrder } from "../../../src/chapters/08-springs-and-order/spring/order";
import { cos } from "../../../src/core/math/elementary";
import {
  SPRING,
  SPRING_IDS,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
  springEnergy,
} from "../../../src/core/spring/index";
import { centralRate, type EquationCheck, expectEqual } from "../../content/check";

/** ω₀, an angle of a frame, and a start without a zero. */
const RATE = 1.7;
const h = 0.37;
const dt = h / RATE;
const START: SpringState = { x: 0.8, v: -1.1 };

const u = ({ v }: SpringState) => v / RATE;
const after = (id: SpringId, state = START) => SPRING[id].step(state, RATE, dt);
const growth = (id: SpringId) => springEnergy(after(id), RATE) / springEnergy(START, RATE);

/** The spring, by id. */
export const SPRINGS: Readonly<Record<string, EquationCheck>> = {
  "spring-law": {
    tex: String.raw`\ddot{\term{extension}{x}} = -\term{springRate}{\omega_0}^2\,\term{extension}{x}`,
    claim: "the closed form obeys it",
    check: () => {
      const velocity = (t: number) => [springAt(START, RATE, 0.6 + t).v];
      const [acceleration = Number.NaN] = centralRate(velocity, 1e-4);
      expect(acceleration).toBeCloseTo(-RATE * RATE * springAt(START, RATE, 0.6).x, 6);
    },
  },
  "spring-turn": {
    tex: String.raw`\dot{\term{extension}{x}} = \term{springRate}{\omega_0}\,\term{springSpeed}{u}, \qquad \dot{\term{springSpeed}{u}} = -\term{springRate}{\omega_0}\,\term{extension}{x}`,
    claim: "along the closed form, both rates are these",
    check: () => {
      const place = (t: number) => [springAt(START, RATE, 0.6 + t).x, u(springAt(START, RATE, 0.6 + t))];
      const rates = centralRate(place, 1e-4);
      const now = springAt(START, RATE, 0.6);
      expect(rates[0]).toBeCloseTo(RATE * u(now), 6);
      expect(rates[1]).toBeCloseTo(-RATE * now.x, 6);
    },
  },
  "spring-energy": {
    tex: String.raw`E \propto \term{extension}{x}^2+\term{springSpeed}{u}^2`,
    claim: "the core’s energy is this but for a constant factor",
    check: () => {
      const ratio = (state: SpringState) => springEnergy(state, RATE) / (state.x ** 2 + u(state) ** 2);
      expectEqual([ratio(START)], [ratio({ x: -0.3, v: 2.2 })]);
    },
  },
  "explicit-spring": {
    tex: String.raw`\term{extension}{x}' = \term{extension}{x}+\term{frameAngle}{h}\,\term{springSpeed}{u}, \qquad \term{springSpeed}{u}' = \term{springSpeed}{u}-\term{frameAngle}{h}\,\term{extension}{x}`,
    claim: "the core’s explicit step does this",
    check: () => {
      const next = after("explicit");
      expectEqual([next.x, u(next)], [START.x + h * u(START), u(START) - h * START.x]);
    },
  },
  "explicit-spring-growth": {
    tex: String.raw`\frac{E'}{E} = 1+\term{frameAngle}{h}^2`,
    claim: "the core’s explicit step gains this",
    check: () => expectEqual([growth("explicit")], [1 + h * h]),
  },
  "implicit-spring": {
    tex: String.raw`\term{extension}{x}' = \term{extension}{x}+\term{frameAngle}{h}\,\term{springSpeed}{u}', \qquad \term{springSpeed}{u}' = \term{springSpeed}{u}-\term{frameAngle}{h}\,\term{extension}{x}'`,
    claim: "the core’s implicit step solves both",
    check: () => {
      const next = after("implicit");
      expectEqual([next.x, u(next)], [START.x + h * u(next), u(START) - h * next.x]);
    },
  },
  "implicit-spring-growth": {
    tex: String.raw`\frac{E'}{E} = \frac1{1+\term{frameAngle}{h}^2}`,
    claim: "the core’s implicit step keeps this part",
    check: () => expectEqual([growth("implicit")], [1 / (1 + h * h)]),
  },
  "semi-implicit-spring": {
    tex: String.raw`\term{springSpeed}{u}' = \term{springSpeed}{u}-\term{frameAngle}{h}\,\term{extension}{x}, \qquad \term{extension}{x}' = \term{extension}{x}+\term{frameAngle}{h}\,\term{springSpeed}{u}'`,
    claim: "the core’s semi-implicit step does this",
    check: () => {
      const next = after("semi-implicit");
      expectEqual([u(next), next.x], [u(START) - h * START.x, START.x + h * u(next)]);
    },
  },
  "semi-implicit-kept": {
    tex: String.raw`\term{extension}{x}'^2+\term{springSpeed}{u}'^2-\term{frameAngle}{h}\,\term{extension}{x}'\term{springSpeed}{u}' = \term{extension}{x}^2+\term{springSpeed}{u}^2-\term{frameAngle}{h}\,\term{extension}{x}\,\term{springSpeed}{u}`,
    claim: "the core’s semi-implicit step keeps it",
    check: () => {
      const kept = (state: SpringState) => state.x ** 2 + u(state) ** 2 - h * state.x * u(state);
      expectEqual([kept(after("semi-implicit"))], [kept(START)]);
      expect(Math.abs(growth("semi-implicit") - 1)).toBeGreaterThan(0.02);
    },
  },
  "verlet-spring": {
    tex: String.raw`\term{springSpeed}{u}_{\frac12} = \term{springSpeed}{u}-\tfrac12\term{frameAngle}{h}\,\term{extension}{x}, \qquad \term{extension}{x}' = \term{extension}{x}+\term{frameAngle}{h}\,\term{springSpeed}{u}_{\frac12}, \qquad \term{springSpeed}{u}' = \term{springSpeed}{u}_{\frac12}-\tfrac12\term{frameAngle}{h}\,\term{extension}{x}'`,
    claim: "the core’s Verlet step does this, and its half-way velocities are the semi-implicit ones",
    check: () => {
      const next = after("verlet");
      const halfway = u(START) - 0.5 * h * START.x;
      expectEqual([next.x, u(next)], [START.x + h * halfway, halfway - 0.5 * h * next.x]);
      const late = after("semi-implicit", { x: START.x, v: (u(START) + 0.5 * h * START.x) * RATE });
      expectEqual([late.x, u(late)], [next.x, halfway]);
    },
  },
  "verlet-kept": {
    tex: String.raw`\bigl(1-\tfrac14\term{frameAngle}{h}^2\bigr)\,\term{extension}{x}'^2+\term{springSpeed}{u}'^2 = \bigl(1-\tfrac14\term{frameAngle}{h}^2\bigr)\,\term{extension}{x}^2+\term{springSpeed}{u}^2`,
    claim: "the core’s Verlet step keeps it",
    check: () => {
      const kept = (state: SpringState) => (1 - (h * h) / 4) * state.x ** 2 + u(state) ** 2;
      expectEqual([kept(after("verlet"))], [kept(START)]);
    },
  },
  "verlet-angle": {
    tex: String.raw`\cos\term{angle}{\theta} = 1-\tfrac12\term{frameAngle}{h}^2`,
    claim:
      "the core’s Verlet positions are those of a steady turn by this angle a frame, and so are the semi-implicit ones",
    check: () => {
      for (const id of ["verlet", "semi-implicit"] as const) {
        const one = after(id);
        const two = after(id, one);
        // Places on a steady turn obey x₀ + x₂ = 2 x₁ cos θ.
        expectEqual([START.x + two.x], [2 * one.x * (1 - (h * h) / 2)]);
      }
      // The angle is ahead of h by h³/24.
      expect(cos(h + h ** 3 / 24)).toBeCloseTo(1 - (h * h) / 2, 4);
      expect(cos(h)).not.toBeCloseTo(1 - (h * h) / 2, 4);
    },
  },
  "rk4-spring-growth": {
    tex: String.raw`\frac{E'}{E} = 1-\frac{\term{frameAngle}{h}^6}{72}+\frac{\term{frameAngle}{h}^8}{576}`,
    claim: "the core’s Runge–Kutta step has this factor, to round-off",
    check: () => expectEqual([growth("rk4")], [1 - h ** 6 / 72 + h ** 8 / 576]),
  },
  "order-measured": {
    tex: String.raw`p = \log_2\frac{e(\term{step}{\Delta t})}{e(\tfrac12\term{step}{\Delta t})}`,
    claim: "measured so, at small steps, every rule shows the order that the registry says",
    check: () => {
      for (const id of SPRING_IDS) expect(measuredOrder(id, 0.02)).toBeCloseTo(SPRING[id].order, 0);
      expect(measuredOrder("verlet", 0.02)).toBeCloseTo(2, 2);
      expect(measuredOrder("semi-implicit", 0.02)).toBeCloseTo(1, 1);
      const error = (parts: number) => {
        let state = START;
        for (let k = 0; k < parts; k++) state = SPRING.verlet.step(state, RATE, 1.3 / parts);
        return springDistance(state, springAt(START, RATE, 1.3), RATE);
      };
      expect(Math.log2(error(100) / error(200))).toBeCloseTo(2, 3);
    },
  },
};
