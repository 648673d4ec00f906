import type { strings as English } from "./en";

/** The ratio is L² over 2E. */
interface InBody
  extends Record<
    "polhode" | "ratio" | "least" | "middle" | "greatest" | "energyDrift" | "momentumDrift",
    string
  > {
  readonly startPolhode: string | null;
}

type InWorld = Record<"mass" | "angularSpeed" | "tip" | "planeHeight" | "momentumAngle", string>;

type Step = Record<"polhode" | "energyDrift" | "momentumDrift" | "tip", string>;

export const strings: typeof English = {
  fixedMomentum: {
    label: "抛一次，看三个时刻",
    instants: {
      start: {
        title: "抛出时",
        description: "一只盒子；从它的中心画出L和ω，L竖直向上，ω是斜的。",
      },
      half: {
        title: "转过半圈",
        description: "盒子转过去了。L还在原处；ω的端点绕着它走了一段弧。",
      },
      whole: {
        title: "转过一圈",
        description: "L仍在原处；ω又指向别处，走过的弧更长了。",
      },
    },
  },
  threeSpins: {
    label: "同一只盒子，绕三根轴各抛一次",
    axes: {
      least: {
        title: "最小主惯量轴",
        description: "这根轴的端点绕着L走了一个窄环。",
      },
      middle: {
        title: "中间轴",
        description: "这根轴的端点离开了最高处，从侧面远远荡下去。",
      },
      greatest: {
        title: "最大主惯量轴",
        description: "这根轴的端点绕着L走了一个窄环。",
      },
    },
  },
  poinsot: {
    inBody: "在本体系中",
    inWorld: "在世界系中",
    layers: {
      energy: { name: "能量椭球", label: "能量椭球" },
      sphere: { name: "动量球", label: "动量球" },
      true: { name: "起点的曲线", label: "起点的曲线" },
      present: { name: "当前帧的曲线", label: "当前帧的曲线" },
      herpolhode: { name: "ω在平面上的轨迹", label: "ω的轨迹" },
      family: { name: "邻近的曲线", label: "邻近的曲线" },
    },
    starts: {
      crooked: "球拍，抛得歪的那次",
      careful: "球拍，抛得正的那次",
      bar: "方杆",
      plate: "方板",
    },
    /** Of principal moments. */
    axes: { least: "1最小", middle: "2中间", greatest: "3最大" },
    handle: {
      label: "L的端点",
      hint: "拖动L的端点，运动就从另一条曲线开始",
      at: (least: string, middle: string, greatest: string) =>
        `沿轴1为${least}，沿轴2为${middle}，沿轴3为${greatest}`,
    },
    atRest: "刚体静止，没有本体极迹。",
    /** After "本体极迹". */
    polhode: {
      "around-least": "绕着最小主惯量轴",
      "around-greatest": "绕着最大主惯量轴",
      separatrix: "通向中间轴",
      point: "只是一个点，刚体匀速转动",
    },
    /** After "ω的端点". */
    tip: {
      onPlane: (tolerance: string) => `在不变平面上，相差不到${tolerance} rad/s`,
      shortOf: (distance: string) => `离不变平面还差${distance} rad/s`,
      beyond: (distance: string) => `越过不变平面${distance} rad/s`,
    },
    describeBody: (seen: InBody) => {
      const { polhode, startPolhode, ratio, least, middle, greatest, energyDrift, momentumDrift } = seen;
      const start = startPolhode === null ? "" : `；起点的本体极迹${startPolhode}`;
      return `动量球和能量椭球，画在本体系中。此刻状态的本体极迹${polhode}${start}。L²除以2E是${ratio} kg m²，主惯量是${least}、${middle}和${greatest}。从起点算起，能量变化${energyDrift}，L的大小变化${momentumDrift}。`;
    },
    describeWorld: ({ mass, angularSpeed, tip, planeHeight, momentumAngle }: InWorld) =>
      `质量${mass} kg的刚体，以${angularSpeed} rad/s转动，画的是它自己；能量或ω显示出来时，画的是它的惯性椭球。ω的端点${tip}，这个平面离中心${planeHeight} rad/s；L与平面法向的夹角是${momentumAngle}。`,
    describeStep: ({ polhode, energyDrift, momentumDrift, tip }: Step) =>
      `本体极迹${polhode}；从起点算起，能量变化${energyDrift}，L的大小变化${momentumDrift}；ω的端点${tip}。`,
  },
};
