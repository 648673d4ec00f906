import type { strings as English } from "./en";

/** In en.ts the names of the axes are literal types. */
type Words = Omit<typeof English, "sixNumbers"> & {
  readonly sixNumbers: Omit<(typeof English)["sixNumbers"], "worldAxes"> & {
    readonly worldAxes: readonly [string, string, string];
  };
};

export const strings: Words = {
  threeEllipsoids: {
    label: "三个长方体，各在自己的惯性椭球里",
    boxes: {
      stick: { title: "长条", description: "椭球又长又细，跟里面的长条一样。" },
      slab: { title: "平板", description: "椭球是扁的，跟里面的平板一样。" },
      cube: { title: "立方体", description: "椭球是包住立方体的球。" },
    },
  },
  masses: {
    bodies: {
      dumbbell: "哑铃",
      four: "四个质点",
      box: "长方体的角",
      lopsided: "加重一个角",
      cube: "立方体的角",
    },
    body: "物体",
    massToSet: "要调的质点",
    mass: (number: string) => `质点${number}`,
    /** The same in the picture. */
    massMark: (number: string) => `m${number}`,
    chosenMass: "质量",
    position: "位置",
    tensor: "惯性张量I，单位kg m²",
    rows: {
      mass: "质量",
      centre: "质心",
      moments: "主惯量",
      momentum: "角动量",
      angle: "角动量与轴的夹角",
    },
    describe: (count: string, moments: string, angle: string) =>
      `${count}个质点绕着一根过质心的竖直轴转动。主惯量是${moments} kg m²。角动量与轴的夹角是${angle}。`,
    /** What a link may say of the masses, after its field: "masses：应为……". */
    expected: {
      mass: (lightest: string, heaviest: string, reach: string) =>
        `一个质点，质量从${lightest}到${heaviest}，各坐标的绝对值不超过${reach}`,
      list: "若干质点的列表",
      atMost: "不超过上限个数的质点",
      ofThisBody: (count: string) => `至多${count}个质点，这个物体只有这么多`,
    },
  },
  sixNumbers: {
    tensorInWorld: "沿世界轴的惯性张量，单位kg m²",
    tensorInBody: "沿本体轴的惯性张量，单位kg m²",
    inWorld: (tensor: string) => `${tensor}，在世界系中`,
    inBody: (tensor: string) => `${tensor}，在本体系中`,
    worldAxes: ["世界x", "世界y", "世界z"],
    describe: (angle: string) => `盒子绕一根斜穿它的轴匀速转动；角动量与角速度的夹角是${angle}。`,
  },
  frozen: { starts: { box: "小盒子", racket: "长平板，抛得歪的那次" } },
};
