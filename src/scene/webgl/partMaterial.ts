import { type Color, ShaderMaterial, Vector3 } from "three";
import { PARTS } from "../../core/bodies/objects/surface";
import { normaliseVec, subVec } from "../../core/math/vec3";
import { type Camera, viewThrough } from "../camera";
import type { Colours } from "../colours";
import { lampDirection } from "../geometry/lighting";
import { threeColour } from "./threeColour";

/** A map M that is not a rotation takes normals by the transpose of its inverse. */
const VERTEX = /* glsl */ `
attribute float part;
uniform vec3 lits[${PARTS.length}];
uniform vec3 dims[${PARTS.length}];
varying vec3 vNormal;
varying vec3 vLit;
varying vec3 vDim;

void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  vNormal = transpose(inverse(mat3(modelMatrix))) * normal;
  vLit = lits[int(part + 0.5)];
  vDim = dims[int(part + 0.5)];
}
`;

/** The reflection of the lamp, wide and weak, by Blinn and Phong; without it metal looks like paper. */
const FRAGMENT = /* glsl */ `
#define SHEEN 0.1
#define SHARPNESS 22.0
uniform vec3 lamp;
uniform vec3 halfway;
varying vec3 vNormal;
varying vec3 vLit;
varying vec3 vDim;

void main() {
  vec3 normal = normalize(vNormal);
  float sheen = SHEEN * pow(max(0.0, dot(halfway, normal)), SHARPNESS);
  gl_FragColor = vec4(mix(vDim, vLit, max(0.0, dot(lamp, normal))) + sheen, 1.0);
  #include <colorspace_fragment>
}
`;

/** The parts of an object, each shaded by Lambert's law in its own colours; offset in depth, so that lines on them are in front. */
export class PartMaterial extends ShaderMaterial {
  private readonly lamp = new Vector3();
  private readonly halfway = new Vector3();
  private readonly lits: { value: Color[] } = { value: [] };
  private readonly dims: { value: Color[] } = { value: [] };

  constructor() {
    super({
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 2,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.uniforms = {
      lamp: { value: this.lamp },
      halfway: { value: this.halfway },
      lits: this.lits,
      dims: this.dims,
    };
  }

  setLighting(camera: Camera, colours: Colours): void {
    const lamp = lampDirection(camera);
    this.lamp.set(...lamp);
    const { forward_W } = viewThrough(camera, { width: 1, height: 1 });
    this.halfway.set(...normaliseVec(subVec(lamp, forward_W)));
    this.lits.value = PARTS.map((part) => threeColour(colours[`${part}Lit`]));
    this.dims.value = PARTS.map((part) => threeColour(colours[`${part}Dim`]));
  }
}
