import { CameraControls, Environment, Lightformer, View } from "@react-three/drei";
import { type RootState, useFrame, useThree } from "@react-three/fiber";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Group, type Material, type Object3D, PerspectiveCamera, type Texture } from "three";
import type { Camera } from "../camera";
import type { EllipsoidMark, Mark, PlaneMark } from "../marks";
import type { StagedLoop } from "../picture";
import { EllipsoidObject, PlaneObject } from "../webgl/discs";
import type { MarkObjectRef } from "../webgl/drawContext";
import type { MountedMark } from "../webgl/pictureScene";
import { applyCamera } from "../webgl/toThree";
import type { StageMaterials } from "./materials";
import { mountedMarks, Stage, type StageCamera, UNSHADED_LAYER } from "./Stage";
import type { StageView } from "./StageView";
import { StageBox, StageGround, StageMesh, StageThing } from "./solids";
import { ViewFade } from "./ViewFade";

interface StagePicturesProps {
  readonly loop: StagedLoop;
  readonly isPlain: boolean;
  /** While the figure plays. */
  readonly children: ReactNode;
}

export function StagePictures({ loop, isPlain, children }: StagePicturesProps): ReactNode {
  const controls = useRef<CameraControls>(null);
  const stage = useStage(loop, controls, isPlain);
  const views = useSyncExternalStore(stage.subscribe, stage.views);
  const isPlaying = useSyncExternalStore(stage.subscribe, stage.isPlaying);
  // The loop draws again once React has mounted what is new.
  useLayoutEffect(() => loop.invalidate());
  return (
    <>
      <DampedCamera loop={loop} controls={controls} isPlain={isPlain} />
      <ClearedCanvas />
      {views.map((view, index) => (
        <StageViewObjects key={view.id} view={view} index={index + 1} stage={stage} isPlain={isPlain} />
      ))}
      {isPlaying ? children : null}
    </>
  );
}

function useStage(loop: StagedLoop, controls: RefObject<CameraControls | null>, isPlain: boolean): Stage {
  const get = useThree((state) => state.get);
  const [stage] = useState(
    () =>
      new Stage(
        {
          advance: () => get().advance(performance.now()),
          canvas: () => get().gl.domElement,
          pixelRatio: () => get().gl.getPixelRatio(),
          setPixelRatio: (ratio) => get().setDpr(ratio),
          isPlaying: () => loop.playing,
          isPlain,
          compile: (scene) => compiled(get(), scene),
          invalidate: () => loop.invalidate(),
          disposeShared: (material) => reflectanceTable(get(), material)?.dispose(),
        },
        dampedCamera(loop, controls),
      ),
  );
  useEffect(() => {
    loop.setStage(stage);
    return () => {
      loop.setStage(null);
      stage.dispose();
    };
  }, [loop, stage]);
  return stage;
}

/** Of the whole scene of its view, lights included. Without the extension three compiles no less at once, and says so on the console. */
async function compiled({ gl, camera }: RootState, scene: Object3D): Promise<void> {
  if (!gl.extensions.has("KHR_parallel_shader_compile")) return;
  await gl.compileAsync(scene.parent ?? scene, camera);
}

/** One texture of the module, which three.js (0.182) does not export: physical materials read their reflectance in it. */
function reflectanceTable({ gl }: RootState, material: Material): Texture | undefined {
  const { uniforms } = gl.properties.get(material) as { uniforms?: Record<string, { value?: Texture }> };
  return uniforms?.dfgLUT?.value;
}

function dampedCamera(loop: StagedLoop, controls: RefObject<CameraControls | null>): StageCamera {
  const moved = (move: (camera: CameraControls) => unknown) => {
    if (controls.current) move(controls.current);
    loop.invalidate();
  };
  return {
    orbit: (azimuth, elevation) => moved((camera) => camera.rotate(azimuth, -elevation, true)),
    dolly: (factor) => moved((camera) => camera.dollyTo(factor * endDistance(camera), true)),
    turnTo: ({ azimuth, elevation, zoom }) =>
      moved((camera) => {
        camera.normalizeRotations().rotateTo(azimuth, Math.PI / 2 - elevation, true);
        camera.dollyTo(zoom, true);
      }),
  };
}

function endDistance(camera: CameraControls): number {
  return camera.getSpherical({ radius: 1 } as never, true).radius;
}

const LOWEST = (2 * Math.PI) / 180;

interface DampedCameraProps {
  readonly loop: StagedLoop;
  readonly controls: RefObject<CameraControls | null>;
  readonly isPlain: boolean;
}

