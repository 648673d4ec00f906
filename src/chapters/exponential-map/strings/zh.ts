import type { strings as English } from "./en";

export const strings: typeof English = {
  roundOff: {
    error: "相对误差",
    errorAxis: "相对误差",
    limit: { single: "单精度的舍入误差", double: "双精度的舍入误差" },
    slider: "角θ = |ω|Δt",
    none: "无",
    curves: {
      sine: "sin(θ/2)/θ，直接算",
      sineSeries: "它的级数，取两项",
      cosine: "(1 − cos θ)/θ²，直接算",
      cosineByHalfAngle: "同一个数，用半角算",
    },
    describe: (angle: string, errors: readonly string[]) => `θ = ${angle}：${errors.join("；")}。`,
    errorOf: (curve: string, error: string) => `${curve}，${error}`,
  },
  velocities: {
    error: "姿态误差",
    errorAxis: "姿态误差",
    slider: "步长Δt",
    curves: {
      quaternion: "四元数步，帧末角速度",
      end: "指数映射，帧末角速度",
      middle: "指数映射，帧中点角速度",
      augmented: "指数映射，巴斯的角速度",
    },
    describe: (step: string, span: string, errors: readonly string[]) =>
      `Δt = ${step}，${span} s后：${errors.join("；")}。`,
    errorOf: (curve: string, error: string) => `${curve}，${error}`,
  },
  tumble: {
    error: { name: "与应有姿态的偏差角", label: "偏差角" },
    rate: (frames: string) => `每秒${frames}帧`,
  },
};
