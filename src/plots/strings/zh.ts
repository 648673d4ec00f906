import type { strings as English } from "./en";

interface Course {
  readonly start: string;
  readonly end: string;
  readonly low: string;
  readonly high: string;
}

/** Of these, the one that changes the energy most. */
interface MarkedImpacts {
  readonly count: number;
  readonly isLoss: boolean;
  readonly energy: string;
  readonly time: string;
}

export const strings: typeof English = {
  timeAxis: "时间 [s]",
  leavesAndDiverges: (lane: string) => `${lane}超出坐标范围并发散`,
  isOffTheScale: (lane: string) => `${lane}在坐标范围之外`,
  leavesTheScale: (lane: string) => `${lane}超出坐标范围`,
  diverges: (lane: string) => `${lane}发散`,
  summary: {
    plot: (title: string, from: string, to: string, lanes: readonly string[]) =>
      `${title}，${from}到${to} s：${lanes.join("；")}。`,
    /** `name` as in "运行A（显式）"; `parts` are the rest of the sentence. */
    lane: (name: string, parts: readonly string[]) => `${name}${parts.join("，")}`,
    hasDiverged: (time: string) => `已在${time}发散`,
    hasEnded: (time: string) => `是一段记录，已在${time}结束`,
    staysAt: (value: string) => `始终为${value}`,
    runs: ({ start, end, low, high }: Course) => `从${start}开始，到${end}结束，其间在${low}与${high}之间`,
    impacts: ({ count, isLoss, energy, time }: MarkedImpacts) =>
      `标出了${count}次碰撞，能量${isLoss ? "损失" : "增加"}最多的一次在${time} s，${isLoss ? "损失" : "增加"}${energy} J`,
    offTheScale: (time: string) => `从${time} s起超出坐标范围`,
    diverges: (time: string) => `在${time}发散`,
    theEnd: "末尾",
  },
};
