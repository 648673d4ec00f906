/*
 * The transfer function of sRGB and its inverse: the values of style sheets, and linear light, each from 0 to 1. Colours of lit
 * faces are mixed in linear light, as `color-mix(in srgb-linear, …)` does.
 *
 * @see IEC 61966-2-1
 */

export const toLinear = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;

export const fromLinear = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
