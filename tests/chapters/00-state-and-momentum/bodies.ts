import { expect } from "vitest";
import { screwAxis } from "../../../src/chapters/00-state-and-momentum/field/picture";
import { pushedHere } from "../../../src/chapters/00-state-and-momentum/push/model";
import { readings } from "../../../src/core/diagnostics/readings";
import { velocityOf } from "../../../src/core/dynamics/angular/momentum";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { pointVelocity } from "../../../src/core/dynamics/contact/impulse";
import { loadedVelocity, torqueAt } from "../../../src/core/dynamics/load";
import { motionAfter, wrenchOf } from "../../../src/core/dynamics/wrench";
import { mulMat, mulVec, transpose } from "../../../src/core/math/mat3";
import { quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import {
  centralRate,
  distance,
  type EquationCheck,
  expectEqual,
  expectOrder,
  squared,
} from "../../content/check";
import {
  momentum_W as eulerMomentum_W,
  torque_W as eulerTorque_W,
  explicitFrame,
} from "../03-euler-equation/setting";
import {
  arm_W,
  centre_W,
  FORCED,
  force_W,
  meanOf,
  omega_W,
  particles,
  q_WB,
  rateOf,
  start,
  startReadings,
  stateAt,
  sum,
  system,
  systemWith,
  threeFrames,
  totalMass,
  velocity_W,
} from "./setting";

/** The equations of bodies, pushes and momenta, by id. */
export const BODIES: Readonly<Record<string, EquationCheck>> = {
  newton: {
    tex: String.raw`\frac{\mathrm d}{\mathrm dt}\bigl(\term{mass}{m}\,\dot{\term{point}{\boldsymbol p}}\bigr) = \term{force}{\boldsymbol F}`,
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
    tex: String.raw`\dot{\term{linearMomentum}{\boldsymbol P}} = \sum_k\Bigl(\boldsymbol F_k+\sum_j\boldsymbol F_{jk}\Bigr) = \sum_k\boldsymbol F_k = \term{force}{\boldsymbol F}`,
    claim:
      "wherever a short push acts, the momenta of the points together gain F δt; pairs of forces add nothing",
    check: () => {
      const inside = particles.flatMap((_, k) => particles.map((_, j) => pairForce(j, k)));
      expect(Math.max(...inside.map(norm))).toBeGreaterThan(0.5);
      expect(norm(sum(inside))).toBeLessThan(1e-14);
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
    tex: String.raw`\term{point}{\boldsymbol p} = \term{centre}{\boldsymbol x}+\term{position}{\boldsymbol r}, \qquad \term{position}{\boldsymbol r} = \term{rotation}{R}\,\term{pointBody}{\boldsymbol r_B}, \qquad \term{pointBody}{\boldsymbol r_B} = \term{rotation}{R}^{\mathsf T}\,\term{position}{\boldsymbol r}`,
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
    tex: String.raw`\dot{\term{point}{\boldsymbol p}} = \term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r}, \qquad \term{position}{\boldsymbol r} = \term{point}{\boldsymbol p}-\term{centre}{\boldsymbol x}`,
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
  "velocity-parts": {
    tex: String.raw`\term{centreVelocity}{\boldsymbol v} = \boldsymbol v_\parallel+\boldsymbol v_\perp, \qquad \boldsymbol v_\parallel = \frac{\term{omega}{\boldsymbol\omega}\cdot\term{centreVelocity}{\boldsymbol v}}{|\term{omega}{\boldsymbol\omega}|^2}\,\term{omega}{\boldsymbol\omega}`,
    claim: "the two parts make up v, one along ω and one across it",
    check: () => {
      const [along_W, across_W] = velocityParts();
      expectEqual(addVec(along_W, across_W), velocity_W);
      expect(norm(cross(along_W, omega_W))).toBeLessThan(1e-14);
      expect(Math.abs(dot(across_W, omega_W))).toBeLessThan(1e-14);
    },
  },
  screw: {
    tex: String.raw`\begin{aligned} \term{omega}{\boldsymbol\omega}\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol v_\perp) &= -|\term{omega}{\boldsymbol\omega}|^2\,\boldsymbol v_\perp\\ \boldsymbol r_0 &= \frac{\term{omega}{\boldsymbol\omega}\times\boldsymbol v_\perp}{|\term{omega}{\boldsymbol\omega}|^2} = \frac{\term{omega}{\boldsymbol\omega}\times\term{centreVelocity}{\boldsymbol v}}{|\term{omega}{\boldsymbol\omega}|^2}\\ \term{omega}{\boldsymbol\omega}\times\boldsymbol r_0 &= -\boldsymbol v_\perp\\ \term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times\boldsymbol r_0 &= \boldsymbol v_\parallel \end{aligned}`,
    claim: "at this arm nothing is left but the part along ω, and the figure’s line goes through it",
    check: () => {
      const square = squared(omega_W);
      const [along_W, across_W] = velocityParts();
      expectEqual(cross(omega_W, cross(omega_W, across_W)), scaleVec(-square, across_W));
      const arm0_W = scaleVec(1 / square, cross(omega_W, across_W));
      expectEqual(arm0_W, scaleVec(1 / square, cross(omega_W, velocity_W)));
      expectEqual(cross(omega_W, arm0_W), scaleVec(-1, across_W));
      expectEqual(pointVelocity({ velocity_W, omega_W }, arm0_W), along_W);
      expectEqual(pointVelocity({ velocity_W, omega_W }, addVec(arm0_W, scaleVec(0.7, omega_W))), along_W);
      const axis = screwAxis({ velocity_W, omega_W, arm_W });
      expect(norm(cross(subVec(axis?.arm_W ?? arm_W, arm0_W), omega_W))).toBeLessThan(1e-14);
      // The plate that rolls touches the road at the middle of its lower edge.
      expectEqual(
        screwAxis({ velocity_W: [1.125, 0, 0], omega_W: [0, 0, -1.5], arm_W })?.arm_W ?? [],
        [0, -0.75, 0],
      );
    },
  },
  "same-spin": {
    tex: String.raw`\dot{\boldsymbol p}_2-\dot{\boldsymbol p}_1 = \term{omega}{\boldsymbol\omega}\times(\boldsymbol p_2-\boldsymbol p_1)`,
    claim: "two points of a body move against each other as the same ω has it",
    check: () => {
      const [first, second] = [particles[0], particles[3]] as [Particle, Particle];
      expectEqual(
        subVec(second.velocity_W, first.velocity_W),
        cross(omega_W, subVec(second.place_W, first.place_W)),
      );
    },
  },
  torque: {
    tex: String.raw`\term{torque}{\boldsymbol\tau} = \term{position}{\boldsymbol r}\times\term{force}{\boldsymbol F}`,
    claim: "the core’s torque is this, and a push by it makes the pushed point give way",
    check: () => {
      const pushed = wrenchOf([{ arm_W, force_W }]);
      expectEqual(pushed.torque_W, cross(subVec(addVec(centre_W, arm_W), centre_W), force_W));
      const { omega_W: spin_W } = motionAfter(pushed, system.body, q_WB, 0.1);
      expect(dot(force_W, cross(spin_W, arm_W))).toBeGreaterThan(0.01);
    },
  },
  power: {
    tex: String.raw`\begin{aligned} \term{force}{\boldsymbol F}\cdot\dot{\term{point}{\boldsymbol p}} &= \term{force}{\boldsymbol F}\cdot\term{centreVelocity}{\boldsymbol v}+\term{force}{\boldsymbol F}\cdot(\term{omega}{\boldsymbol\omega}\times\term{position}{\boldsymbol r})\\ &= \term{force}{\boldsymbol F}\cdot\term{centreVelocity}{\boldsymbol v}+(\term{position}{\boldsymbol r}\times\term{force}{\boldsymbol F})\cdot\term{omega}{\boldsymbol\omega}\\ &= \term{force}{\boldsymbol F}\cdot\term{centreVelocity}{\boldsymbol v}+\term{torque}{\boldsymbol\tau}\cdot\term{omega}{\boldsymbol\omega} \end{aligned}`,
    claim: "the work that a force does in a second, line by line, at the velocity of the point it acts on",
    check: () => {
      const { torque_W } = wrenchOf([{ arm_W, force_W }]);
      const work = dot(force_W, pointVelocity({ velocity_W, omega_W }, arm_W));
      expectEqual([work], [dot(force_W, velocity_W) + dot(force_W, cross(omega_W, arm_W))]);
      expectEqual([work], [dot(force_W, velocity_W) + dot(cross(arm_W, force_W), omega_W)]);
      expectEqual([work], [dot(force_W, velocity_W) + dot(torque_W, omega_W)]);
    },
  },
  pair: {
    tex: String.raw`\begin{aligned} \term{force}{\boldsymbol F}+(-\term{force}{\boldsymbol F}) &= \boldsymbol 0\\ \term{torque}{\boldsymbol\tau} &= \boldsymbol r_1\times\term{force}{\boldsymbol F}+\boldsymbol r_2\times(-\term{force}{\boldsymbol F})\\ &= (\boldsymbol r_1-\boldsymbol r_2)\times\term{force}{\boldsymbol F} = (\boldsymbol p_1-\boldsymbol p_2)\times\term{force}{\boldsymbol F} \end{aligned}`,
    claim: "two opposite pushes leave no force, and this torque",
    check: () => {
      const other_W = [-0.1, 0.6, 0.8] as const;
      const both = wrenchOf([
        { arm_W, force_W },
        { arm_W: other_W, force_W: scaleVec(-1, force_W) },
      ]);
      expect(norm(both.force_W)).toBe(0);
      expectEqual(both.torque_W, addVec(cross(arm_W, force_W), cross(other_W, scaleVec(-1, force_W))));
      expectEqual(both.torque_W, cross(subVec(arm_W, other_W), force_W));
      const alongTheLine = wrenchOf([
        { arm_W, force_W },
        { arm_W: addVec(arm_W, scaleVec(0.7, force_W)), force_W: scaleVec(-1, force_W) },
      ]);
      expect(norm(alongTheLine.torque_W)).toBeLessThan(1e-14);
    },
  },
  "angular-momentum": {
    tex: String.raw`\term{momentum}{\boldsymbol L} = \sum_k\boldsymbol r_k\times m_k\,\dot{\boldsymbol p}_k`,
    claim: "the angular momentum that the core reads off is this sum, though the centre moves",
    check: () => {
      expect(norm(velocity_W)).toBeGreaterThan(1);
      const parts = particles.map(({ mass, place_W, velocity_W: moving_W }) =>
        cross(subVec(place_W, centre_W), scaleVec(mass, moving_W)),
      );
      expectEqual(startReadings.angularMomentum, sum(parts));
    },
  },
  "angular-rate-steps": {
    tex: String.raw`\begin{aligned} \dot{\term{momentum}{\boldsymbol L}} &= \sum_k(\dot{\boldsymbol p}_k-\term{centreVelocity}{\boldsymbol v})\times m_k\,\dot{\boldsymbol p}_k\\ &\qquad+\sum_k\boldsymbol r_k\times\Bigl(\boldsymbol F_k+\sum_j\boldsymbol F_{jk}\Bigr)\\ &= -\term{centreVelocity}{\boldsymbol v}\times\term{mass}{m}\,\term{centreVelocity}{\boldsymbol v}\\ &\qquad+\sum_k\boldsymbol r_k\times\boldsymbol F_k+\sum_{j<k}(\boldsymbol p_k-\boldsymbol p_j)\times\boldsymbol F_{jk}\\ &= \sum_k\boldsymbol r_k\times\boldsymbol F_k \end{aligned}`,
    claim: "for particles pushed by any forces, their centre accelerated, each line is the rate of L",
    check: () => {
      const outside = particles.map((_, k): Vec3 => [0.3 * k - 1, 0.7 - 0.2 * k * k, 0.4 + 0.5 * k]);
      const inside = particles.map((_, k) => sum(particles.map((_, j) => pairForce(j, k))));
      const forces = outside.map((force, k) => addVec(force, inside[k] ?? force));
      expect(norm(sum(forces)) / totalMass).toBeGreaterThan(0.5);
      const arms = particles.map(({ place_W }) => subVec(place_W, centre_W));
      const first = sum(
        particles.map(({ mass, velocity_W: p }) => cross(subVec(p, velocity_W), scaleVec(mass, p))),
      );
      const lineOne = addVec(first, sum(arms.map((arm, k) => cross(arm, forces[k] ?? arm))));
      const pairs = particles.flatMap((one, k) =>
        particles.slice(0, k).map((other, j) => cross(subVec(one.place_W, other.place_W), pairForce(j, k))),
      );
      const torques = sum(arms.map((arm, k) => cross(arm, outside[k] ?? arm)));
      const ofCentre = scaleVec(-totalMass, cross(velocity_W, velocity_W));
      expectEqual(lineOne, addVec(addVec(ofCentre, torques), sum(pairs)));
      expectEqual(lineOne, torques);
      // The momentum about the centre while each particle follows its forces for a moment. It is of
      // second degree in time, so its difference is exact: 1.6e-13 of round-off measured.
      expect(
        distance(
          centralRate((time) => momentumAfter(time, forces), 1 / 64),
          torques,
        ),
      ).toBeLessThan(1e-12);
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
  "about-origin": {
    tex: String.raw`\boldsymbol L_{\mathrm O} = \sum_k\boldsymbol p_k\times m_k\,\dot{\boldsymbol p}_k = \term{momentum}{\boldsymbol L}+\term{centre}{\boldsymbol x}\times\term{linearMomentum}{\boldsymbol P}`,
    claim: "about the origin L is greater by that of the centre, and changes by the torques about the origin",
    check: () => {
      const aboutOrigin = sum(
        particles.map(({ mass, place_W, velocity_W: p }) => cross(place_W, scaleVec(mass, p))),
      );
      const ofCentre = cross(centre_W, scaleVec(totalMass, velocity_W));
      expectEqual(aboutOrigin, addVec(startReadings.angularMomentum, ofCentre));
      const forces = particles.map((_, k): Vec3 => [0.3 * k - 1, 0.7 - 0.2 * k * k, 0.4 + 0.5 * k]);
      const torques = sum(particles.map(({ place_W }, k) => cross(place_W, forces[k] ?? place_W)));
      expect(
        distance(
          centralRate((time) => momentumAfter(time, forces, [0, 0, 0]), 1 / 64),
          torques,
        ),
      ).toBeLessThan(1e-12);
      // About a point that moves with w, −w × P comes in besides.
      const [place, w]: [Vec3, Vec3] = [
        [0.6, 0.2, -0.3],
        [0.9, -1.4, 0.5],
      ];
      const aboutMoving = centralRate(
        (time) => momentumAfter(time, forces, addVec(place, scaleVec(time, w))),
        1 / 64,
      );
      const total = scaleVec(totalMass, velocity_W);
      const armed = sum(particles.map(({ place_W }, k) => cross(subVec(place_W, place), forces[k] ?? place)));
      expect(distance(aboutMoving, subVec(armed, cross(w, total)))).toBeLessThan(1e-12);
    },
  },
  "momentum-of-spin": {
    tex: String.raw`\begin{aligned} \term{momentum}{\boldsymbol L} &= \sum_k m_k\,\boldsymbol r_k\times(\term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k)\\ &= \Bigl(\sum_k m_k\,\boldsymbol r_k\Bigr)\times\term{centreVelocity}{\boldsymbol v}+\sum_k m_k\,\boldsymbol r_k\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k)\\ &= \sum_k m_k\,\boldsymbol r_k\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k) = \term{inertia}{I}\,\term{omega}{\boldsymbol\omega} \end{aligned}`,
    claim: "each line is the angular momentum that the core reads off, the last by its tensor",
    check: () => {
      const { angularMomentum } = startReadings;
      const arms = particles.map(({ place_W, mass }) => ({ mass, r: subVec(place_W, centre_W) }));
      const turned = sum(arms.map(({ mass, r }) => scaleVec(mass, cross(r, cross(omega_W, r)))));
      const moment = sum(arms.map(({ mass, r }) => scaleVec(mass, r)));
      expect(norm(moment)).toBeLessThan(1e-14);
      const whole = arms.map(({ mass, r }) =>
        scaleVec(mass, cross(r, addVec(velocity_W, cross(omega_W, r)))),
      );
      expectEqual(angularMomentum, sum(whole));
      expectEqual(angularMomentum, addVec(cross(moment, velocity_W), turned));
      expectEqual(angularMomentum, turned);
      expectEqual(angularMomentum, mulVec(inertiaInWorld(q_WB, system.body.inertia_B), omega_W));
      const rotation_BW = transpose(quatToMat(q_WB));
      expectEqual(
        mulVec(rotation_BW, angularMomentum),
        mulVec(system.body.inertia_B, mulVec(rotation_BW, omega_W)),
      );
    },
  },
  weight: {
    tex: String.raw`\term{torque}{\boldsymbol\tau} = \sum_k\boldsymbol r_k\times m_k\,\boldsymbol g = \Bigl(\sum_k m_k\,\boldsymbol r_k\Bigr)\times\boldsymbol g = \boldsymbol 0`,
    claim: "uniform weight has no torque about the centre of mass, and leaves the core’s L as it is",
    check: () => {
      const gravity: Vec3 = [0.1, -1.6, 0.2];
      const weights = particles.map(({ mass, place_W }) =>
        cross(subVec(place_W, centre_W), scaleVec(mass, gravity)),
      );
      expect(Math.max(...weights.map(norm))).toBeGreaterThan(0.5);
      expect(norm(sum(weights))).toBeLessThan(1e-14);
      const falling = systemWith({ gravity: [...gravity], frames: 20 });
      const fallen = readings(falling, stateAt(falling, 20)).angularMomentum;
      expect(distance(fallen, startReadings.angularMomentum)).toBeLessThan(1e-13);
    },
  },
  "work-of-particle": {
    tex: String.raw`\term{force}{\boldsymbol F}\cdot\dot{\term{point}{\boldsymbol p}} = \term{mass}{m}\,\ddot{\term{point}{\boldsymbol p}}\cdot\dot{\term{point}{\boldsymbol p}} = \frac{\mathrm d}{\mathrm dt}\,\tfrac12\,\term{mass}{m}\,|\dot{\term{point}{\boldsymbol p}}|^2`,
    claim: "along a curved way the force’s work in a second is the rate of the kinetic energy",
    check: () => {
      const mass = 1.7;
      const placeAt = (time: number): Vec3 => [time * time, 0.4 * time ** 3 - time, 2 * time];
      const velocityAt = (time: number): Vec3 => [2 * time, 1.2 * time * time - 1, 2];
      const accelerationAt = (time: number): Vec3 => [2, 2.4 * time, 0];
      const now = 0.6;
      expectOrder(
        (step) =>
          distance(
            centralRate((t) => placeAt(now + t), step),
            velocityAt(now),
          ),
        2,
      );
      const work = dot(scaleVec(mass, accelerationAt(now)), velocityAt(now));
      expectOrder((step) => {
        const energy = (t: number) => [0.5 * mass * squared(velocityAt(now + t))];
        return distance(centralRate(energy, step), [work]);
      }, 2);
    },
  },
  "energy-steps": {
    tex: String.raw`\begin{aligned} \term{energy}{E} &= \sum_k\tfrac12\,m_k\,|\term{centreVelocity}{\boldsymbol v}+\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k|^2\\ &= \tfrac12\,\term{mass}{m}\,|\term{centreVelocity}{\boldsymbol v}|^2+\term{centreVelocity}{\boldsymbol v}\cdot\Bigl(\term{omega}{\boldsymbol\omega}\times\sum_k m_k\,\boldsymbol r_k\Bigr)\\ &\qquad+\tfrac12\sum_k m_k\,(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k)\cdot(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k)\\ &= \tfrac12\,\term{mass}{m}\,|\term{centreVelocity}{\boldsymbol v}|^2+\tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\sum_k m_k\,\boldsymbol r_k\times(\term{omega}{\boldsymbol\omega}\times\boldsymbol r_k) \end{aligned}`,
    claim: "each line is the energy that the core reads off",
    check: () => {
      const { energy } = startReadings;
      const arms = particles.map(({ place_W, mass }) => ({ mass, r: subVec(place_W, centre_W) }));
      const total = (part: (r: Vec3) => number) => arms.reduce((so, { mass, r }) => so + mass * part(r), 0);
      const travelling = 0.5 * totalMass * squared(velocity_W);
      const moment = sum(arms.map(({ mass, r }) => scaleVec(mass, r)));
      const turning = total((r) => 0.5 * squared(cross(omega_W, r)));
      expectEqual([energy], [total((r) => 0.5 * squared(addVec(velocity_W, cross(omega_W, r))))]);
      expectEqual([energy], [travelling + dot(velocity_W, cross(omega_W, moment)) + turning]);
      const taken = sum(arms.map(({ mass, r }) => scaleVec(mass, cross(r, cross(omega_W, r)))));
      expectEqual([energy], [travelling + 0.5 * dot(omega_W, taken)]);
    },
  },
  "energy-of-motion": {
    tex: String.raw`\term{energy}{E} = \tfrac12\,\term{mass}{m}\,|\term{centreVelocity}{\boldsymbol v}|^2+\tfrac12\,\term{omega}{\boldsymbol\omega}\cdot\term{momentum}{\boldsymbol L}`,
    claim: "the energy that the core reads off is the sum over the points, and this of the whole body",
    check: () => {
      const { energy, angularMomentum } = startReadings;
      const parts = particles.map(({ mass, velocity_W: moving_W }) => 0.5 * mass * squared(moving_W));
      expectEqual([energy], [parts.reduce((so, part) => so + part, 0)]);
      const travelling = 0.5 * totalMass * squared(velocity_W);
      expectEqual([energy], [travelling + 0.5 * dot(omega_W, angularMomentum)]);
    },
  },
  "inner-work": {
    tex: String.raw`\begin{aligned} \boldsymbol F_{12}\cdot\dot{\boldsymbol p}_2+\boldsymbol F_{21}\cdot\dot{\boldsymbol p}_1 &= \boldsymbol F_{12}\cdot(\dot{\boldsymbol p}_2-\dot{\boldsymbol p}_1)\\ &= \boldsymbol F_{12}\cdot\bigl(\term{omega}{\boldsymbol\omega}\times(\boldsymbol p_2-\boldsymbol p_1)\bigr) = 0 \end{aligned}`,
    claim: "a pair of forces along the line between two points of a rigid body does no work",
    check: () => {
      const [one, two] = [particles[0], particles[3]] as [Particle, Particle];
      const [onTwo, onOne] = [pairForce(0, 3), pairForce(3, 0)];
      const apart_W = subVec(two.place_W, one.place_W);
      const size = norm(onTwo) * norm(two.velocity_W);
      expect(size).toBeGreaterThan(0.5);
      const works = [
        dot(onTwo, two.velocity_W) + dot(onOne, one.velocity_W),
        dot(onTwo, subVec(two.velocity_W, one.velocity_W)),
        dot(onTwo, cross(omega_W, apart_W)),
      ];
      for (const work of works) expect(Math.abs(work) / size).toBeLessThan(1e-14);
    },
  },
  "energy-rate": {
    tex: String.raw`\dot{\term{energy}{E}} = \term{force}{\boldsymbol F}\cdot\term{centreVelocity}{\boldsymbol v}+\term{torque}{\boldsymbol\tau}\cdot\term{omega}{\boldsymbol\omega}`,
    claim: "along a forced motion the core’s energy changes at this rate",
    check: () =>
      expectOrder((step) => {
        const { system: run, states } = threeFrames(step, {
          torque: [...FORCED.torque],
          gravity: [...FORCED.gravity],
          drag: { linear: 0, angular: FORCED.drag.angular },
        });
        const [before, now, after] = states.map((state) => readings(run, state).energy) as [
          number,
          number,
          number,
        ];
        expect(now).toBeGreaterThan(1);
        const middle = states[1];
        const weight_W = scaleVec(totalMass, FORCED.gravity);
        const ofForce = dot(weight_W, middle.velocity_W);
        const ofTorque = dot(torqueAt(run.load, middle.omega_W), middle.omega_W);
        expect(Math.abs(ofForce)).toBeGreaterThan(1);
        return distance(rateOf([before], [after], step), [ofForce + ofTorque]);
      }, 2),
  },
  "work-of-blow": {
    tex: String.raw`\begin{aligned} \term{force}{\boldsymbol F}\cdot\tfrac12\,\dot{\term{point}{\boldsymbol p}}\,t &= \tfrac12\,(\term{force}{\boldsymbol F}\,t)\cdot\term{centreVelocity}{\boldsymbol v}+\tfrac12\,(\term{torque}{\boldsymbol\tau}\,t)\cdot\term{omega}{\boldsymbol\omega}\\ &= \tfrac12\,\term{linearMomentum}{\boldsymbol P}\cdot\term{centreVelocity}{\boldsymbol v}+\tfrac12\,\term{momentum}{\boldsymbol L}\cdot\term{omega}{\boldsymbol\omega} = \term{energy}{E} \end{aligned}`,
    claim: "the work of the hand is the energy of the pushed box, for one push and for two",
    check: () => {
      const time = 0.1;
      const after = motionAfter(wrenchOf([{ arm_W, force_W }]), system.body, q_WB, time);
      const work = 0.5 * time * dot(force_W, pointVelocity(after, arm_W));
      const [P_W, L_W] = [scaleVec(time, force_W), scaleVec(time, cross(arm_W, force_W))];
      expectEqual([work], [0.5 * dot(P_W, after.velocity_W) + 0.5 * dot(L_W, after.omega_W)]);
      const ofMotion = (velocity: Vec3, spin: Vec3) =>
        0.5 * totalMass * squared(velocity) +
        0.5 * dot(spin, mulVec(inertiaInWorld(q_WB, system.body.inertia_B), spin));
      expectEqual([work], [ofMotion(after.velocity_W, after.omega_W)]);
      for (const paired of [false, true]) {
        const push = { arm_W, force_W, paired, reversed: false, time: 1 };
        const box = pushedHere(push);
        expectEqual([box.work], [box.energy]);
        const wrong = pushedHere({ ...push, reversed: true });
        expect(wrong.energy - wrong.work).toBeGreaterThan(0.01);
      }
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

type Particle = (typeof particles)[number];

/** The velocity of the centre along ω and across it. */
function velocityParts(): readonly [Vec3, Vec3] {
  const along_W = scaleVec(dot(omega_W, velocity_W) / squared(omega_W), omega_W);
  return [along_W, subVec(velocity_W, along_W)];
}

/** The force of one particle on another, along the line between them: a spring of strength that differs from pair to pair. */
function pairForce(from: number, on: number): Vec3 {
  const [one, other] = [particles[from], particles[on]] as [Particle, Particle];
  return scaleVec(1 + from * on, subVec(one.place_W, other.place_W));
}

/**
 * The angular momentum of the particles some time after the start, each under a constant force of its own.
 *
 * @param about a point that stands still; the centre of mass, wherever that is by then, without one
 */
function momentumAfter(time: number, forces: readonly Vec3[], about?: Vec3): Vec3 {
  const moved = particles.map(({ mass, place_W, velocity_W: p }, k) => {
    const acceleration = scaleVec(1 / mass, forces[k] ?? p);
    return {
      mass,
      place: addVec(place_W, addVec(scaleVec(time, p), scaleVec(0.5 * time * time, acceleration))),
      velocity: addVec(p, scaleVec(time, acceleration)),
    };
  });
  const centre = about ?? scaleVec(1 / totalMass, sum(moved.map(({ mass, place }) => scaleVec(mass, place))));
  return sum(
    moved.map(({ mass, place, velocity }) => cross(subVec(place, centre), scaleVec(mass, velocity))),
  );
}
