import { useFrame } from "@react-three/fiber";
import { type ReactNode, useMemo } from "react";
import { CustomBlending, SrcAlphaFactor, ZeroFactor } from "three";
import { UNSHADED_LAYER } from "./Stage";
import type { StageView } from "./StageView";

/** Of the picture's height: where the ground ends softly above the controls. */
const FOOT = 0.07;

/** Of a picture that waits for its engine. */
const WAITING_OPACITY = 0.35;

/** Drawn over everything: the strip at the foot, or all of a picture that waits. What it covers keeps its alpha as a share. */
const VERTEX = /* glsl */ `
  uniform float foot;
  uniform float opacity;
  varying float heightInPicture;
  void main() {
    heightInPicture = (opacity < 1.0 ? 1.0 : foot) * (0.5 + 0.5 * position.y);
    gl_Position = vec4(position.x, 2.0 * heightInPicture - 1.0, 0.0, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform float foot;
  uniform float opacity;
  varying float heightInPicture;
  void main() {
    gl_FragColor = vec4(0.0, 0.0, 0.0, opacity * smoothstep(0.0, foot, heightInPicture));
  }
`;

/** Fades a picture into the backdrop, which the canvas shows through: canvas = canvas × alpha. */
export function ViewFade({ view }: { readonly view: StageView }): ReactNode {
  const uniforms = useMemo(() => ({ foot: { value: FOOT }, opacity: { value: 1 } }), []);
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
