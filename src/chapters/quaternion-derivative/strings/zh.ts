import type { strings as English } from "./en";

export const strings: typeof English = {
  sides: {
    starts: {
      straightDie: "正着出发的骰子",
      askewDie: "歪着出发的骰子",
      racketCrooked: "翻滚的长盒子",
    },
  },
  sandwich: {
    layers: {
      oneProduct: { name: "乘一次", label: "乘一次" },
      twoProducts: { name: "乘两次", label: "乘两次" },
      paths: { name: "端点的轨迹", label: "端点的轨迹" },
    },
    rows: {
      turn: "转过的角",
      orientation: "它的四元数",
      scalarOfOne: "乘一次，标量部分",
      vectorOfOne: "乘一次，向量部分",
      ofTwo: "乘两次，向量部分",
    },
    describe: (turn: string, scalarPart: string) =>
      `这次转动的角是${turn}。乘两次，r转过了整个角；乘一次，只转过一半，还多出标量部分${scalarPart}。`,
  },
};
