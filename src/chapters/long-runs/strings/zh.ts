import type { strings as English } from "./en";

export const strings: typeof English = {
  longRuns: {
    starts: {
      thrownFiftySeconds: "抛得正的那次，五十秒",
      thrownFiveMinutes: "抛得正的那次，五分钟",
      thrownCrookedFiveMinutes: "抛得歪的那次，五分钟",
      racketFiftySeconds: "盒子，抛得正的那次，五十秒",
      racketFiveMinutes: "盒子，抛得正的那次，五分钟",
      crookedFiveMinutes: "盒子，抛得歪的那次，五分钟",
      briskBox: "转得快的盒子，五秒",
    },
  },
  longRunTable: {
    rule: "算法",
    after: (seconds: string) => `${seconds} s后`,
    flips: "翻转",
    energy: "能量",
    momentumSize: "L的大小",
    momentumAngle: "L的方向偏差",
    attitudeError: "姿态偏差",
    kept: "守住",
    diverged: (time: string) => `不到${time}就放弃`,
    chance: "偶然",
  },
  registry: {
    label: "全部算法",
    rule: "算法",
    order: "阶",
    conserves: "守住什么",
    cost: "在这里走一步的代价",
    error: (timeStep: string) => `${timeStep.replaceAll(" ", "\u00a0")}时\u200b的误差`,
    usedBy: "谁在用哪种算法",
    choose: "什么时候用",
    links: { run: "运行", derivation: "推导", code: "代码" },
    /** In place of an order: the rule has no time-stepping error. */
    exact: "精确",
  },
  sweep: {
    label: "各种算法、各种步长的运行",
    caption: "五秒后的姿态误差，单位为弧度",
    rule: "算法",
    cost: "在这里走一步的代价",
    diverges: "发散",
    runLink: (rule: string, timeStep: string, error: string) =>
      `${rule}，${timeStep}：偏差${error}。打开这次运行`,
    everyPoint: "每个点的数，下面的表里都有。",
    /** These three follow "应为". */
    ruleThatIsTimed: "一种要计时的算法",
    nanoseconds: "纳秒数",
    positiveNanoseconds: "大于0的纳秒数",
    start: "开始计算",
    continue: "继续",
    again: "重新计算",
    cancel: "取消",
    progress: "已算完的算法",
    status: {
      idle: "现在的代价按步数计。在这里计时，要几秒钟，其间网页照常可用。",
      working: (done: string, all: string) => `正在计算：${all}种算法，已算完${done}种……`,
      stopped: (done: string, all: string) => `已停止：${all}种算法，算完了${done}种。已有的结果保留。`,
      failed: "计时的程序没能启动，代价仍按步数计。",
      done: "算完了。",
      sameErrors: "算完了。误差与页面上的一位不差，只有时间是你的。",
      otherErrors: "算完了。有些误差与页面上的不同。",
    },
  },
  ensemble: {
    /** Of principal moments. */
    axes: { least: "最小", middle: "中间", greatest: "最大" },
    timeAxis: "时间 [s]",
    partAxis: "离出发的那一端更近的比例",
    part: "离出发的那一端更近的比例",
    half: "一半",
    plotSummary:
      "六十秒里，离出发的那一端更近的球拍占多少：起初是全部，接着几乎没有，然后在一半上下摆动，越摆越小。",
    upright: "离出发的那一端更近",
    uprightOf: (count: string, all: string) => `${all}只里的${count}只`,
    flips: "到此刻的翻转次数",
    range: (fewest: string, most: string) => `${fewest}至${most}`,
    /** `upright` as in "1000只里的512只". */
    describe: (time: string, upright: string, flips: string) =>
      `${time}后，${upright}球拍，L离中间轴上出发的那一端更近。全部球拍各已翻转${flips}次。`,
  },
  neighbours: {
    across: "起点在邻近的两条曲线上",
    along: "起点在同一条曲线上",
    asIfNear: "按中间轴附近的规律：初始距离乘以exp(λt)",
    timeAxis: "时间 [s]",
    angleAxis: "在刚体上看，两个L的夹角",
    slider: "时间",
    angle: "夹角",
    describe: (time: string, angles: readonly string[]) => `${time}后：${angles.join("；")}。`,
    angleOf: (curve: string, angle: string) => `${curve}，${angle}`,
  },
};
