import type { strings as English } from "./en";

type TurningPoint = Record<"position" | "angularVelocity" | "angle" | "radius" | "speed", string>;

/* Vectors come as "1.00, 0.00, 0.00": sentences set them in brackets. */

export const strings: typeof English = {
  decomposition: {
    positionTip: "r的端点",
    omegaTip: "ω的端点",
    position: "位矢r",
    omega: "角速度ω",
    rows: {
      r: "位矢",
      along: "沿ω的分量",
      across: "垂直于ω的分量",
      velocity: "速度",
      speed: "速度的大小",
      product: "两个长度之积",
    },
    describe: ({ position, angularVelocity, angle, radius, speed }: TurningPoint) =>
      `刚体上的一点绕ω转动，位矢r是(${position})米；ω是(${angularVelocity})弧度每秒，与r的夹角是${angle}。这一点走的圆，半径是${radius}米，速度是每秒${speed}米。`,
  },
  columns: {
    velocities: { name: "各轴端点的速度", label: "速度" },
    matrices: {
      rate: "R的变化率，各列就是速度",
      rateOf: (matrix: string) => `${matrix}的变化率`,
      crossProduct: "Ω，即ω的叉积矩阵",
      rotation: "R，各列就是本体轴",
    },
    describe: (speeds: string) =>
      `立方体转动时的三根本体轴，长度都是一，端点处画着速度：x、y、z依次为每秒${speeds}。`,
  },
  matrixSteps: {
    determinant: "R的行列式",
    orthogonality: "RᵀR − 1的大小",
    describe: (lengths: string) => `立方体绕一根斜轴转动；旋转矩阵各列的长度应为1，现在是${lengths}。`,
  },
};
