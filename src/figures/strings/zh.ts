import type { AngularId, LawId, MethodId, OrientationId } from "../../core/dynamics/ids";
import type { DivergenceReason } from "../../core/dynamics/state";
import type { SpringId } from "../../core/spring/index";
import type { strings as English } from "./en";
import rules from "./rules.zh.json";

/* Every figure's words in one language: a translator has them all in this folder, and the compiler tells which are missing. */

/** All that pages say of a rule for ω. */
interface RuleWords extends InLineName {
  /** What it keeps. */
  readonly conserves: string;
  /** When to choose it, and when not. */
  readonly choose: string;
}

/** By itself, and within a line. */
interface InLineName {
  readonly name: string;
  readonly within: string;
}

interface Pass {
  readonly function: string;
  readonly pass: string;
}

export const strings: typeof English = {
  now: "此刻",
  components: (numbers: readonly string[]) => numbers.join(", "),
  actions: {
    copyLink: "复制链接",
    downloadData: "下载数据",
    downloadScenario: "下载场景",
    expand: "放大",
    reload: "重新加载本页",
    reset: "重置",
    resetView: "视角复位",
    /** With a mouse and keys, and with fingers. */
    turnByPointer: "拖动或按方向键，转动画面；按+、−键，双指捏合，或者按住Ctrl或⌘滚动滚轮，缩放画面。",
    turnByTouch: "用两根手指转动、缩放画面。",
    keys: "焦点在图上时，空格键播放，句号键和逗号键逐帧进退，r键重置，m键在标记间循环。",
    tryAgain: "重试",
    openInLab: "在实验室打开",
    /** A button's title. */
    withKey: (action: string, key: string) => `${action}（${key}）`,
  },
  /** "图3.1 ·". */
  figureNumber: (number: string) => `图${number} ·`,
  allNumbers: "全部数字",
  should: { stayZero: "应始终为0", stayOne: "应始终为1" },
  more: {
    button: "更多",
    groups: { shown: "显示什么", run: "运行", view: "视角" },
  },
  link: {
    isCopied: "链接已复制。",
    isInAddressBar: "链接在地址栏里。",
    /** `problem` is one of the sentences of `refused`. */
    notFollowed: (problem: string) => `无法按这个链接设定，图仍是本章设定的样子。${problem}。`,
  },
  /** Names of fields, ids and numbers stand as links spell them. All but `unknownField` follow "应为". */
  refused: {
    expected: (field: string, expected: string) => `${field}：应为${expected}`,
    unknownField: (field: string) => `${field}：这幅图没有这个字段`,
    wholeLink: "链接",
    someValue: "一个值",
    once: "一个值，而链接里有好几个",
    version: (version: string) => `${version}，即本页能读的链接版本`,
    trueOrFalse: "true或false",
    numberWithin: (least: number, most: number) => `${least}到${most}之间的数`,
    wholeNumberUpTo: (most: number) => `0到${most}的整数`,
    vectorWithin: (least: number, most: number) => `${least}到${most}之间的三个数`,
    oneOf: (ids: readonly string[]) => `${ids.join("、")}中的一个`,
    someOf: (ids: readonly string[]) => `${ids.join("、")}中的若干个，用半角逗号隔开`,
    formulation: (one: string, another: string) => `一种算法，如${one}或${another}`,
    stageSuchAs: (example: string) => `环节的名称，如${example}`,
    attitude: "-1到1之间的四个数，即一个四元数",
    tooSlow: (least: number) => `三个数，合成的角速度至少为${least} rad/s`,
    rates: (rates: readonly number[]) => `每秒帧数${rates.join("、")}中的一个`,
    range: "这次运行的两帧，第一帧在最后一帧之前",
    frameOfRun: (last: number) => `不大于${last}的帧号，${last}是这次运行的最后一帧`,
    noneBesideExact: (lane: number) => `空，因为lanes[${lane}].angular是exact`,
    another: "与其他值配得上的值",
  },
  dock: {
    toFigure: "转到这幅图",
    close: "关闭",
  },
  share: {
    button: "分享",
    /** Hands the link to the system's own list of apps. */
    send: "发送…",
    code: "二维码",
    codeOf: "旁边链接的二维码",
    codeMissing: "生成二维码的程序没能加载。",
    /** Two boxes to tick, below "复制链接". */
    plays: "打开即播放",
    fills: "打开即铺满窗口",
    png: "图片（PNG）",
    svg: "图片（SVG）",
    noPng: "图片没能生成；可以改用SVG。",
    noPicture: "生成图片的程序没能加载。",
    wholeRun: "整次运行，CSV",
    print: "打印这幅图",
    embed: "复制嵌入代码",
    embedGuide: "怎样使用",
    embedCopied: "代码已复制。",
    embedNotCopied: "浏览器不让本页复制。",
  },
  printed: {
    start: (start: string) => `抛法：${start}`,
    changed: (start: string) => `抛法：${start}，经手动改动`,
    moments: (moments: readonly string[]) => `主惯量${moments.join("、")} kg m²`,
  },
  present: {
    leave: "关闭",
    leaveTitle: "回到页面（Escape）",
    notArrived: "让图铺满窗口的程序没能加载。",
    slides: {
      name: "幻灯片",
      before: "上一幅图",
      after: "下一幅图",
      place: (number: string, count: string) => `${number} / ${count}`,
    },
    camera: "视角",
    follow: "跟随刚体",
    fromAbove: "从上方看",
    alongMomentum: "沿L看",
    fromFront: "从正面看",
    take: "图片、视频",
    picture: "图片（PNG，两倍大小）",
    quiet: "只留物体",
    quietTitle: "除物体外一概不显示，用于讲演",
    fullScreen: "全屏",
    film: {
      name: "这次运行的视频（WebM）",
      marks: (seconds: string) => `两个标记之间，${seconds}`,
      loop: (seconds: string) => `首尾相接的一圈，${seconds}`,
      whole: (seconds: string) => `整次运行，${seconds}`,
      progress: (percent: string) => `正在录制：已完成${percent}`,
      stop: "停止",
      isSaved: "视频已保存。",
      isStopped: "录制已停止，没有保存。",
      failed: "这个浏览器没能生成视频。",
      cannot: "这个浏览器不能逐幅生成视频。",
    },
    plainly: {
      noWebgl: "这个浏览器不支持WebGL，所以用的还是页面上的画面。",
      reducedMotion: "你的系统要求减少动态效果，所以用的还是页面上的画面。",
      reducedData: "你的浏览器在节省流量，所以用的还是页面上的画面。",
      contextLost: "浏览器收回了显存，所以用的还是页面上的画面。",
      notArrived: "大屏的布光程序没能加载，所以用的还是页面上的画面。",
      slow: "为了在这台机器上跟得上，画得简单些，不画细致的阴影和漆面。",
    },
  },
  fault: {
    text: "这幅图的程序出错，已经停下。正文和其他图不受影响。",
    again: "重新启动",
  },
  handle: {
    hint: "拖动，或者按方向键和翻页键",
    at: (label: string, place: string) => `${label}，${place}`,
  },
  hold: {
    button: "拿住物体",
    hint: "拖动物体，改变姿态；甩一下，让它转起来",
    /** After the button "拿住物体"; the object is pressed, not the button. */
    hintByFinger: "或者按住物体拖动",
    hintAtStart: "在起点，可以拖动或甩动物体",
    keys: "方向键改变姿态，Shift加方向键让它转起来，Enter键松手，Escape键放弃",
    byFinger: "现在拖动，或者甩一下",
    changed: "手动改动过 ·",
    undo: "撤销",
    spin: (components: string) => `角速度ω = (${components}) rad/s`,
    isHeld: "物体拿在你手里。方向键改变姿态，Shift加方向键让它转起来，Enter键松手，Escape键放弃。",
    isLetGo: (spin: string) => `已松手：${spin}。`,
    isGivenUp: "已恢复原样。",
  },
  component: (vector: string, axis: string) => `${vector}的${axis}分量`,
  graph: {
    curve: "曲线",
    summary: (y: string, x: string, curves: readonly string[]) =>
      `横轴是${x}，纵轴是${y}。曲线：${curves.join("；")}。滑块处的值见下表。`,
  },
  toolbar: {
    layers: "画面上显示什么",
    start: "抛法",
    startByHand: "手动改动过",
    timeStep: "步长",
    exact: "精确解",
    exactLabel: "精确解",
    stops: "碰撞时停下",
    stopsLabel: "碰撞时停下",
    slows: "第一次碰撞时放慢",
    slowsLabel: "第一次碰撞时放慢",
    layout: "排列",
    sideBySide: "并排",
    overlaid: "重叠",
    inspector: "这一帧之内",
    sliders: "抛出时的数值",
    formulation: (lane: string) => `算法${lane}`,
    gyroscopicTerm: "陀螺项",
  },
  repeat: {
    button: "在标记间循环",
    title: "循环播放时间条上两个标记之间的一段：标记是翻转，或者碰撞",
    isOn: (from: string, to: string) => `循环播放第${from}帧到第${to}帧。`,
    isOff: "一直播放到最后。",
  },
  /** At a mark of the time bar. */
  runEvents: {
    flip: (time: string) => `翻转，${time}`,
    impact: (time: string) => `碰撞，${time}`,
  },
  clock: (frame: string, time: string) => `第${frame}帧 · ${time}`,
  announced: {
    step: (clock: string, picture: string) => `${clock}。${picture}`,
    reset: "回到起点。",
    impact: (frame: string, lane: string) => `停在第${frame}帧：运行${lane}发生碰撞。`,
    codeCopied: "函数已复制。",
    codeNotCopied: "浏览器不让本页复制。",
    timeShown: (from: string, to: string) => `显示${from}到${to} s。`,
  },
  impactStop: {
    first: (frame: string) => `停在第${frame}帧：第一次碰撞。`,
    later: (frame: string, nth: string) => `停在第${frame}帧：第${nth}次碰撞。`,
    slowed: (speed: string) => `碰撞时放慢到${speed}×`,
    goOn: "继续",
    lookInside: "看里面",
  },
  recording: (name: string) => `记录：${name}`,
  lane: {
    /** Its letter and its formulation: a heading, and within a sentence. */
    heading: (lane: string, title: string) => `${lane}：${title}`,
    withFormulation: (title: string, formulation: string) => `${title}（${formulation}）`,
    inSentence: (lane: string, title: string) => `运行${lane}（${title}）`,
    seen: (heading: string, sentence: string) => `${heading}。${sentence}`,
    hasDiverged: (lane: string) => `运行${lane}已发散。`,
    divergedBecause: (lane: string, reason: string) => `运行${lane}发散：${reason}。`,
    /** In place of a value. */
    diverged: "已发散",
    ended: "已结束",
    recordingEnds: (lane: string) => `运行${lane}的记录到此为止。`,
    /** Of a lane that is made elsewhere and has not been, or failed at once. */
    hasNoMotion: (lane: string) => `运行${lane}没有可显示的运动。`,
    /** @param sentence why, as its maker says it */
    endsBecause: (lane: string, sentence: string) => `运行${lane}到此为止。${sentence}`,
    hasNoMotionBecause: (lane: string, sentence: string) => `运行${lane}没有可显示的运动。${sentence}`,
  },
  divergence: {
    "spin exceeds 1e6 rad/s": "角速度超过1e6 rad/s",
    "spin is not finite": "角速度不是有限的值",
    "orientation is not finite": "姿态不是有限的值",
    "position or velocity is not finite or exceeds 1e100": "位置或速度不是有限的值，或者超过1e100",
    "the recording ends": "记录到此为止",
  } satisfies Record<DivergenceReason, string>,
  plots: {
    label: (figure: string) => `图“${figure}”的曲线`,
    cursor: (plot: string) => `${plot}曲线的游标`,
    legend: "图例",
    /** Of the time axis; "放大" by itself is to expand a figure. */
    zoomIn: "时间轴放大",
    zoomOut: "时间轴缩小",
    whole: "整次运行",
    download: "下载曲线数据",
    notDrawn: "画曲线的程序没能加载，曲线仍是原来的。",
  },
  inspector: {
    label: "这一帧之内",
    title: (from: string, to: string) => `第${from}帧 → 第${to}帧，一帧之内`,
    notArrived: "查看一帧之内的程序没能加载。",
    previous: "上一环节",
    next: "下一环节",
    place: (at: string, of: string) => `${at} / ${of}`,
    close: "关闭",
    isLost: (stage: string) => `这一帧没有名为${stage}的环节，就从第一个环节看起。`,
    playing: "正在播放。暂停后，就能看停住的那一帧之内。",
    stages: "环节",
    allLines: "全部算式",
    /** Which pass of a loop, or run of a line, and of how many. */
    folds: {
      deepest: (count: string) => `${count}个顶点里最深的`,
      fastest: (count: string) => `${count}个顶点里往里陷得最快的`,
      halvings: (count: string) => `${count}次对半分里的最后一次`,
      vertices: (count: string) => `${count}个顶点里的第一个`,
      times: (count: string) => `${count}次里的第一次`,
      lastTime: (count: string) => `${count}次里的最后一次`,
    },
    /** Of a loop with many passes, only the first are recorded. */
    recorded: (fold: string) => `${fold}，只计已记录的`,
    showCode: "显示代码",
    copyCode: "复制这个函数",
    /** Announced of a stage, and of a row of two lanes' stages. */
    stage: (name: string, fn: string) => `${name}，在${fn}中`,
    returned: (name: string) => `${name}()的返回值`,
    row: (stages: readonly string[]) => stages.join("；"),
    returns: "返回值",
    inOneLane: (name: string, lane: string) => `${name}（仅${lane}）`,
    pass: ({ function: fn, pass }: Pass) => `${fn}，第${pass}遍`,
    /** Here `lane` is a heading, "A：显式". */
    hasDiverged: (lane: string) => `${lane}。已发散。`,
    /** Of a lane that plays what was made elsewhere. */
    hasNoLines: (lane: string) => `${lane}。这是在别处算的，没有算式可以逐行看。`,
    /** Of a program of the reader's own. */
    working: "算法正在算到这一帧……",
    hasTrouble: (lane: string, trouble: string) => `${lane}。${trouble}`,
    ownLine: (line: string) => `第${line}行`,
    ownSource: "整个程序",
    nothingHere: (lane: string) => `${lane}（没有对应的环节）`,
    drawn: (stage: string, picture: string) => `${stage}。${picture}`,
    formulas: (fn: string) => `${fn}的公式`,
    source: (fn: string) => `${fn}的源码`,
    value: (name: string) => `${name}的值`,
    valueWhen: (name: string, when: string) => `${name}的值，${when}`,
    thisFrame: "这一帧",
    frameBefore: "上一帧",
    kinds: { number: "数", vector: "向量", quaternion: "四元数", matrix: "矩阵" },
    numberRow: "值",
    /** Of a vector or a quaternion. */
    lengthRow: "模长",
    axes: (axes: string) => `坐标系：${axes}。`,
    axesNames: { body: "本体系", world: "世界系", "body to world": "本体系到世界系" },
    inFrame: (frame: string) => `取自图中第${frame}帧`,
    pictures: {
      number: "一个数：只画刚体。",
      vectorInBody: "沿本体轴的箭头，画在刚体上；只有方向可信，长度不按比例。",
      vectorInWorld: "沿世界轴的箭头；只有方向可信，长度不按比例。",
      noAxes: "只画刚体：名称末尾没有像omega_B、momentum_W、q_WB那样注明坐标系。",
      quaternion: "按这个四元数转过的三根轴。",
      matrix: "矩阵把三根轴变成什么，三个箭头用同一比例。",
    },
  },
  quantities: {
    angularVelocity: "角速度",
    angularVelocityBody: "沿本体轴的分量",
    angularMomentum: "角动量",
    pivotMomentum: "对支点的角动量",
    momentumAngle: "L的方向偏差",
    momentumDrift: "角动量漂移",
    energy: "动能",
    energyDrift: "能量漂移",
    orientation: "姿态",
    position: "质心",
    velocity: "质心的速度",
    attitudeError: "与精确解的误差",
    quaternionNorm: "四元数的模长",
    orthogonalityError: "RᵀR的误差",
    determinant: "R的行列式",
  },
  /** The parts in the order in which they are said. */
  formulation: (parts: readonly string[]) => parts.join("，"),
  frozenTensor: "张量从不旋转",
  turnedByOldSpin: "按旧的ω转动",
  substeps: (count: string) => `${count}个子步`,
  rules: rules satisfies Record<AngularId, RuleWords>,
  orientations: {
    matrix: "矩阵步",
    "matrix-orthonormal": "矩阵步，正交归一化",
    quaternion: "四元数步",
    "quaternion-unnormalised": "四元数步，不归一化",
    "quaternion-wrong-side": "四元数步，乘错边",
    "exponential-map": "指数映射",
    "exponential-map-bullet": "Bullet的映射",
    "exponential-map-wrong-side": "指数映射，乘错边",
  } satisfies Record<OrientationId, string>,
  contactMethods: {
    averaged: { name: "平均处推一次", within: "平均处推一次" },
    "per-vertex": { name: "逐个推顶点", within: "逐个推顶点" },
    backtracking: { name: "回到碰撞时刻", within: "回到碰撞时刻" },
  } satisfies Record<MethodId, InLineName>,
  contactLaws: {
    velocity: { name: "想要的速度", within: "想要的速度" },
    coulomb: { name: "库仑定律", within: "库仑定律" },
  } satisfies Record<LawId, InLineName>,
  springs: {
    explicit: "显式欧拉",
    "semi-implicit": "半隐式欧拉",
    implicit: "隐式欧拉",
    verlet: "速度Verlet法",
    rk4: "龙格–库塔法",
  } satisfies Record<SpringId, string>,
};
