import type { strings as English } from "./en";

interface StruckBody extends Record<"impulse" | "before" | "after" | "energy", string> {
  readonly vertices: number;
  readonly impulses: number;
  readonly isLoss: boolean;
}

interface StruckCorner extends Record<"law" | "before" | "after" | "slip" | "impulse" | "energy", string> {
  readonly isInCone: boolean;
  readonly isGain: boolean;
}

/* Vectors come as "1.00, 0.00, 0.00": sentences set them in brackets. */

export const strings: typeof English = {
  depth: (millimetres: string) => `${millimetres} mm`,
  layers: {
    touching: { name: "碰到的顶点", label: "碰到的顶点" },
    velocities: { name: "接触点的速度，推之前和推之后" },
    impulse: { name: "冲量j" },
    response: { name: "K的椭球", label: "K的椭球" },
    trail: { name: "质心的轨迹", label: "质心的轨迹" },
  },
  describeFlight: (position: string, velocity: string, energy: string) =>
    `质心在(${position})米处，速度是(${velocity})米每秒；动能是${energy}焦耳。`,
  describeImpact: ({ vertices, impulses, impulse, before, after, isLoss, energy }: StruckBody) =>
    `碰到${vertices}个顶点，${impulses > 1 ? `受到${impulses}次冲量，最大的一次` : "冲量"}是(${impulse})牛顿·秒：接触点的速度从(${before})米每秒变成(${after})米每秒，刚体的能量${isLoss ? "损失" : "增加"}${energy}焦耳。`,
  plots: {
    totalEnergy: "总能量H",
    height: "质心的高度",
    depth: "最深的顶点",
  },
  sliders: {
    restitution: { name: "恢复系数e", label: "恢复系数e" },
    friction: { name: "摩擦系数μ", label: "摩擦系数μ" },
    launch: { name: "发射速度，向前", label: "发射速度，向前" },
    lift: { name: "发射速度，向上", label: "发射速度，向上" },
    decay: { name: "速度的衰减，每帧的因子", label: "v的衰减" },
    spinDecay: { name: "角速度的衰减，每帧的因子", label: "ω的衰减" },
  },
  cone: {
    titles: {
      velocity: "“想要的速度”规则",
      coulomb: "库仑定律",
    },
    handle: "u⁻的箭尾，顶点从这里撞来",
    velocity: "顶点的速度u⁻",
    floor: "地面",
    quantities: {
      impulse: "冲量",
      steepness: "冲量沿地面的分量与法向分量之比",
      inCone: "在μ的摩擦锥内",
      after: "碰后的速度",
      energyBefore: "碰前的动能",
      energyAfter: "碰后的动能",
    },
    yes: "是",
    no: "否",
    describe: ({ law, before, after, slip, impulse, isInCone, isGain, energy }: StruckCorner) =>
      `${law}：顶点撞来的速度是(${before})米每秒，离开的速度是(${after})米每秒，其中滑动速度是每秒${slip}米；冲量(${impulse})${isInCone ? "在锥内" : "斜到了锥外"}，盒子的能量${isGain ? "增加" : "损失"}${energy}焦耳。`,
  },
};
