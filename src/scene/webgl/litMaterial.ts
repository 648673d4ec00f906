import { ShaderMaterial, type ShaderMaterialParameters, Vector3 } from "three";
import { normaliseVec, subVec } from "../../core/math/vec3";
import { type Camera, viewThrough } from "../camera";
import type { Colours } from "../colours";
import { lampDirection } from "../geometry/lighting";
import { threeColour } from "./toThree";

/**
 * Parts of a surface have two shades each; without the attribute all is the first part. An instance has its own colour instead. A map M
 * that is not a rotation takes normals by the transpose of M⁻¹.
 */
const VERTEX = /* glsl */ `
varying vec3 vNormal;
varying vec3 vLit;
varying vec3 vDim;
#ifndef USE_INSTANCING
  attribute float part;
  uniform vec3 lits[PARTS];
  uniform vec3 dims[PARTS];
#endif

void main() {
  #ifdef USE_INSTANCING
    mat4 instance = instanceMatrix;
    vLit = 1.12 * instanceColor;
    vDim = 0.67 * instanceColor;
  #else
    mat4 instance = mat4(1.0);
    vLit = lits[int(part + 0.5)];
    vDim = dims[int(part + 0.5)];
  #endif
  gl_Position = projectionMatrix * modelViewMatrix * instance * vec4(position, 1.0);
  vNormal = transpose(inverse(mat3(modelMatrix * instance))) * normal;
}
`;

/** Lambert's law; and the lamp's reflection by Blinn and Phong, without which metal looks like paper. */
const FRAGMENT = /* glsl */ `
uniform vec3 lamp;
uniform vec3 halfway;
uniform float sheen;
varying vec3 vNormal;
varying vec3 vLit;
varying vec3 vDim;

void main() {
  vec3 normal = normalize(vNormal);
  float reflected = sheen * pow(max(0.0, dot(halfway, normal)), 22.0);
  gl_FragColor = vec4(mix(vDim, vLit, max(0.0, dot(lamp, normal))) + reflected, 1.0);
  #include <colorspace_fragment>
}
`;

/** What is drawn on a solid's faces is in front of them. */
export const UNDER_LINES = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 2 } as const;

export interface Shades {
  readonly lit: keyof Colours;
  readonly dim: keyof Colours;
}

/** Of all that the lamp lights: faces, parts of things, arrows. */
export class LitMaterial extends ShaderMaterial {
  private readonly lamp = new Vector3();
  private readonly halfway = new Vector3();

  /**
   * @param shades of each part; none for instances
   * @param sheen  strength of the lamp's reflection
   */
  constructor(
    private readonly shades: readonly Shades[],
    sheen: number,
    parameters: ShaderMaterialParameters,
  ) {
    super({
      ...parameters,
      defines: { PARTS: shades.length },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.uniforms = {
      lamp: { value: this.lamp },
      halfway: { value: this.halfway },
      sheen: { value: sheen },
      lits: { value: [] },
      dims: { value: [] },
    };
  }

  setLighting(camera: Camera, colours: Colours): void {
    const lamp_W = lampDirection(camera);
    this.lamp.set(...lamp_W);
    const { forward_W } = viewThrough(camera, { width: 1, height: 1 });
    this.halfway.set(...normaliseVec(subVec(lamp_W, forward_W)));
    const { lits, dims } = this.uniforms;
    if (lits) lits.value = this.shades.map(({ lit }) => threeColour(colours[lit]));
    if (dims) dims.value = this.shades.map(({ dim }) => threeColour(colours[dim]));
  }
}
