import type { strings as English } from "./en";

export const strings: typeof English = {
  layers: {
    omega: "角速度ω",
    momentum: "对支点的角动量L",
    torque: "重力的力矩τ",
    gyroscopic: "陀螺项ω × Iω",
    trail: { name: "轴的自由端的轨迹", label: "轴的轨迹" },
  },
  spin: { name: "轮子起始的自转", label: "起始的自转" },
  describe: (round: string, below: string) =>
    `轮子的轴只支住一端。轴从松手处绕过了${round}，在水平面以下${below}。`,
  plots: {
    round: "轴绕过的角",
    height: "轴高出水平面的角",
    energy: "总能量的变化",
    vertical: "L竖直分量的变化",
    axial: "L沿轴分量的变化",
  },
  top: {
    push: "初推与规则进动之比",
    spin: "自转，与界限之比",
    rows: { lean: "倾角", height: "轴的高度", round: "绕圈的角速度" },
    heightAxis: "轴的高度u",
    rateAxis: "u̇² [1/s²]",
    turns: "在此折回",
    summary: "轴的高度变化率的平方，随高度的变化。曲线为零处，轴就折回。",
    describe: (seconds: string, lean: string, round: string) =>
      `${seconds} s后，陀螺的倾角是${lean}°，轴绕圈的角速度是每秒${round}弧度。`,
  },
  engines: {
    program: "程序，及其陀螺项的算法",
    rate: "绕圈 [rad/s]",
    lowest10: "10\u00a0s内\u200b最低\u00a0[°]",
    lowest60: "1\u00a0min内\u200b最低\u00a0[°]",
    gap: "关节间隙 [mm]",
    givenUp: (seconds: string) => `运行放弃，${seconds}\u00a0s`,
    rows: {
      exact: "精确解，绕支点",
      none: "本笔记，绕支点：无陀螺项",
      "implicit-body": "本笔记，绕支点：隐式",
      "cannon-es": "cannon-es：无陀螺项",
      "bullet none": "Bullet：无陀螺项",
      "bullet explicit": "Bullet：显式",
      "bullet implicit-body": "Bullet：隐式，默认",
      "jolt off": "Jolt：无陀螺项，默认",
      "jolt gyroscopic": "Jolt：打开陀螺项",
      rapier: "Rapier",
      "mujoco Euler": "MuJoCo：欧拉，默认",
      "mujoco implicit": "MuJoCo：隐式",
      "mujoco RK4": "MuJoCo：龙格–库塔法",
    },
  },
};
