import type { Translated } from "../../language/translated";
import type { strings as English } from "./en";

interface Changes {
  readonly seconds: string;
  readonly change: string;
}

const list = (changes: readonly Changes[]) =>
  changes.map(({ seconds, change }) => `${seconds}\u00a0s后${change}`).join("，");

export const strings: Translated<typeof English> = {
  titles: {
    spinRate: "一小步里ω的变化",
    turnRate: "一小步里的转动",
    orderSpin: "ω的阶",
    orderAttitude: "姿态的阶",
    energy: "能量",
    momentum: "L的大小",
    direction: "L的方向",
    quaternion: "四元数的模长",
    flipsCareful: "翻转次数，抛得正的那次",
    flipsCrooked: "翻转次数，抛得歪的那次",
    least: "绕主惯量最小的轴自转",
    middle: "绕中间轴自转",
    greatest: "绕主惯量最大的轴自转",
    safeStep: "最长的安全步长",
    equalMoments: "主惯量相等",
    rest: "静止",
    turnedWorld: "换一组世界轴",
    turnedBody: "换一组本体轴",
    again: "再运行一次",
    reversal: "走过去再走回来",
    cost: "每帧的代价",
  },
  rate: {
    right: "正确。",
    missing: "没有变化：漏了陀螺项。",
    still: "没有转动：刚体原地不动。",
    opposite: "方向反了：有一个符号错了。",
    factor: (times: string) => `是正确值的${times}倍：有一个系数错了。`,
    astray: (times: string, across: string) =>
      `方向不对：以正确值为1，沿它的方向是${times}，垂直于它是${across}。`,
  },
  order: {
    measured: (order: string, times: string) => `${order}：步长减半，误差变为原来的1/${times}。`,
    none: "测不出：试到最短的步长，误差仍然很大，或者不随步长减小。",
    noneOpposite: "没有：转反了方向，误差不随步长减小。",
    exact: "误差就是舍入误差，或者与它相近，看不出阶。",
    heldBack:
      "这不怪算法：它只给出ω，刚体是按帧结束时的ω转动的，该用的却是帧中间的。改用首尾两个ω的平均来转动，姿态就是二阶。",
  },
  energy: {
    kept: "守恒。",
    swings: (widest: string) => `有起伏，最大${widest}，但会回来。`,
    gains: (changes: readonly Changes[]) => `增加：${list(changes)}。`,
    loses: (changes: readonly Changes[]) => `减少：${list(changes)}。`,
    ended: (seconds: string) => `算到${seconds}\u00a0s，运行放弃。`,
  },
  momentum: {
    kept: "守恒。",
    swings: (widest: string) => `有起伏，最大${widest}，但会回来。`,
    gains: (changes: readonly Changes[]) => `增加：${list(changes)}。`,
    loses: (changes: readonly Changes[]) => `减少：${list(changes)}。`,
  },
  direction: {
    kept: "守恒。",
    swings: (widest: string) => `有起伏，最大${widest}，但会回来。`,
    strays: (changes: readonly Changes[]) => `越偏越远：${list(changes)}。`,
  },
  quaternion: {
    kept: "始终是1。",
    strays: (changes: readonly Changes[]) => `偏离1：${list(changes)}。`,
  },
  flips: {
    right: (flips: string) => `一分钟${flips}次，与精确解一样多。`,
    wrong: (flips: string, exact: string) => `一分钟${flips}次；精确解有${exact}次。`,
  },
  axis: {
    stays: (widest: string, exact: string) => `L偏离这根轴不超过${widest}；精确解不超过${exact}。`,
    tips: "翻过去，精确解也这样。",
    mustTip: "不翻，精确解却翻过去。",
    mustStay: "离开这根轴，精确解却不离开。",
  },
  safeStep: {
    none: (least: string) => `没有：每步${least}弧度，十圈里能量就增减十分之一。`,
    upTo: (radians: string, steps: string) =>
      `${radians}弧度，即每圈${steps}步：在此之内，转十圈，能量的变化不超过十分之一。`,
    all: (most: string) => `${most}弧度，这是试过的最长步长。`,
  },
  equalMoments: {
    sphere: "球的ω没有保持不变。",
    fine: (worst: string) => `能运行；五秒后，姿态误差最大${worst}。`,
  },
  rest: {
    stays: "保持静止。",
    moves: "没有保持静止。",
    slow: "能保持静止，但自转慢到看不见时会出错。",
  },
  same: {
    yes: "运动相同。",
    world: "运动变了：算法的结果取决于世界轴朝哪边。",
    body: "运动变了：算法的结果取决于惯性张量沿哪组本体轴来写。",
    again: "运动变了：算法记住了以前的帧。",
  },
  reversal: {
    back: "倒着走，回到起点。",
    away: (angle: string) => `倒着走，终点离起点${angle}。`,
  },
  cost: {
    measured: (nanoseconds: string, beside: readonly { readonly rule: string; readonly times: string }[]) =>
      `${nanoseconds} ns；${beside.map(({ rule, times }) => `是“${rule}”的${times}倍`).join("，")}。`,
    unknown: "没有计时。",
    unsteady: "机器太忙，测不准：同样的帧，用时相差很大。",
  },
  failed: {
    "not-finite": (frame: number) => `第${frame}帧有一个数不是有限值。`,
    "too-fast": (frame: number) => `第${frame}帧，角速度超过每秒一百万弧度。`,
    refused: (frame: number, message: string) => message || `运行在第${frame}帧结束。`,
    time: (frame: number, message: string) => message || `算到第${frame}帧，用时太长。`,
    "not-held": () => "没有考察：先算一帧，再算更长的八帧，用时已经太长。",
  },
};
