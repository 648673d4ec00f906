import { ShaderMaterial, Vector3 } from "three";
import type { Camera } from "../camera";
import type { Colours } from "../colours";
import { lampDirection } from "../geometry/lighting";
import { threeColour } from "./threeColour";

/** Under a map that is no rotation, normals go by the transpose of its inverse. */
const VERTEX = /* glsl */ `
varying vec3 facing;

void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  facing = transpose(inverse(mat3(modelMatrix))) * normal;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 lamp;
uniform vec3 lit;
uniform vec3 dim;
varying vec3 facing;

void main() {
  gl_FragColor = vec4(mix(dim, lit, max(0.0, dot(lamp, normalize(facing)))), 1.0);
  #include <colorspace_fragment>
}
`;

/** The faces of a solid, lit by one lamp from dim to lit; what is drawn on them lies in front of them. */
export class FaceMaterial extends ShaderMaterial {
  private readonly lamp = new Vector3();

  constructor() {
    super({
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 2,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.uniforms = { lamp: { value: this.lamp }, lit: { value: null }, dim: { value: null } };
  }

  setLighting(camera: Camera, colours: Colours): void {
    this.lamp.set(...lampDirection(camera));
    Object.assign(this.uniforms, {
      lit: { value: threeColour(colours.faceLit) },
      dim: { value: threeColour(colours.faceDim) },
    });
  }
}
