import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { velocityOf } from "../../../src/core/dynamics/angular/momentum";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { loadedVelocity } from "../../../src/core/dynamics/load";
import { motionAfter, wrenchOf } from "../../../src/core/dynamics/wrench";
import { mulMat, mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder, squared } from "../../content/check";
import {
  momentum_W as eulerMomentum_W,
  torque_W as eulerTorque_W,
  explicitFrame,
} from "../03-euler-equation/setting";
import {
  arm_W,
  centre_W,
  force_W,
  meanOf,
  omega_W,
  particles,
  q_WB,
  rateOf,
  start,
  startReadings,
  sum,
  system,
  threeFrames,
  totalMass,
  velocity_W,
} from "./setting";

/** The equations of bodies, pushes and momenta, by id. */
export const BODIES: Readonly<Record<string, EquationCheck>> = {
  newton: {
    tex: String.raw`\frac{\mathrm d}{\mathrm dt}\bigl(m\,\dot{\term{point}{\boldsymbol p}}\bigr) = \term{force}{\boldsymbol F}`,
    claim: "the core changes mass times velocity by the force times the time",
    check: () => {
      const [mass, time] = [totalMass, 0.01];
      const load = {
        torque_W: force_W,
        gravity_W: scaleVec(1 / mass, force_W),
        drag: { linear: 0, angular: 0 },
        damping: { linear: 1, angular: 1 },
      };
      const change_W = subVec(loadedVelocity(load, [0, 0, 0], mass, time), [0, 0, 0]);
      expectEqual(scaleVec(mass / time, change_W), force_W);
    },
  },
  centre: {
    tex: String.raw`\term{centre}{\boldsymbol x} = \frac1{\term{mass}{m}}\sum_k m_k\,\boldsymbol p_k, \qquad \term{mass}{m} = \sum_k m_k`,
    claim: "the core’s centre of mass and mass are these sums, in the body and in the world",
    check: () => {
      expectEqual([system.body.mass], [totalMass]);
      expectEqual(
        system.body.centre_B,
        meanOf(({ place_B }) => place_B),
      );
      expectEqual(
        start.position_W,
        meanOf(({ place_W }) => place_W),
      );
    },
  },
  "total-momentum": {
    tex: String.raw`\term{linearMomentum}{\boldsymbol P} = \sum_k m_k\,\dot{\boldsymbol p}_k = \term{mass}{m}\,\term{centreVelocity}{\boldsymbol v}`,
    claim: "the momenta of a spinning body’s points add up to its mass times the centre’s velocity",
    check: () =>
      expectEqual(
        sum(particles.map((particle) => scaleVec(particle.mass, particle.velocity_W))),
        scaleVec(system.body.mass, start.velocity_W),
      ),
  },
  "force-moves-centre": {
    tex: String.raw`\dot{\term{linearMomentum}{\boldsymbol P}} = \term{force}{\boldsymbol F}`,
    claim: "wherever a short push acts, the momenta of the points together gain F δt",
    check: () => {
      const duration = 0.1;
      for (const arm of [arm_W, [0, 0, 0] as const, [-0.7, 0.2, 0.5] as const]) {
        const motion = motionAfter(wrenchOf([{ arm_W: arm, force_W }]), system.body, q_WB, duration);
        const gained = particles.map(({ mass, place_W }) =>
          scaleVec(mass, pointVelocity(motion, subVec(place_W, centre_W))),
        );
        expectEqual(scaleVec(1 / duration, sum(gained)), force_W);
      }
    },
  },
  "to-world": {
    tex: String.raw`\term{point}{\boldsymbol p} = \term{rotation}{R}\,\term{pointBody}{\boldsymbol p_B}+\term{centre}{\boldsymbol x}, \qquad \term{pointBody}{\boldsymbol p_B} = \term{rotation}{R}^{\mathsf T}\,(\term{point}{\boldsymbol p}-\term{centre}{\boldsymbol x})`,
    claim: "the matrix places points as the core’s quaternion does, and its transpose is the way back",
    check: () => {
      const rotation_WB = quatToMat(q_WB);
      for (const { place_B, place_W } of particles) {
        const fromCentre_B = subVec(place_B, system.body.centre_B);
        expectEqual(addVec(mulVec(rotation_WB, fromCentre_B), centre_W), place_W);
        expectEqual(mulVec(transpose(rotation_WB), subVec(place_W, centre_W)), fromCentre_B);
      }
    },
  },
  "point-velocity": {
    tex: String.raw`\dot{\term{point}{\boldsymbol p}} = \term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times(\term{point}{\boldsymbol p}-\term{centre}{\boldsymbol x})`,
    claim: "a point followed along the motion moves so, to second order",
    check: () => {
      const point_B = [0.7, -0.4, 1.1] as const;
      expectOrder((step) => {
        const { states } = threeFrames(step, {});
        const [before, , after] = states.map((state) =>
          addVec(state.position_W, rotate(state.q_WB, point_B)),
        );
        const now = states[1];
        const expected_W = addVec(
          now.velocity_W,
          cross(now.omega_W, subVec(addVec(now.position_W, rotate(now.q_WB, point_B)), now.position_W)),
        );
        expectEqual(pointVelocity(now, rotate(now.q_WB, point_B)), expected_W);
        return distance(rateOf(before ?? [], after ?? [], step), expected_W);
      }, 2);
    },
  },
  torque: {
    tex: String.raw`\term{torque}{\boldsymbol\tau} = (\term{point}{\boldsymbol p}-\term{centre}{\boldsymbol x})\times\term{force}{\boldsymbol F}`,
    claim: "the core’s torque is this, and a push by it makes the pushed point give way",
    check: () => {
      const pushed = wrenchOf([{ arm_W, force_W }]);
      expectEqual(pushed.torque_W, cross(subVec(addVec(centre_W, arm_W), centre_W), force_W));
      const { omega_W: spin_W } = motionAfter(pushed, system.body, q_WB, 0.1);
      expect(dot(force_W, cross(spin_W, arm_W))).toBeGreaterThan(0.01);
    },
  },
  power: {
    tex: String.raw`\term{force}{\boldsymbol F}\cdot\bigl(\term{omega}{\boldsymbol\omega}\times(\term{point}{\boldsymbol p}-\term{centre}{\boldsymbol x})\bigr) = \term{torque}{\boldsymbol\tau}\cdot\term{omega}{\boldsymbol\omega}`,
    claim: "the work that a force does on the turning in a second is torque times angular velocity",
    check: () => {
      const { torque_W } = wrenchOf([{ arm_W, force_W }]);
      expectEqual([dot(force_W, cross(omega_W, arm_W))], [dot(torque_W, omega_W)]);
    },
  },
  pair: {
    tex: String.raw`\term{force}{\boldsymbol F}+(-\term{force}{\boldsymbol F}) = \boldsymbol 0, \qquad \term{torque}{\boldsymbol\tau} = (\boldsymbol p_1-\boldsymbol p_2)\times\term{force}{\boldsymbol F}`,
    claim: "two opposite pushes leave no force, and this torque",
    check: () => {
      const other_W = [-0.1, 0.6, 0.8] as const;
      const both = wrenchOf([
        { arm_W, force_W },
        { arm_W: other_W, force_W: scaleVec(-1, force_W) },
      ]);
      expect(norm(both.force_W)).toBe(0);
      expectEqual(both.torque_W, cross(subVec(arm_W, other_W), force_W));
    },
  },
  "angular-momentum": {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \sum_k(\boldsymbol p_k-\term{centre}{\boldsymbol x})\times m_k\,\dot{\boldsymbol p}_k`,
    claim: "the angular momentum that the core reads off is this sum, though the centre moves",
    check: () => {
      expect(norm(velocity_W)).toBeGreaterThan(1);
      const parts = particles.map(({ mass, place_W, velocity_W: moving_W }) =>
        cross(subVec(place_W, centre_W), scaleVec(mass, moving_W)),
      );
      expectEqual(startReadings.angularMomentum, sum(parts));
    },
  },
  "angular-rate": {
    tex: String.raw`\dot{\term{momentum}{\boldsymbol L}} = \term{torque}{\boldsymbol\tau}`,
    claim: "a rule that remembers ω, not L, changes L at the rate of the torque, to first order",
    check: () =>
      expectOrder((step) => {
        const { angularMomentum } = explicitFrame(step);
        return distance(scaleVec(1 / step, subVec(angularMomentum, eulerMomentum_W)), eulerTorque_W);
      }, 1),
  },
  "energy-of-motion": {
    tex: String.raw`\term{energy}{E} = \sum_k\tfrac12\,m_k\,|\dot{\boldsymbol p}_k|^2 = \tfrac12\,\term{mass}{m}\,|\term{centreVelocity}{\boldsymbol v}|^2+\tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{momentum}{\boldsymbol L}`,
    claim: "the energy that the core reads off is the sum over the points, and this of the whole body",
    check: () => {
      const { energy, angularMomentum } = startReadings;
      const parts = particles.map(({ mass, velocity_W: moving_W }) => 0.5 * mass * squared(moving_W));
      expectEqual([energy], [parts.reduce((so, part) => so + part, 0)]);
      const travelling = 0.5 * totalMass * squared(velocity_W);
      expectEqual([energy], [travelling + 0.5 * dot(omega_W, angularMomentum)]);
    },
  },
  secondary: {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v} = \frac1{\term{mass}{m}}\,\term{linearMomentum}{\boldsymbol P}, \qquad \term{omega}{\boldsymbol\omega} = \term{rotation}{R}\,\term{inertiaBody}{I_B}^{-1}\,\term{rotation}{R}^{\mathsf T}\,\term{momentum}{\boldsymbol L}`,
    claim: "velocities come back from the momenta of the points",
    check: () => {
      const total_W = sum(particles.map((particle) => scaleVec(particle.mass, particle.velocity_W)));
      expectEqual(scaleVec(1 / system.body.mass, total_W), velocity_W);
      const rotation_WB = quatToMat(q_WB);
      const inverse_W = mulMat(mulMat(rotation_WB, system.body.inverseInertia_B), transpose(rotation_WB));
      const { angularMomentum } = readings(system, start);
      expectEqual(mulVec(inverse_W, angularMomentum), omega_W);
      expectEqual(velocityOf(angularMomentum, q_WB, system.body.inverseInertia_B), omega_W);
    },
  },
};
