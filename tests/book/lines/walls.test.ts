import type * as Rapier from "@dimforge/rapier3d";
import type Ammo from "ammojs3/dist/ammo.js";
import type Jolt from "jolt-physics/wasm";
import type PhysX from "physx-js-webidl";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Vec3 } from "../../../src/core/math/vec3";
import type { EngineId } from "../../../src/engines/registry";

import { AT_REST, loadEngine, making, modules, UNIT } from "./engineModules";

/* What the lines against passing through walls do in the engines that they are for. */

const { keeping } = await vi.hoisted(() => import("./engineModules"));
vi.mock("../../../src/engines/adapters/bullet", keeping("bullet"));
vi.mock("../../../src/engines/adapters/jolt", keeping("jolt"));
vi.mock("../../../src/engines/adapters/rapier", keeping("rapier"));
vi.mock("../../../src/engines/adapters/havok", keeping("havok"));
vi.mock("../../../src/engines/adapters/physx", keeping("physx"));

// Another file may have loaded engines in this thread, by the adapters as they are.
beforeAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

describe("a body that is fast enough to pass a thin wall at x = 20 m", () => {
  const HALF: Vec3 = [0.05, 5, 5];

  /** Where it is after a tenth of a second. */
  async function flown(id: EngineId, setting: string, addWall: () => void): Promise<number> {
    const engine = await loadEngine(id);
    const world = engine.make(UNIT, { ...AT_REST, velocity_W: [500, 0, 0] }, 1 / 60, setting);
    addWall();
    for (let frame = 0; frame < 6; frame++) world.step();
    return world.motion().position_W[0];
  }

  it("is stopped in Bullet by its swept sphere", async () => {
    await loadEngine("bullet");
    const ammo = modules.bullet;
    const at = (swept: boolean) => {
      const adding = vi.spyOn(ammo.btDiscreteDynamicsWorld.prototype, "addRigidBody");
      return flown("bullet", "none", () => {
        const world = adding.mock.contexts[0] as unknown as Ammo.btDiscreteDynamicsWorld;
        const body = adding.mock.calls[0]?.[0] as Ammo.btRigidBody;
        if (swept) {
          body.setCcdMotionThreshold(0.5);
          body.setCcdSweptSphereRadius(0.4);
        }
        const pose = new ammo.btTransform();
        pose.setIdentity();
        pose.setOrigin(new ammo.btVector3(20, 0, 0));
        const shape = new ammo.btBoxShape(new ammo.btVector3(...HALF));
        const none = new ammo.btVector3(0, 0, 0);
        const info = new ammo.btRigidBodyConstructionInfo(
          0,
          new ammo.btDefaultMotionState(pose),
          shape,
          none,
        );
        world.addRigidBody(new ammo.btRigidBody(info));
      }).finally(() => adding.mockRestore());
    };
    expect(await at(false)).toBeCloseTo(50, 4);
    expect(await at(true)).toBeCloseTo(19.257, 3);
  });

  it("is stopped in Jolt by a cast along its path", async () => {
    await loadEngine("jolt");
    const { jolt } = modules;
    making("ObjectLayerPairFilterTable", (table: Jolt.ObjectLayerPairFilterTable) => {
      table.EnableCollision(0, 0);
      return table;
    });
    const at = () => {
      const creation = vi.spyOn(jolt.BodyInterface.prototype, "CreateBody");
      return flown("jolt", "off", () => {
        const bodies = creation.mock.contexts[0] as unknown as Jolt.BodyInterface;
        const shape = new jolt.BoxShape(new jolt.Vec3(...HALF), 0);
        const pose = [new jolt.RVec3(20, 0, 0), new jolt.Quat(0, 0, 0, 1)] as const;
        const wall = new jolt.BodyCreationSettings(shape, ...pose, jolt.EMotionType_Static, 0);
        bodies.AddBody(bodies.CreateBody(wall).GetID(), jolt.EActivation_Activate);
      }).finally(() => creation.mockRestore());
    };
    const before = await at();
    making("BodyCreationSettings", (settings: Jolt.BodyCreationSettings) => {
      settings.mMotionQuality = jolt.EMotionQuality_LinearCast;
      return settings;
    });
    expect(before).toBeCloseTo(50, 4);
    // The wall less half of the body: 20 − 0.05 − 1, and Jolt’s slop.
    expect(await at()).toBeCloseTo(18.97, 3);
  });

  it("is stopped in Rapier by a wall that stands still, whatever is set", async () => {
    await loadEngine("rapier");
    const { rapier } = modules;
    const creation = vi.spyOn(rapier.World.prototype, "createRigidBody");
    const at = await flown("rapier", "always-on", () => {
      const world = creation.mock.contexts[0] as unknown as Rapier.World;
      const body = creation.mock.results[0]?.value as Rapier.RigidBody;
      world.createCollider(rapier.ColliderDesc.ball(0.2).setDensity(0), body);
      world.createCollider(rapier.ColliderDesc.cuboid(...HALF).setTranslation(20, 0, 0));
    });
    expect(at).toBeCloseTo(19.77, 2);
  });

  it("is stopped in PhysX by the scene’s flag, the pair’s and the body’s together", async () => {
    await loadEngine("physx");
    const px = modules.physx;
    const at = (flags: { readonly scene: boolean; readonly pair: boolean; readonly body: boolean }) => {
      const { createScene } = px.PxPhysics.prototype;
      const scenes = vi.spyOn(px.PxPhysics.prototype, "createScene").mockImplementation(function (
        this: PhysX.PxPhysics,
        description,
      ) {
        if (flags.scene) description.flags.raise(px.PxSceneFlagEnum.eENABLE_CCD);
        return createScene.call(this, description);
      });
      const creation = vi.spyOn(px.PxPhysics.prototype, "createRigidDynamic");
      return flown("physx", "off", () => {
        const physics = creation.mock.contexts[0] as unknown as PhysX.PxPhysics;
        const body = creation.mock.results[0]?.value as PhysX.PxRigidDynamic;
        const material = physics.createMaterial(0, 0, 0);
        // The package's filter shader takes the pair's flags from the third word.
        const filter = new px.PxFilterData(1, 1, flags.pair ? px.PxPairFlagEnum.eDETECT_CCD_CONTACT : 0, 0);
        const shaped = (actor: PhysX.PxRigidActor, geometry: PhysX.PxGeometry) => {
          const shape = physics.createShape(geometry, material, true);
          shape.setSimulationFilterData(filter);
          actor.attachShape(shape);
        };
        shaped(body, new px.PxSphereGeometry(0.2));
        body.setRigidBodyFlag(px.PxRigidBodyFlagEnum.eENABLE_CCD, flags.body);
        const wall = physics.createRigidStatic(
          new px.PxTransform(new px.PxVec3(20, 0, 0), new px.PxQuat(0, 0, 0, 1)),
        );
        shaped(wall, new px.PxBoxGeometry(...HALF));
        const scene: PhysX.PxScene = scenes.mock.results[0]?.value;
        scene.addActor(wall);
      }).finally(() => vi.restoreAllMocks());
    };
    const all = { scene: true, pair: true, body: true };
    for (const one of ["scene", "pair", "body"])
      expect(await at({ ...all, [one]: false })).toBeCloseTo(50, 4);
    expect(await at(all)).toBeCloseTo(19.75, 4);
  });
});
