import type { strings as English } from "./en";

export type { ConditionId } from "./en";

export const strings: typeof English = {
  byDefault: "默认",
  since: (version: string) => `${version}起`,
  until: (version: string) => `至${version}`,
  between: (first: string, last: string) => `${first}至${last}`,
  conditions: {
    withChild: "自由刚体，带一个有质量的固定子刚体",
    cut: "力矩截断到100 N m",
    notBetween: "3.7.0至3.8.0的自由刚体除外",
    standalone: "仅限单独的自由刚体；3.14里带固定子刚体的也算",
    everySubstep: "每个子步",
    laterDefault: "0.35起默认",
    vacuum: "真空中的自由刚体，没有子刚体和约束",
  },
  elsewhere: {
    "implicit-converged": "教科书里的后向欧拉",
    splitting: "几何积分法",
    "splitting-4": "几何积分法",
    augmented: "Buss 2000",
    rk4: "Fiedler的游戏物理示例",
    exact: "其他算法的比较标准",
  },
};
