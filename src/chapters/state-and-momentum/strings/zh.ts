import type { strings as English } from "./en";

type ThrownBox = Record<"centre" | "angularVelocity" | "angularSpeed" | "angularMomentum", string>;

interface MovingPlate extends Record<"velocity" | "angularVelocity" | "point" | "pointVelocity", string> {
  /** A point of the slowest line, and its speed; null where nothing turns. */
  readonly slowest: { readonly point: string; readonly speed: string } | null;
}

interface PushAtRest extends Record<"point" | "force" | "torque", string> {
  readonly isPaired: boolean;
}

/* Vectors come as "1.00, 0.00, 0.00": sentences set them in brackets. */

export const strings: typeof English = {
  between: {
    off: "关闭插值",
    on: "打开插值",
    wholeFrame: { name: "最近的整帧，画在旁边", label: "最近的整帧" },
    refreshes: {
      name: "最近两帧里屏幕显示过的画面，每帧刷新四次",
      label: "最近几次刷新",
    },
    framesPerSecond: (rate: string) => `每秒${rate}帧`,
  },
  thrownBox: {
    linearMomentum: "动量P",
    trail: { name: "质心的轨迹", label: "质心的轨迹" },
    describe: ({ centre, angularVelocity, angularSpeed, angularMomentum }: ThrownBox) =>
      `盒子沿弧线飞，同时转动。质心在(${centre})米处；角速度为(${angularVelocity})弧度每秒，大小为每秒${angularSpeed}弧度；角动量为(${angularMomentum})。`,
  },
  solvers: { middleSpin: "ω沿中间轴的分量" },
  field: {
    point: "平板上的点",
    omegaTip: "ω的端点",
    velocity: "质心的速度v",
    omega: "角速度ω",
    pointFromCentre: "平板上的点的位矢",
    rows: {
      arm: "从质心到这一点",
      velocity: "质心的速度",
      round: "转动的部分",
      total: "这一点的速度",
    },
    describe: ({ velocity, angularVelocity, point, pointVelocity, slowest }: MovingPlate) => {
      const still = slowest
        ? `过(${slowest.point})的一条直线上，各点的速度是每秒${slowest.speed}米，比别处都小。`
        : "各点的速度都一样。";
      return `平板以(${velocity})米每秒移动，以(${angularVelocity})弧度每秒转动。平板上(${point})米处，速度是(${pointVelocity})米每秒。${still}`;
    },
  },
  push: {
    point: "力的作用点",
    forceTail: "力的箭尾",
    push: "推",
    hold: "停住",
    time: { name: "推完之后的时间", label: "时间" },
    compared: { name: "同样的一推，但通过质心", label: "同样的一推，但通过质心" },
    paired: { name: "对面同时反向推一下", label: "对面同时反向推一下" },
    wrongOrder: { name: "次序错的写法：F × (p − x)" },
    pointFromCentre: "作用点的位矢r",
    force: "力F",
    rows: {
      force: "合力",
      velocity: "质心的速度",
      torque: "对质心的力矩",
      omega: "角速度",
      energy: "动能",
      work: "手做的功",
    },
    columns: { here: "推在你选的点", centre: "力通过质心" },
    describeAtRest: ({ point, force, torque, isPaired }: PushAtRest) => {
      const second = isPaired ? "，对面的点同时受相反的力" : "";
      return `推一只静止的盒子：作用点从质心量起在(${point})米处，力是(${force})牛顿${second}；力矩是(${torque})牛顿·米。`;
    },
    describeMotion: (time: string, moved: string, angularVelocity: string) =>
      `推完后${time}，质心移动了(${moved})米，与力通过质心的那只一样远；盒子以(${angularVelocity})弧度每秒转动。`,
  },
  state: {
    label: "状态",
    quantity: "量",
    now: "此刻",
    sinceLastFrame: "比上一帧",
    rateOfChange: "变化率",
    stateDerivative: "dY/dt",
    changed: "变了",
    unchanged: "没变",
    groups: {
      constant: "常量：给定一次即可",
      primary: "基本量：状态Y",
      secondary: "导出量：由Y算出，用完就丢",
    },
    rows: {
      mass: "质量",
      moments: "本体系中的惯性张量，对角元",
      position: "质心",
      orientation: "姿态",
      linearMomentum: "动量",
      angularMomentum: "角动量",
      velocity: "质心的速度，P/m",
      rotation: "旋转矩阵，逐行",
      inertia: "惯性张量，逐行",
      spin: "角速度，I⁻¹L",
    },
  },
};
