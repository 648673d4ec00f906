import { AdaptiveDpr, PerformanceMonitor } from "@react-three/drei";
import { createRoot, extend, useThree } from "@react-three/fiber";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  Color,
  CubeCamera,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  RingGeometry,
  ShaderMaterial,
  WebGLRenderer,
} from "three";
import type { StagedLoop } from "../picture";
import { StagePictures } from "./StagePictures";

/*
 * What the elements of the stage and of drei's parts are made of. fiber's own <Canvas> would name all of three.js here, and so bring it
 * into the file that the text's pictures share with the stage: 45 kB for every reader who never opens it.
 */
extend({
  Color,
  CubeCamera,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  RingGeometry,
  ShaderMaterial,
});

interface StageProps {
  readonly loop: StagedLoop;
  /** Where the processor draws. */
  readonly inSoftware: boolean;
  /** Frames come too late for soft shadows and lacquer. */
  readonly onPlain: () => void;
  /** The browser has taken the context away. */
  readonly onLost: () => void;
  /** The canvas could not be opened. */
  readonly onFail: () => void;
}

/** All pictures of a figure, where they stand in the window: behind the contents of a dialog. */
export default function StageCanvas(props: StageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((canvas: HTMLCanvasElement) => openRoot(canvas, props));
  useEffect(() => {
    // A canvas gives its context back once: each opening has a new one.
    const canvas = document.createElement("canvas");
    place.current?.append(canvas);
    const close = open(canvas);
    return () => {
      close();
      canvas.remove();
    };
  }, []);
  return <div ref={place} className="stage-canvas" aria-hidden />;
}

/** @returns closes it, and gives the context back */
function openRoot(canvas: HTMLCanvasElement, { onLost, onFail, ...scene }: StageProps): () => void {
  const root = createRoot(canvas);
  const lost = new AbortController();
  const configure = () =>
    root.configure({
      frameloop: "demand",
      flat: true,
      dpr: FINE,
      size: { width: window.innerWidth, height: window.innerHeight, top: 0, left: 0 },
      gl: (defaults) => openRenderer(defaults.canvas as HTMLCanvasElement, scene.inSoftware),
    });
  configure()
    .then(() => root.render(<StageScene {...scene} />))
    .catch(onFail);
  canvas.addEventListener("webglcontextlost", onLost, { signal: lost.signal });
  window.addEventListener("resize", configure, { signal: lost.signal });
  return () => {
    lost.abort();
    root.unmount();
  };
}

function openRenderer(canvas: HTMLCanvasElement, inSoftware: boolean): WebGLRenderer {
  // Four samples a pixel are four times the work in software.
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !inSoftware });
  // To ask whether a program is right waits for it to be made.
  renderer.debug.checkShaderErrors = import.meta.env.DEV;
  return renderer;
}

/** Device pixels to a CSS pixel: at least and at most, and where frames come late. */
const FINE: [number, number] = [1, 2];
const PLAIN = 1;

/** Frames a second: below the first a machine draws plainly. */
const PACE: [number, number] = [24, 58];

function StageScene({ loop, inSoftware, onPlain }: Omit<StageProps, "onLost" | "onFail">): ReactNode {
  const setDpr = useThree((state) => state.setDpr);
  const [isPlain, setPlain] = useState(inSoftware);
  const sayPlain = useEffectEvent(onPlain);
  useEffect(() => {
    if (!isPlain) return;
    setDpr(PLAIN);
    sayPlain();
  }, [isPlain, setDpr]);
  // Materials differ: all begins anew.
  return (
    <StagePictures key={String(isPlain)} loop={loop} isPlain={isPlain}>
      {isPlain ? (
        <AdaptiveDpr />
      ) : (
        <PerformanceMonitor bounds={() => PACE} onDecline={() => setPlain(true)} />
      )}
    </StagePictures>
  );
}
