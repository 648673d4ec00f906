import type { strings as English } from "./en";

export const strings: typeof English = {
  runs: {
    time: "时间 [s]",
    summary: (axis: string) => `两条曲线随时间的变化：${axis}。`,
    describe: (lane: string, seconds: string, readings: readonly string[]) =>
      `${lane}，${seconds} s后：${readings.join("，")}。`,
  },
  aim: {
    stiffness: "刚度",
    damping: "阻尼",
    step: "步长",
    stepless: "无",
    asItComes: "q不改符号",
    shorter: "if (q.w < 0) q = −q",
    left: "还差的角θ",
    spin: "角速度|ω|",
    energy: "储能V",
  },
  steps: {
    explicit: "显式",
    "semi-implicit": "半隐式",
    implicit: "隐式",
    settles: "停得稳",
    leaves: "停不稳",
    xAxis: "步长νΔt [rad]",
    yAxis: "阻尼比ζ",
    explicitBorder: "显式：线以上停得稳",
    semiImplicitBorder: "半隐式：线以下停得稳",
    slider: "步长νΔt",
    ySlider: "阻尼比ζ",
    ratio: "界限处的ζ",
    describe: (ratio: string, step: string, rules: readonly string[]) =>
      `阻尼比为${ratio}，νΔt = ${step}：${rules.join("；")}。`,
  },
  detumble: {
    gain: "增益",
    all: "τ = −g ω",
    across: "τ垂直于磁场b",
    energy: "能量E",
    spin: "角速度|ω|",
    along: "沿b的分量",
  },
  wheel: {
    momentum: "飞轮",
    without: "没有飞轮",
    with: "有飞轮",
    lean: "ω与中间轴的夹角",
    middle: "ω₂",
  },
};
