import { ShaderMaterial, type ShaderMaterialParameters, Vector2 } from "three";

/**
 * Straight lines of constant width on the screen. A line is a quad of its own, its four corners in a row in the buffer:
 * twice its start, then twice its end. Each corner sees the places two corners before and after it, and so its line's
 * other end. Drawing such quads as instances of one would send less to the graphics card, but a software rasteriser
 * takes every instance for a drawing of its own.
 */
const VERTEX = /* glsl */ `
uniform vec2 halfSize;
uniform bool hidden;
attribute vec3 before;
attribute vec3 after;
attribute vec4 ink;
/** Half the width [px], how far the ends reach out [px], and how much shows where the line is hidden. */
attribute vec3 pen;
varying vec4 colour;
varying vec2 place;
varying float reach;
varying float halfWidth;

vec4 clipped(vec3 point) {
  return projectionMatrix * modelViewMatrix * vec4(point, 1.0);
}

/** The part of a line that is before the eye: its end brought forward to the near plane. */
vec4 broughtForward(vec4 end, vec4 other, float near) {
  return end.w < near ? mix(end, other, (near - end.w) / (other.w - end.w)) : end;
}

void main() {
  bool atEnd = (gl_VertexID & 2) != 0;
  float side = (gl_VertexID & 1) == 0 ? -1.0 : 1.0;
  vec4 first = clipped(atEnd ? before : position);
  vec4 last = clipped(atEnd ? position : after);
  float near = projectionMatrix[3][2] / (projectionMatrix[2][2] - 1.0);
  colour = vec4(ink.rgb, hidden ? pen.z * ink.a : ink.a);
  halfWidth = pen.x;
  if (first.w < near && last.w < near) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec4 start = broughtForward(first, last, near);
  vec4 end = broughtForward(last, first, near);

  vec2 leg = halfSize * (end.xy / end.w - start.xy / start.w);
  reach = length(leg);
  vec2 along = reach > 0.0 ? leg / reach : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  vec4 here = atEnd ? end : start;
  vec2 aside = (atEnd ? pen.y : -pen.y) * along + side * halfWidth * across;
  gl_Position = vec4(here.xy / here.w + aside / halfSize, here.z / here.w, 1.0);
  place = vec2(atEnd ? reach + pen.y : -pen.y, side * halfWidth);
}
`;

const FRAGMENT = /* glsl */ `
varying vec4 colour;
varying vec2 place;
varying float reach;
varying float halfWidth;

void main() {
  float beyond = max(-place.x, place.x - reach);
  if (beyond > 0.0 && beyond * beyond + place.y * place.y > halfWidth * halfWidth) discard;
  gl_FragColor = colour;
}
`;

/** Draws the lines of a batch: those in plain sight, or what shows of them where they are hidden. */
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

  /** @param width of the picture [device pixels], as its height */
  setViewport(width: number, height: number): void {
    this.halfSize.set(width / 2, height / 2);
  }
}
