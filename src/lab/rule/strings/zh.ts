import type { Translated } from "../../../language/translated";
import type { strings as English } from "./en";

const KINDS: Readonly<Record<string, string>> = {
  number: "一个数",
  boolean: "true或false",
  object: "一个对象",
  list: "一个列表",
  string: "一段文本",
  undefined: "undefined",
  null: "null",
  function: "一个函数",
  promise: "一个Promise",
};

const kind = (name: string) => KINDS[name] ?? name;

export const strings: Translated<typeof English> = {
  title: "自己的算法",
  intro:
    "写下刚体怎样推进一步，它就与本笔记的算法并排运行。评测由本笔记的代码来做，依据的是你的算法算出的状态。",
  coming: "编辑器正在加载……",
  notCome: "编辑器没能加载。",
  startFrom: "从哪里写起",
  which: "哪次运行的代码",
  newLane: "新的运行",
  laneOf: (lane: string, name: string) => `运行${lane}，${name}`,
  name: "名称",
  ruleName: (name: string) => `${name}（我的）`,
  empty: {
    title: "空的算法",
    name: "我的算法",
    source: `import { type Mat3, mulVec, solve3 } from "mat3";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "vec3";

/** 由dt [s]这一步之前的ω和惯性张量[kg m²]，求这一步之后的ω [rad/s]，都沿本体轴。 */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  return omega_B;
}
`,
  },
  torque: {
    title: "自己的力矩",
    name: "我的力矩",
    note: "刚体在它的作用下，由本笔记的龙格–库塔法推进。若显示精确解，那是没有这个力矩时的运动。力矩不是算法，所以不评测。",
    source: `import type { Quat } from "quat";
import { addVec, scaleVec, type Vec3 } from "vec3";

/** 由姿态、角速度[rad/s]和时间求力矩[N m]：喷气两秒，另加阻尼。 */
export function torque(q_WB: Quat, omega_B: Vec3, t: number): Vec3 {
  const jet_B: Vec3 = t < 2 ? [0, 0, 0.5] : [0, 0, 0];
  const damper_B = scaleVec(-0.05, omega_B);
  return addVec(jet_B, damper_B);
}

/** ω和力矩沿哪组轴："body"是本体轴，"world"是世界轴。 */
export const axes = "body";
`,
  },
  turnedBy: "转动方式",
  turningOmega: "用哪个ω转动",
  turningOmegas: { end: "帧结束时的ω", mean: "首尾两个ω的平均" },
  code: "你的算法，用TypeScript或JavaScript写",
  keys: "Tab键缩进；先按Escape再按Tab，离开编辑器。Ctrl或⌘加Enter运行，加I说明光标处的函数。",
  signatures: {
    step: "step(omega_B, inertia_B, dt)给出没有力矩时一步之后的ω，沿本体轴。力矩、阻力和平面由程序另加，刚体按所选的方式转动。",
    advance:
      "advance({ q_WB, momentum_W }, body, dt)自己转动刚体，再返回这两个量的新值；力矩和阻力在它前后作用；body里有mass、inertia_B、inverseInertia_B和principal。",
    torque:
      'torque(q_WB, omega_B, t)由姿态、角速度和时间给出力矩，沿本体轴；写上“export const axes = "world"”，就沿世界轴。其余的作用在每步前后另加。',
  },
  run: "运行",
  ran: (lane: string) => `已运行：运行${lane}播放它算出的运动。`,
  see: (lane: string) => `查看运行${lane}`,
  unseen: {
    note: "这个链接带来了代码。代码运行时，与本页和网络隔离，而且要你同意才运行。请先读一遍：",
    judgedNote:
      "这个链接带来了代码，并要求评测。代码运行时，与本页和网络隔离，而且要你同意才运行；评测结果随后在这里算出。请先读一遍：",
    run: "运行这段代码",
    runAndJudge: "运行这段代码并评测",
    edit: "修改代码",
  },
  problems: (count: number, most: number) => (count < most ? `有${count}处错误：` : `前${most}处错误：`),
  place: (line: number, column: number) => `第${line}行，第${column}列`,
  nothingToExplain: "光标处的名称不在本笔记的库里。",
  importIt: (name: string, module: string) => `import { ${name} } from "${module}";`,
  helpers: "可以导入什么",
  helpersNote: '按名称导入，如import { cross } from "vec3"。这些就是本笔记自己用的函数。',
  problem: {
    syntax: (reason: string) => `这不是能读懂的程序：${reason}。`,
    tooLong: (most: string) => `算法最多${most}个字符。`,
    nothingExported: () =>
      "没有可运行的算法。请写“export function step(omega_B, inertia_B, dt) { … }”；自己转动刚体的写“advance”，给出作用的写“torque”。",
    exportForm: () => "请在函数定义处导出：“export function step(…) { … }”。",
    notAFunction: (name: string) => `“${name}”必须是函数。`,
    axes: () => "“axes”说明step用哪组轴：“body”或“world”，要带引号。",
    unknownModule: (module: string, known: string) => `没有“${module}”可以导入，只有${known}。`,
    unknownImport: (name: string, module: string) => `“${module}”里没有“${name}”。它有什么，见下面的列表。`,
    importForm: (module: string) => `请按名称导入，如import { … } from "${module}"。`,
    dynamicImport: () => "代码要在开头按名称导入，而且只能导入下面列出的。",
    async: () => "算法要立刻给出结果：这里不能用“async”和“await”。",
    generator: () => "算法只返回一次：请写“function”，不写“function*”；写“return”，不写“yield”。",
    class: () => "算法是所给各量的函数：请写函数，不写类。",
    this: () => "这里没有“this”。算法要用的一切都由参数给出。",
    typeScriptOnly: () => "TypeScript的这种写法会生成代码，这里不支持。请改用常量或对象。",
    htmlComment: () => "在运行算法的地方，“<!--”是注释的开头。请在这几个符号之间加空格。",
    unknownName: (name: string) => `这里不认识“${name}”。是拼错了，还是没有导入？`,
    unknownNameNear: (name: string, near: string) => `这里不认识“${name}”。是不是“${near}”？`,
    notImported: (name: string, module: string) =>
      `“${name}”还没有导入。请在开头写：import { ${name} } from "${module}";`,
    fault: (sentence: string) => sentence,
    /** `frame` is empty where the program never ran. */
    threw: (message: string, frame: string) =>
      `${frame ? `在第${frame}帧，` : ""}程序在这里停了：${message}。`,
    recursion: (_message: string, frame: string) =>
      `${frame ? `在第${frame}帧，` : ""}有个函数不断调用自己，直到栈空间用尽。要有办法让它停下。`,
  },
  verdict: {
    title: "它算得怎么样",
    note: "本笔记自己选定一些运行，来评测这种算法，需要几秒钟。每一行都链接到本笔记讲它为什么重要的地方。",
    begin: "评测",
    cancel: "取消",
    working: (step: number, of: number) => `第${step}项，共${of}项……`,
    cancelled: "已取消。",
    done: "评测完成。",
    of: (name: string) => `“${name}”的评测结果`,
    print: "打印算法和评测结果",
    turnByMean: "改用首尾两个ω的平均来转动，再评测一次",
    copyLink: "复制算法和评测结果的链接",
    asked: "考察什么",
    answer: "结果",
    precision: {
      title: "误差与代价，和本笔记的算法比较",
      own: "你的算法",
      ownColumn: "你的算法",
      against: "横轴",
      steps: "每秒运动的步数",
      time: "在这里所用的时间",
      caption: (isTimed: boolean) =>
        isTimed
          ? "转得快的盒子，五秒，七种步长。点越靠左，代价越小；越靠下，离真实运动越近。时间是在这个浏览器里测的，包括你的算法，以及一同计时的几种。"
          : "转得快的盒子，五秒，七种步长。点越靠下，离真实运动越近；曲线越陡，阶越高。",
      chapter: "这幅图怎么看",
      below: "你的算法的各点，见下表。",
      table: "五秒后姿态的误差，单位弧度",
      rate: "每秒步数",
      better: "比它好的一种",
      worse: "比它差的一种",
      neighbour: (rule: string, error: string) => `${rule}，${error}`,
      ended: "没到五秒就结束",
    },
    marks: { right: "正确", off: "接近", wrong: "错误", plain: "" },
  },
  ended: {
    time: "用时太长，已中止。一次运行限一秒：是不是有循环停不下来，或者每一步都很慢？",
    protocol: "已中止：它擅自发送了内容，或者给出的不是一次运行。",
    "not started": "没能启动。",
    "no sandbox": "这个浏览器不能把这样的代码与本页隔离，所以没有运行。",
    "no frame": "运行这种代码的沙箱没能加载：这个浏览器不支持，或者你没有联网。所以没有运行。",
  },
  planes: {
    whole:
      "“advance”和“torque”一次算完整帧，而碰撞发生在帧的中途。请改写“step”，或者去掉平面；力矩、阻力和重力都可以有。",
    mean: "首尾两个ω的平均是整帧的，而碰撞发生在帧的中途。请改用帧结束时的ω转动，或者去掉平面；力矩、阻力和重力都可以有。",
  },
  pivotOrWheel: "自己的代码转动的刚体，不能有支点，也不能有内置飞轮；力矩可以有。",
  tooManyFrames: (most: number) => `自己的算法最多运行${most}帧。`,
  at: (frame: number, sentence: string) => `第${frame}帧，${sentence}`,
  fault: {
    "not a list": (what: string, count: number, got: string) =>
      `${what}的值必须是${count}个数的列表，实际却是${kind(got)}。${got === "undefined" ? "是不是漏了“return”？" : ""}`,
    "wrong length": (what: string, count: number, got: number) =>
      `${what}的值必须有${count}个数，实际有${got}个。`,
    "not numbers": (what: string, got: string) => `${what}的值里只能有数，其中却有${kind(got)}。`,
    "not finite": (what: string) =>
      `${what}的值不是有限的：除以了零，或者无限增大，或者用不是数的东西算的。向量的+和*要用函数：addVec、scaleVec。`,
    "not a state": (got: string) => `advance必须返回{ q_WB, momentum_W }，实际返回的是${kind(got)}。`,
    "incomplete state": (lacks: string) => `advance必须返回{ q_WB, momentum_W }，实际缺少${lacks}。`,
    "no orientation": "q_WB的模长不到二分之一，已经不是姿态。",
    "too fast": "刚体的角速度超过每秒一百万弧度。",
  },
};