/** Turns a camera of its own about the origin, at a distance in zooms; the figure's camera, a datum, follows it. */
function DampedCamera({ loop, controls, isPlain }: DampedCameraProps): ReactNode {
  const [rig] = useState(() => new PerspectiveCamera());
  const followed = useRef<Camera | null>(null);
  // Before the controls' own: a link, Back or another figure may have turned the camera at once.
  useFrame(() => {
    const { camera } = loop;
    if (!controls.current || followed.current === camera) return;
    followed.current = camera;
    controls.current.rotateTo(camera.azimuth, Math.PI / 2 - camera.elevation, false);
    controls.current.dollyTo(camera.zoom, false);
  }, -2);
  const follow = () => {
    if (!controls.current || followed.current === null) return;
    const { azimuthAngle, polarAngle, distance } = controls.current;
    loop.turnTo({ azimuth: azimuthAngle, elevation: Math.PI / 2 - polarAngle, zoom: distance });
    followed.current = loop.camera;
  };
  return (
    <CameraControls
      ref={controls}
      camera={rig}
      regress={isPlain}
      smoothTime={0.16}
      minPolarAngle={LOWEST}
      maxPolarAngle={Math.PI - LOWEST}
      minDistance={0.35}
      maxDistance={3}
      onUpdate={follow}
    />
  );
}

/** Views draw without clearing. */
function ClearedCanvas(): null {
  useFrame(({ gl }) => gl.clear(), 0.5);
  return null;
}

interface ViewProps {
  readonly view: StageView;
  /** Of its drawing: from 1. */
  readonly index: number;
  readonly stage: Stage;
  readonly isPlain: boolean;
}

function StageViewObjects({ view, index, stage, isPlain }: ViewProps): ReactNode {
  const track = useRef(view.picture.element);
  const { scene } = view;
  return (
    <View track={track} index={index}>
      <ViewCamera view={view} index={index} />
      {isPlain ? <PlainLight /> : <Studio />}
      <primitive object={scene.scene}>
        {[...scene.mounted].map(([key, mark]) => (
          <StageMark key={`${mark.kind} ${key}`} mark={mark} materials={stage.materials} isPlain={isPlain} />
        ))}
      </primitive>
      <ViewFade view={view} />
    </View>
  );
}

/** All views share the canvas's camera: each sets it just before it draws. */
function ViewCamera({ view, index }: Pick<ViewProps, "view" | "index">): null {
  useFrame(() => view.scene.set(mountedMarks(view.context), view.context), -1);
  useFrame(({ camera }) => {
    camera.layers.enable(UNSHADED_LAYER);
    applyCamera(camera as PerspectiveCamera, view.context.camera, view.context.viewport);
  }, index - 0.5);
  return null;
}

/** A window, a lamp over the left shoulder and a strip behind: their reflections show how a face turns. */
function Studio(): ReactNode {
  return (
    <>
      <Environment resolution={128} frames={1}>
        <color attach="background" args={["#8a8782"]} />
        <Lightformer form="rect" position={[-4, 6, 5]} scale={[6, 5, 1]} intensity={5} target={[0, 0, 0]} />
        <Lightformer form="rect" position={[6, 2, 1]} scale={[2, 7, 1]} intensity={3} target={[0, 0, 0]} />
        <Lightformer form="ring" position={[0, 3, -7]} scale={4} intensity={2.5} target={[0, 0, 0]} />
      </Environment>
      <directionalLight position={[-3, 5, 4]} intensity={1.1} />
    </>
  );
}

/** Without reflections, which cost a software renderer most. */
function PlainLight(): ReactNode {
  return (
    <>
      <hemisphereLight args={["#ffffff", "#8a8782", 2]} />
      <directionalLight position={[-3, 5, 4]} intensity={1.6} />
    </>
  );
}

/** Translucent surfaces are those of the text. */
const COMPONENTS = {
  body: StageBox,
  mesh: StageMesh,
  object: StageThing,
  ground: StageGround,
  ellipsoid: StageEllipsoid,
  plane: StagePlane,
} as Partial<
  Record<Mark["kind"], ComponentType<Omit<StageMarkProps, "mark"> & { readonly slot: MarkObjectRef }>>
>;

interface StageMarkProps {
  readonly mark: MountedMark;
  readonly materials: StageMaterials;
  readonly isPlain: boolean;
}

function StageMark({ mark: { kind, slot }, materials, isPlain }: StageMarkProps): ReactNode {
  const Component = COMPONENTS[kind];
  return Component && <Component slot={slot} materials={materials} isPlain={isPlain} />;
}

function Unshaded({ children }: { readonly children: ReactNode }): ReactNode {
  const group = useRef<Group>(null);
  useLayoutEffect(() => group.current?.traverse((object) => object.layers.set(UNSHADED_LAYER)), []);
  return <group ref={group}>{children}</group>;
}

function StageEllipsoid({ slot }: { readonly slot: MarkObjectRef<EllipsoidMark> }): ReactNode {
  return (
    <Unshaded>
      <EllipsoidObject slot={slot} />
    </Unshaded>
  );
}

function StagePlane({ slot }: { readonly slot: MarkObjectRef<PlaneMark> }): ReactNode {
  return (
    <Unshaded>
      <PlaneObject slot={slot} />
    </Unshaded>
  );
}
