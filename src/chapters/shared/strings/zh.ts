import type { strings as English } from "./en";

interface Turning {
  readonly turned: string;
  /** From the exact solution; null where there is none. */
  readonly error: string | null;
  /** Of an unnormalised quaternion; null for any other attitude. */
  readonly quaternionLength: string | null;
}

export const strings: typeof English = {
  /** What a reader can show and hide: as read out, and a shorter label where it is not a symbol. */
  layers: {
    omega: { name: "角速度ω" },
    momentum: { name: "角动量L" },
    gyroscopic: { name: "陀螺项ω × Iω" },
    trails: { name: "轨迹", label: "轨迹" },
    bodyAxes: { name: "本体轴", label: "本体轴" },
    racketAxes: { name: "球拍的轴", label: "轴" },
    turnAxis: { name: "转轴", label: "转轴" },
    cornerTrail: { name: "顶点的轨迹", label: "顶点的轨迹" },
  },
  box: "盒子",
  things: {
    racket: "球拍",
    tHandle: "T形手柄",
    phone: "手机",
    book: "书",
    die: "骰子",
    jack: "六臂抓子",
  },
  thrown: {
    thrownRacketCrooked: "球拍，抛得歪的那次",
    thrownRacket: "球拍，抛得正的那次",
    spunTHandle: "T形手柄",
    thrownPhone: "手机",
    thrownBook: "书",
    thrownJack: "六臂抓子",
    thrownDie: "骰子",
  },
  racketAxes: ["3拍面轴", "2中间轴", "1拍柄轴"],
  /** Of principal moments. */
  numberedAxes: ["3最大", "2中间", "1最小"],
  /** Of lanes that differ by the gyroscopic term. */
  term: { without: "无陀螺项", with: "有陀螺项" },
  starts: {
    carefulThrow: "抛得正的那次",
    crookedThrow: "抛得歪的那次",
    carefulBox: "盒子，抛得正的那次",
    crookedBox: "盒子，抛得歪的那次",
  },
  plots: {
    energy: "动能",
    momentumLength: "L的大小",
    momentumDirection: "L的方向偏差",
  },
  describeFreeBody: (body: string, tilt: string, momentumTurned: string) =>
    `${body}在转动：中间轴与角速度的夹角是${tilt}，角动量的方向比起初偏了${momentumTurned}。`,
  describeTurning: ({ turned, error, quaternionLength }: Turning) => {
    const off = error === null ? "" : `，与应有的姿态相差${error}`;
    const long = quaternionLength === null ? "" : `四元数的模长是${quaternionLength}。`;
    return `刚体的姿态与起点相差${turned}${off}。${long}`;
  },
  stepAngle: {
    quaternion: "归一化的四元数步",
    wanted: "要转的角",
    bullet: "Bullet的指数映射",
    wantedAxis: "要转的角|ω|Δt",
    turnedAxis: "实际转过的角",
    slider: "要转的角|ω|Δt",
    turned: "实际转过的角",
    halfTurn: "半圈，π",
    /** In the drawing: none longer than nine characters. */
    key: {
      onCircle: "起点和终点",
      undivided: "除以模长之前",
      wanted: "本应到的地方",
      halfWanted: "要转的角的一半",
      halfTurned: "转过的角的一半",
    },
    describeStep: (wanted: string, quaternionLength: string, turned: string) =>
      `要转${wanted}。走完这一步，四元数的模长是${quaternionLength}；归一化之后，刚体转过${turned}。`,
    describeLimit: (wanted: string, quaternion: string, bullet: string) =>
      `要转${wanted}。四元数步转过${quaternion}，Bullet转过${bullet}。`,
  },
  precision: {
    twins: {
      "implicit-world": "隐式（世界轴）",
      "implicit-body": "隐式（本体轴）",
    },
    errorAxis: "五秒后的姿态误差",
    stepsAxis: "代价：一秒运动的步数",
    timeAxis: "在这里的代价：一秒运动用的微秒数",
    summary: (cost: string, ends: readonly string[]) =>
      `纵轴是五秒后的姿态误差，横轴是${cost}，每种算法一条曲线。步长最短时的误差，单位为弧度：${ends.join("；")}。`,
    endOfCurve: (rule: string, error: string) => `${rule}，${error}`,
  },
};
