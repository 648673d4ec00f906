import { ShaderMaterial, type ShaderMaterialParameters, Vector2 } from "three";

/**
 * Lines of constant width on the screen, a quad each: the start twice, then the end twice, each vertex with the other end as an attribute
 * shifted by ±2 vertices. Not instances: a software rasteriser draws these one by one, three times slower.
 */
const VERTEX = /* glsl */ `
uniform vec2 halfSize;
uniform bool hidden;
attribute vec3 before;
attribute vec3 after;
attribute vec4 colour;
/** Half the width [px], length of the caps [px], and opacity where the line is hidden. */
attribute vec3 lineStyle;
varying vec4 vColour;
varying vec2 vPlace;
varying float vLength;
varying float vHalfWidth;

vec4 clipPosition(vec3 point) {
  return projectionMatrix * modelViewMatrix * vec4(point, 1.0);
}

/** An end behind the near plane, moved along its line onto that plane. */
vec4 clipToNear(vec4 end, vec4 other, float near) {
  return end.w < near ? mix(end, other, (near - end.w) / (other.w - end.w)) : end;
}

void main() {
  bool atEnd = (gl_VertexID & 2) != 0;
  float side = (gl_VertexID & 1) == 0 ? -1.0 : 1.0;
  vec4 first = clipPosition(atEnd ? before : position);
  vec4 last = clipPosition(atEnd ? position : after);
  float near = projectionMatrix[3][2] / (projectionMatrix[2][2] - 1.0);
  vColour = vec4(colour.rgb, hidden ? lineStyle.z * colour.a : colour.a);
  vHalfWidth = lineStyle.x;
  if (first.w < near && last.w < near) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec4 start = clipToNear(first, last, near);
  vec4 end = clipToNear(last, first, near);

  vec2 leg = halfSize * (end.xy / end.w - start.xy / start.w);
  vLength = length(leg);
  vec2 along = vLength > 0.0 ? leg / vLength : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  vec4 here = atEnd ? end : start;
  vec2 offset = (atEnd ? lineStyle.y : -lineStyle.y) * along + side * vHalfWidth * across;
  gl_Position = vec4(here.xy / here.w + offset / halfSize, here.z / here.w, 1.0);
  vPlace = vec2(atEnd ? vLength + lineStyle.y : -lineStyle.y, side * vHalfWidth);
}
`;

const FRAGMENT = /* glsl */ `
varying vec4 vColour;
varying vec2 vPlace;
varying float vLength;
varying float vHalfWidth;

void main() {
  float beyond = max(-vPlace.x, vPlace.x - vLength);
  if (beyond > 0.0 && beyond * beyond + vPlace.y * vPlace.y > vHalfWidth * vHalfWidth) discard;
  gl_FragColor = vColour;
}
`;

/** In plain sight, or faintly where they are hidden. */
export class LineMaterial extends ShaderMaterial {
  private readonly halfSize = new Vector2();

  constructor(hidden: boolean, parameters: ShaderMaterialParameters) {
    super({
      ...parameters,
      transparent: true,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    });
    this.uniforms = { halfSize: { value: this.halfSize }, hidden: { value: hidden } };
  }

  /** [device pixels] */
  setViewport(width: number, height: number): void {
    this.halfSize.set(width / 2, height / 2);
  }
}
