import { type Color, ShaderMaterial, Vector3 } from "three";
import { PARTS } from "../../core/bodies/objects/surface";
import type { Camera } from "../camera";
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

const FRAGMENT = /* glsl */ `
uniform vec3 lamp;
varying vec3 vNormal;
varying vec3 vLit;
varying vec3 vDim;

void main() {
  gl_FragColor = vec4(mix(vDim, vLit, max(0.0, dot(lamp, normalize(vNormal)))), 1.0);
  #include <colorspace_fragment>
}
`;

/** The parts of an object, each shaded by Lambert's law in its own colours; offset in depth, so that lines on them are in front. */
export class PartMaterial extends ShaderMaterial {
  private readonly lamp = new Vector3();
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
    this.uniforms = { lamp: { value: this.lamp }, lits: this.lits, dims: this.dims };
  }

  setLighting(camera: Camera, colours: Colours): void {
    this.lamp.set(...lampDirection(camera));
    this.lits.value = PARTS.map((part) => threeColour(colours[`${part}Lit`]));
    this.dims.value = PARTS.map((part) => threeColour(colours[`${part}Dim`]));
  }
}
