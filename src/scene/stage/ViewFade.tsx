import { useFrame } from "@react-three/fiber";
import { type ReactNode, useMemo } from "react";
import { CustomBlending, SrcAlphaFactor, ZeroFactor } from "three";
import { UNSHADED_LAYER } from "./Stage";
import type { StageView } from "./StageView";

/** Parts of the picture's height and width: where floor and shadows end softly above the controls and beside other pictures. */
const FOOT = 0.07;
const SIDE = 0.04;

/** Of a picture that waits for its engine. */
const WAITING_OPACITY = 0.35;

const VERTEX = /* glsl */ `
  varying vec2 inPicture;
  void main() {
    inPicture = 0.5 + 0.5 * position.xy;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform float opacity;
  varying vec2 inPicture;
  void main() {
    float toSide = min(inPicture.x, 1.0 - inPicture.x);
    float kept = smoothstep(0.0, ${FOOT}, inPicture.y) * smoothstep(0.0, ${SIDE}, toSide);
    gl_FragColor = vec4(0.0, 0.0, 0.0, opacity * kept);
  }
`;

/** Fades a picture into the backdrop, which the canvas shows through: canvas = canvas × alpha. */
export function ViewFade({ view }: { readonly view: StageView }): ReactNode {
  const uniforms = useMemo(() => ({ opacity: { value: 1 } }), []);
  useFrame(() => {
    uniforms.opacity.value = view.picture.element.closest("[data-waiting]") ? WAITING_OPACITY : 1;
  });
  return (
    <mesh frustumCulled={false} renderOrder={Number.MAX_SAFE_INTEGER} layers={UNSHADED_LAYER}>
      <planeGeometry args={[2, 2]} />
      <shaderMaterial
        args={[{ uniforms, vertexShader: VERTEX, fragmentShader: FRAGMENT }]}
        transparent
        depthTest={false}
        depthWrite={false}
        blending={CustomBlending}
        blendSrc={ZeroFactor}
        blendDst={SrcAlphaFactor}
      />
    </mesh>
  );
}
