import { ShaderMaterial, Vector3 } from "three";
import type { Camera } from "../camera";
import type { Colours } from "../colours";
import { lampDirection } from "../geometry/lighting";
import { threeColour } from "./threeColour";

/** A map M that is not a rotation takes normals by the transpose of its inverse. */
const VERTEX = /* glsl */ `
varying vec3 vNormal;

void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  vNormal = transpose(inverse(mat3(modelMatrix))) * normal;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 lamp;
uniform vec3 lit;
uniform vec3 dim;
varying vec3 vNormal;

void main() {
  gl_FragColor = vec4(mix(dim, lit, max(0.0, dot(lamp, normalize(vNormal)))), 1.0);
  #include <colorspace_fragment>
}
`;

/** The faces of a solid, shaded by Lambert's law from dim to lit; offset in depth, so that lines on them are in front. */
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
