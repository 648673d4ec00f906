import type { strings as English } from "./en";

export const strings: typeof English = {
  loop: {
    inRings: "装在三个环里",
    alone: "单独画",
    miss: "机头与天顶之差",
    /** Before the letter δ. */
    missLabel: "机头与天顶之差",
    timeAxis: "时间 [s]",
    angleAxis: "角 [°]",
    rateAxis: "角的变化率 [°/s]",
    terms: { yaw: "偏航角", pitch: "俯仰角", roll: "滚转角" },
    angles: { yaw: "偏航角ψ", pitch: "俯仰角θ", roll: "滚转角φ" },
    rates: { yaw: "偏航角的变化率ψ̇", pitch: "俯仰角的变化率θ̇", roll: "滚转角的变化率φ̇" },
    rows: {
      yaw: "偏航角",
      pitch: "俯仰角",
      roll: "滚转角",
      yawRate: "偏航角的变化率",
      pitchRate: "俯仰角的变化率",
      rollRate: "滚转角的变化率",
      spin: "角速度",
    },
    summary: {
      angles: (miss: string) => `偏航角、俯仰角、滚转角随时间的变化；筋斗离天顶最近处差${miss}°。`,
      rates: (miss: string) => `偏航角、俯仰角、滚转角的变化率随时间的变化；筋斗离天顶最近处差${miss}°。`,
    },
    clock: (frame: string, time: string) => `第${frame}帧 · ${time}`,
    describeRings: (yaw: string, pitch: string, roll: string) =>
      `飞机装在三个环里：外环转过偏航角${yaw}°，中环转过俯仰角${pitch}°，内环转过滚转角${roll}°。`,
    describe: (miss: string, angles: readonly string[], rates: readonly string[]) =>
      `筋斗离天顶最近处差${miss}°：偏航角、俯仰角、滚转角依次是${angles.map((angle) => `${angle}°`).join("、")}，变化率依次是每秒${rates.map((rate) => `${rate}°`).join("、")}。`,
  },
  added: {
    added: "三个角，各按自己的分量累加",
    turned: "按这个角速度转的立方体",
    rows: { turned: "转过的角，|ω|乘时间", apart: "两者相差" },
    clock: (frame: string, time: string) => `第${frame}帧 · ${time}`,
    describe: (turned: string, apart: string) =>
      `给两个骰子的是同一个角速度：一个按它转过了${turned}，另一个把角相加，偏差${apart}。`,
  },
  passes: {
    missAxis: "机头与天顶之差δ [°]",
    errorAxis: "一秒之后的误差 [°]",
    slider: "机头与天顶之差",
    zenith: "天顶",
    frameTurn: "一帧的转角",
    curves: {
      angles: { midpoint: "角度，中点法", rk4: "角度，龙格–库塔法" },
      matrix: { midpoint: "R，中点法", rk4: "R，龙格–库塔法" },
    },
    error: "误差",
    halved: "δ减半",
    describe: (miss: string, errors: readonly string[]) =>
      `机头与天顶差${miss}°，一秒之后的误差：${errors.join("；")}。`,
    errorOf: (curve: string, error: string) => `${curve}，${error}°`,
  },
  orders: {
    caption: "三个角在各个程序里的默认含义；负号表示这个角反着数",
    program: "程序",
    call: "写法",
    product: "R等于",
    known: "依据",
    run: "运行软件包得到",
    documents: (day: string) => `官方文档，${day}查阅`,
  },
};
