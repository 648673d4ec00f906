import type { strings as English } from "./en";

export const strings: typeof English = {
  spring: {
    energy: "能量H",
    distance: "偏差",
    frameAngle: "每帧转过的角，h = νΔt",
    /** Before "h = νΔt". */
    frameAngleLabel: "每帧转过的角",
    clock: (frame: string, turns: string) => `第${frame}帧 · ${turns}圈`,
    describe: (rule: string, frames: string, angle: string, energyFactor: string, distance: string) =>
      `${rule}，走了${frames}帧，每帧转过${angle}：能量是初始能量的${energyFactor}倍，偏差是半径的${distance}倍。`,
    isOutside: "点已经出了画面。",
  },
  springOrder: {
    distanceAxis: "两圈之内的最大距离 [半径]",
    slider: "每帧转过的角h",
    distance: "距离",
    overAMillion: "超过一百万",
    order: "在此测得的阶",
    noOrder: "无",
    describe: (angle: string, distances: readonly string[]) => `h = ${angle}：${distances.join("；")}。`,
    distanceOf: (rule: string, distance: string) => `${rule}，${distance}`,
  },
  drag: {
    exact: "精确解",
    explicit: "显式欧拉",
    implicit: "隐式欧拉",
    midpoint: "中点法",
    rk4: "龙格–库塔法",
    strengthAxis: "阻力的强度βΔt",
    factorAxis: "每帧速度乘以的因子",
    slider: "阻力的强度",
    factor: "因子",
    stableBelow: "此线以下稳定",
    stableAbove: "此线以上稳定",
    describe: (strength: string, factors: readonly string[]) =>
      `βΔt为${strength}时，每帧速度乘以的因子：${factors.join("；")}。`,
    factorOf: (rule: string, factor: string) => `${rule}，${factor}`,
  },
};
