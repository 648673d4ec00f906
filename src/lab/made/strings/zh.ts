import type { Translated } from "../../../language/translated";
import type { strings as English } from "./en";

export const strings: Translated<typeof English> = {
  unknownField: (name: string) => `不该有${name}`,
  name: (most: number) => `名称应不超过${most}个字符`,
  source: (most: number) => `代码应不超过${most}个字符`,
  oneOf: (ids: readonly string[]) => `应为以下之一：${ids.join("、")}`,
  engineName: (engine: string, setting: string) => `${engine}，${setting}`,
  ownRule: (name: string) => `你的算法“${name}”`,
  notRun: (name: string) => `${name}，还没有运行`,
  showCode: "显示代码",
  addRule: "添加自己的算法…",
  addEngine: "添加物理引擎…",
  engine: "引擎和设置",
  load: (megabytes: string) => `加载（${megabytes} MB）并运行`,
  loading: "正在加载，随后运行……",
  /** @param share per cent */
  loadingShare: (share: string) => `正在加载，已完成${share}，随后运行。`,
  stop: "停止",
  runs: "正在运行……",
  notWalked: "这段代码还没有运行过。先运行，才能逐行查看。",
  notFree: "它只能算自由刚体：请去掉刚体受到的作用。",
  noFrames: "没有帧可算：帧数在“时间”一栏里设。",
  notFetched: "没能加载。网络通吗？",
  partNotFetched: "本页运行算法的程序没能加载。网络通吗？请检查后重新加载本页。",
  engineUnavailable: "引擎在这里启动不了。",
  engineEnded: (frame: number, reason: string) => `在第${frame}帧结束：${reason}。`,
  endReasons: {
    tooFast: "角速度超过每秒一百万弧度",
    other: "引擎自己停了",
  },
  engineSlows: (limit: string) =>
    `在这个步长下，物体的角速度超过${limit} rad/s，这个引擎就会让它慢下来，而这个刚体会超过。`,
};
