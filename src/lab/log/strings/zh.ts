import type { OrientationId } from "../../../core/dynamics/ids";
import type { Trend } from "../../../core/identification/invariantChanges";
import type { Translated } from "../../../language/translated";
import type { CaseKey } from "../../../logs/cases";
import type { DampingForm } from "../../../logs/findings";
import type { Meaning } from "../../../logs/meanings";
import type { ConventionKey, Remark, Source } from "../../../logs/readConventions";
import { RATE_UNITS, unitSymbols } from "../../../logs/units";
import { inChinese } from "../../strings/zhProblems";
import type { SampleId } from "../messages";
import type { strings as English } from "./en";

/** @param others their number, in the language's digits; null for none */
function alsoFollows(others: string | null): string {
  return others === null ? "没有别的算法相符" : `另有${others}种准确的算法算到同样的数字，位数再多些才分得开`;
}

export const strings: Translated<typeof English> = {
  section: {
    heading: "日志",
    lede: "别的程序算出的一段运动：它究竟是不是转动，守住了什么，错了多少，用的是哪种算法？",
    stays:
      "CSV、JSON或JSON Lines，最大50 MB，每帧一行：时间、姿态、角速度。文件就在你的浏览器里读，不会传出去。",
    noScript: "结果在浏览器里计算：启用脚本后，才能在这里打开日志。不用浏览器，identify命令得出同样的结果。",
    file: "日志文件",
    drop: "或者拖到这里",
    paste: "或者粘贴",
    text: "日志的文本",
    samples: "手边没有日志？试试这几份：",
    examine: "分析",
    nothingYet: "请先选择文件，或者把它拖到这里，或者粘贴一份日志。",
    notFetched: "读日志的程序没能加载。再按“分析”重试。",
    way: "查一查你的引擎日志",
    wayText: "它用的是哪种算法，丢了什么，单位是不是它说的那样。",
  },
  samples: {
    bullet: ["Bullet演示程序的日志", "它的陀螺演示，用Bullet默认的算法"],
    units: ["单位写错的陀螺仪", "表头写的是弧度"],
    damped: ["越转越慢的盒子", "有东西让它慢下来"],
  } satisfies Record<SampleId, readonly [string, string]>,
  sampleName: (name: string) => `示例：${name}`,
  pasted: "粘贴的日志",
  preview: {
    heading: "读到的样子",
    table: "开头几行，以及各列的含义",
    means: (column: string) => `${column}的含义`,
    unread: "不读",
    meanings: {
      time: "时间",
      frame: "帧号",
      body: "哪个刚体",
      qw: "q，w",
      qx: "q，x",
      qy: "q，y",
      qz: "q，z",
      q1: "q，第一个",
      q2: "q，第二个",
      q3: "q，第三个",
      q4: "q，第四个",
      wx: "ω，x",
      wy: "ω，y",
      wz: "ω，z",
      r11: "R，第1行，x",
      r12: "R，第1行，y",
      r13: "R，第1行，z",
      r21: "R，第2行，x",
      r22: "R，第2行，y",
      r23: "R，第2行，z",
      r31: "R，第3行，x",
      r32: "R，第3行，y",
      r33: "R，第3行，z",
      px: "位置，x",
      py: "位置，y",
      pz: "位置，z",
    } satisfies Record<Meaning, string>,
  },
  choices: {
    heading: "约定与惯性张量",
    note: "你不选的，先由数据定，再由名称定。你的选择优先。",
    preset: "约定取自",
    noPreset: "不指定程序",
    sources: (program: string) => `${program}自己的说明：`,
    readOn: (date: string) => `（查阅于${date}）`,
    byData: "由数据定",
    order: "四元数",
    omega: "ω沿",
    unit: "ω的单位",
    direction: "q的作用",
    handedness: "坐标系",
    up: "向上的轴",
    hands: { right: "右手系", left: "左手系" },
    ups: { x: "x", y: "y", z: "z", "-z": "−z" },
    rate: "每秒帧数",
    rateNote: "以日志为准",
    rateWrong: "应为大于0的数。",
    body: "刚体",
    tensor: "惯性张量",
    tensors: {
      found: "由日志求出",
      bench: "用实验台上的刚体",
      pasted: "用下面粘贴的",
      sample: "用示例的",
    },
    notPositive: "这个惯性张量有一个主惯量不大于0，没有刚体会这样转。",
    pasteTensor: "惯性张量，写成URDF、SDF、MJCF、USD、Unity、矩阵或主惯量",
  },
  values: {
    order: { wxyz: "w、x、y、z", xyzw: "x、y、z、w" },
    omega: { world: "世界轴", body: "本体轴" },
    direction: { "body-to-world": "本体系到世界系", "world-to-body": "世界系到本体系" },
    angleUnits: { deg: "度", rad: "弧度" },
    unit: { ...unitSymbols(RATE_UNITS), "deg/s": "度/秒", "rev/s": "圈/秒", rpm: "圈/分" },
  },
  work: {
    reading: "正在读日志。",
    searchingFirst: "正在逐个试算法。",
    cancel: "取消",
    ended: "已取消，日志没有读完。",
    failed: "读日志的程序停了。文件需要的内存，浏览器可能给不出来；试试只读其中一部分。",
    refused: (sentence: string) => `这份日志读不了。${inChinese(sentence)}。`,
    refusedNext: "如果有一列的含义认错了，请在上面改正，再按“分析”。",
  },
  findings: {
    region: "分析结果",
    of: (name: string) => `分析结果 · ${name}`,
    verdict: "概要",
    rotation: "究竟是不是转动？",
    keeps: "守住了什么？",
    wrong: "错了多少？",
    rule: "用的是哪种算法？",
    take: "带走",
  },
  verdict: {
    made: "哪种算法？",
    right: "对不对？",
    sees: "看得到什么",
    mends: "怎样改正",
  },
  rotation: {
    rows: (rows: string, rate: string, seconds: string) =>
      `共${rows}帧，每秒${rate}帧，时长${seconds}\u00a0s。`,
    rowsAlone: (rows: string) => `共${rows}行。`,
    unit: (error: string) => `每个四元数的模长都是1，误差不超过${error}。`,
    grows: (error: string) =>
      `四元数的模长偏离1，最多偏${error}：写日志的程序没有归一化。这里只取它的方向；任由模长偏离的算法，也一并试过。`,
    shears: "矩阵不是纯粹的旋转：各列的长度不是1，彼此也不垂直。这里取最接近它的旋转。",
    agreesWholly: "由q得出的角速度与ω完全相同：这样读，各列属于同一个运动。",
    agrees: (share: string) => `由q得出的角速度与ω相同，相差不超过ω的${share}。这样读，各列属于同一个运动。`,
    disagrees: (share: string) => `这样读，由q得出的角速度与ω相差ω的${share}：不大像是同一个运动。`,
    found: {
      headingOmega: (says: string, data: string) =>
        `表头说ω沿${says}，其实沿${data}：只有这样读，q才按ω转动。`,
      headingOrder: (says: string, data: string) =>
        `表头说q的次序是${says}，其实是${data}：只有这样读，它才按ω转动。`,
      leftHanded:
        "ω是由q得出的角速度的镜像。要么它的符号反了，或者有两列互换了；要么两者之一来自左手系。换成右手系时，转动要变号的分量，与位置要变号的不同。",
      angles: (unit: string, first: string, second: string, third: string) =>
        `姿态是三个角，单位是${unit}：依次绕动轴${first}、${second}、${third}转。`,
      orderFromOmega: "六种次序里，只有这一种使它按ω转动。",
      orderAssumed: "次序和单位都是假定的：日志若有ω的各列，就能查出来。换一种次序，就是另一个运动。",
      factor: (factor: string) => `由q得出的角速度是ω的${factor}倍。`,
      twice: "漏了q̇ = ½ω q里的二分之一，或者一帧让刚体转了两次，或者日志的时间间隔只有实际的一半，都会这样。",
      half: "q̇ = ½ω q里的二分之一乘了两次，或者日志的时间间隔是实际的两倍，都会这样。",
      otherFactor: "时间间隔错了这个倍数，会这样；ω用了这里没有试的单位，也会这样。",
      notTheRate:
        "日志里的ω与q的转动不符，换哪种次序、单位和轴都不符。把三个角的变化率直接拼起来，或者ω是另一个刚体、另一个时刻的，就会这样。",
      tooCoarse: (angle: string) =>
        `刚体每帧转过大约${angle}°。相邻两帧之间转过的角超过180°，看上去就像往另一边转了一个较小的角，所以查不出算法。`,
      finer: (rate: string) => `请每秒记录${rate}帧以上。`,
      clock: (jitter: string, step: string) =>
        `时间来自时钟：相对${step} ms的等间隔，偏离${jitter} ms。这里当作等间隔。日志里记下步的序号，就不必猜。`,
      noise: (size: string) => `ω在由q得出的角速度上下随机起伏，每个分量${size} rad/s，像传感器的噪声。`,
      bias: (size: string, mean: string, axes: string) =>
        `平均来看，ω与由q得出的角速度相差${size} rad/s：沿${axes}是${mean}，这是陀螺仪的零偏。`,
      biasNext: "从ω里减去它，再分析一次。",
    },
    conventions: "各项约定，以及依据",
    keys: {
      order: "四元数",
      omega: "ω沿",
      unit: "ω的单位",
      direction: "q的作用",
    } satisfies Record<ConventionKey, string>,
    axes: "沿q各轴的ω的列",
    hands: "坐标系",
    up: "向上的轴",
    sources: {
      said: "你指定的",
      motion: "由数据定：按通常的读法，没有算法相符",
      kinematics: "由数据定：这样读，q的转动与ω最相符",
      names: "由名称定",
      assumed: "假定的：怎么读，数据都一样",
    } satisfies Record<Source, string>,
    pictureOnly: "只影响画面，不影响结果",
    warnUnit: (unit: string) => `不管表头怎么写，ω的数值单位是${unit}。程序当作rad/s来用，就错了这个倍数。`,
    otherwise: (reading: string) => `由数据定的话，会读成：${reading}。`,
    reading: (order: string, omega: string, unit: string) => `q的次序是${order}，ω沿${omega}，单位${unit}`,
    remarks: {
      "no-orientation": "日志里没有姿态，所以无从判断运动。请在上面指明q或矩阵的各列。",
      "no-omega": "日志里没有ω。这里由q的差分求出了ω；只有用新的ω按指数映射转动刚体的算法，才能由此查出来。",
      "not-one-motion":
        "日志里的ω与q的转动不符，试过的次序、单位和轴都不符。请看上面各列：q和ω是不是同一个刚体、同一个时刻的？",
      "uneven-times": "各行的时间间隔不相等，所以没有试算法。",
      "missing-frames": "缺了一些帧；算法只在不缺帧的段落里运行。",
      "sign-flips": "中途q与−q交替出现，它们是同一个姿态。这没有害处，已经改正。",
      "several-bodies": "日志里有几个刚体，只读了一个。可在上面另选。",
      jumps: "中途刚体换了地方；试算法时没有跨过那里。",
      "no-time":
        "日志里没有时间。步长由q和ω求出；求不出来，就取六十分之一秒。你若知道每秒多少帧，请在上面填写。",
      "at-rest": "刚体不转。",
      "no-gyroscopic-term":
        "ω的方向不变。三个主惯量相等的刚体，或者绕主轴转的刚体，用什么算法都会这样；你的刚体若不是这两种，就是漏了陀螺项。",
      "none-fits": "",
    } satisfies Record<Remark, string>,
  },
  keeps: {
    given: (moments: string) => `依据给出的惯性张量判断，主惯量之比是${moments}。`,
    found: (moments: string, off: string) =>
      `由运动本身就能看出刚体的主惯量之比：${moments}，按占总和的份额计，每个误差不超过${off}。主惯量有多大，由自由转动看不出来。`,
    under: (moments: string) => `计入刚体受到的作用，由运动就能看出主惯量之比：大约${moments}。`,
    rough: (moments: string) =>
      `没有算法相符，所以主惯量只能由ω的变化粗略求出：大约${moments}；刚体不受作用时才对。给出惯性张量，判断更准。`,
    unknown: "ω的方向不变，所以由日志看不出质量怎样分布。给出惯性张量，才知道L怎样变。",
    unshown:
      "这里查出的情况掩盖了质量的分布，所以这里没有依据惯性张量判断。给出惯性张量，才知道能量和L怎样变。",
    nothing: "没有姿态和角速度，就无从判断。",
    amounts: (energy: string, momentum: string, angle: string) =>
      `能量最多变化${energy}，L的大小最多变化${momentum}，方向最多变化${angle}。自由刚体的这三样都不变。`,
    all: "在日志的有效数字之内，它都守住了。",
    seen: (energy: string, momentum: string, direction: string) =>
      `能量${energy}；L的大小${momentum}；L的方向${direction}。`,
    uncertain: "上面查出的ω的误差也算在里面。",
    trend: {
      kept: "不变",
      swings: "有起伏，但会回来",
      gains: "增加",
      loses: "减少",
      strays: "越偏越远",
    } satisfies Record<Trend | "strays", string>,
    acting: {
      damping: (rate: string, form: string) =>
        `有转动阻尼：每帧ω变成${form}，其中c是每秒${rate}。这是一项设置，不属于自由转动的算法。`,
      dampingTies: (forms: string) => `凭这些位数，分不开它与${forms}。`,
      forms: {
        explicit: "ω(1 − cΔt)",
        exponential: "ω e^(−cΔt)",
        implicit: "ω/(1 + cΔt)",
      } satisfies Record<DampingForm, string>,
      speedLimit: (limit: string, frames: string) =>
        `有${frames}帧的|ω|等于${limit} rad/s，没有一帧更大：角速度有上限，在那里被截断。`,
      torqueGiven: (torque: string) => `${torque} N m`,
      torqueShare: (torque: string) => `主惯量之和乘以${torque} s⁻²`,
      torqueConstant: (torque: string, axes: string) =>
        `有力矩作用，沿${axes}恒定：${torque}。它改变能量和L。`,
      torqueChanging: (torque: string, axes: string) =>
        `有力矩作用，中途在变；沿${axes}的平均值是${torque}。它改变能量和L。`,
      torqueUnknown: "有力矩作用，中途在变，所以L不必守恒。给出惯性张量，才知道力矩有多大。",
      impulses: (frames: string) => `进入下列帧时，L有跳变：${frames}。刚体在那里受到冲击，或者速度被改写。`,
      andMore: (shown: string, count: string) => `${shown}，另有${count}帧`,
      sleep: (frame: string) => `从第${frame}帧起，ω突然正好是0：引擎让刚体休眠，就会这样停下。`,
      wheel: (axis: string, momentum: string) =>
        `刚体里面有东西在转，轴是${axis}，角动量是${momentum}。这时只算刚体，L不必守恒；两者之和才守恒。`,
      wheelGiven: (momentum: string) => `${momentum} N m s`,
      wheelShare: (momentum: string) => `主惯量之和乘以${momentum} s⁻¹`,
    },
    term: "漏了陀螺项：ω的方向不变，L绕着它转。",
    byRule: (conserves: string) => `这是查出的算法造成的。它的守恒情况：${conserves}。`,
    byRuleToo: (conserves: string) => `查出的算法也是一个原因。它的守恒情况：${conserves}。`,
    slips: {
      frozen: "惯性张量从不随刚体旋转，所以算法既守不住能量，也守不住L：要守住，就得让它旋转。",
      "wrong-side": "ω乘错了边，乘在q的另一侧，所以刚体实际绕着转的，不是算法求ω时用的轴。",
      "old-spin": "每帧都按这一帧之前的ω转动刚体，所以转到的姿态，不是算法的新ω所对应的姿态。",
    },
    ends: {
      explicit: "照这样下去，刚体越转越快。",
      wideStep: "一帧转过半弧度以上，隐式算法本该损失能量，只走一步牛顿迭代，反而可能增加能量。",
      implicit: {
        least: "照这样下去，刚体最后绕主惯量最小的轴转。",
        greatest: "照这样下去，刚体最后绕主惯量最大的轴转。",
      },
      rescaled: "能量趋向绕中间轴自转时的值：照这样下去，刚体的翻转越来越稀，最后也不固定绕哪根轴转。",
      momentum: "照这样下去，刚体最后绕主惯量最小的轴转。",
    },
    ask: (hasTensor: boolean) =>
      `由日志看不出是什么造成的。接下来要问：有没有力矩、接触或关节？设没设阻尼，或者速度上限？刚体里面有没有东西在转？${
        hasTensor ? "惯性张量是这一个吗？" : ""
      }`,
    energy: "能量的变化",
    momentum: "|L|的变化",
    angle: "L的方向偏差",
    time: "t [s]",
    percentAxis: (name: string) => `${name} [%]`,
    degreesAxis: (name: string) => `${name} [°]`,
    plot: (name: string, from: string, to: string) => `${name}，整份日志，从${from}到${to}。`,
    polhode:
      "L在刚体上走过的路，画在以起初长度为半径的球面上：实线是日志，虚线是精确解。自由刚体始终在虚线上。",
    polhodeLabel: (off: string) => `L在刚体上走过的路，与精确解的路比较。最后L的大小是起初的${off}倍。`,
  },
  wrong: {
    at: (angle: string, seconds: string) => `${seconds}\u00a0s后${angle}`,
    error: (list: string) => `从日志的第一帧算起，精确解与它的偏差：${list}。`,
    short: (seconds: string) => `日志到${seconds}\u00a0s为止。`,
    none: "没有惯性张量，就没有精确解可比。",
    right: "在日志的有效数字之内，它就是精确解。",
    small: "这样的误差，谁也看不出。",
    visible: "只看一幅画面，谁也看不出这个误差；放在精确解旁边，谁都看得出。",
    large: "到最后，日志里的运动，已经不是这个刚体不受作用时该有的样子。",
    mends: {
      steps:
        "这是算法的误差，随步长变化：步长短些，误差就小；用子步，每个子步重新用一次算法，或者换阶更高的算法，误差也小。小多少，到实验台上看。",
      none: "缩短步长治不了：要打开陀螺项，或者自己加上。",
      frozen: "缩短步长治不了：惯性张量要随刚体旋转，I = R I_B Rᵀ。",
      "wrong-side": "缩短步长治不了：ω要乘在q的另一侧，或者改用另一组轴上的分量。",
      sign: "缩短步长治不了：陀螺项要变号。",
      "rate-factor": "q与ω之间的倍数也是一个原因，缩短步长治不了。",
      damping: "阻尼也是一个原因，缩短步长治不了：请设为0，除非你本来就要阻尼。",
    },
    uncertainStart: "这说明不了运动对不对：第一帧的ω带着上面查出的误差，精确解一开始就带上了这些误差。",
    rough: "这里依据的是粗略的惯性张量，判断也只能这么准。",
    plot: "姿态误差",
  },
  turns: {
    matrix: "用矩阵步转动",
    "matrix-orthonormal": "用矩阵步转动，正交归一化",
    quaternion: "用四元数步转动，归一化",
    "quaternion-unnormalised": "用四元数步转动，不归一化",
    "quaternion-wrong-side": "ω乘错了边",
    "exponential-map": "用指数映射转动",
    "exponential-map-bullet": "用Bullet的指数映射转动",
    "exponential-map-wrong-side": "用指数映射转动，ω乘错了边",
  } satisfies Record<OrientationId, string>,
  rule: {
    one: (rule: string) => `这份日志用的算法：${rule}。`,
    several: (rule: string) =>
      `这份日志用的是表中的一种算法。它们算出的数字相同，凭日志分不开。其中最简单的是：${rule}。`,
    exact: (others: string | null) =>
      `在日志的有效数字之内，这就是自由刚体的真实运动：精确解与它相符，${alsoFollows(others)}。`,
    exactByFrames: (others: string | null) =>
      `逐帧来看，精确解与它相符，${alsoFollows(others)}。但从整份日志看，它不是精确解，所以可能用的是另外几种之一。`,
    exactBeside: (others: string | null) =>
      `计入上面查出的情况，在日志的有效数字之内，这就是真实运动：精确解与它相符，${alsoFollows(others)}。`,
    under: "这已计入上面查出的情况。",
    precise: (noise: string) =>
      `从试过的每一帧重新算起，对后面几帧的偏差，平均是日志的舍入所能解释的${noise}倍。`,
    engines: (names: string) => `已知这样算的有：${names}。`,
    noEngine: "就这里所知，没有引擎默认这样算。",
    none: (substeps: string | null) =>
      `不是这里知道的算法。本笔记的各种算法，不管用哪种转动方式${
        substeps === null ? "，也不管取试过的哪种子步数" : `，每帧取${substeps}个子步`
      }，从日志的一帧算到下一帧，都超出了有效数字所容许的偏差。`,
    noneNext: (hasTensor: boolean) =>
      `会让算法认不出来的有：时有时无的力矩、接触、关节、不相等的步长、不是同一时刻的ω。${
        hasTensor ? "惯性张量不是给出的这一个，也会这样：可以改由日志求出。" : ""
      }`,
    hidden: "上面查出的情况掩盖了它，无法查明。",
    hiddenByActing: "上面查出的情况掩盖了它，无法查明：算法要由自由转动来辨认。请去掉那些作用，重新记录。",
    wrongSign: (moments: string) =>
      `ω × Iω这一项的符号反了：变号以后，日志就是你这个刚体的运动，对x、y、z轴的转动惯量之比是${moments}。`,
    perhapsWrongSign: (wrongSign: string, rightSign: string) =>
      `有两种刚体能解释这份日志：一种对x、y、z轴的转动惯量之比是${rightSign}；另一种是${wrongSign}，而ω × Iω这一项的符号反了。两种的运动一样，所以要看你的是哪一种。`,
    notTried: "没有试算法。",
    giveRate: "如果你的程序步长固定，请在上面填写每秒帧数，用来代替日志的时间。",
    cancelled: "查找已取消。上面的结果有效；再按“分析”，就重新查找。",
    table: "相符的算法，按误差排列",
    columns: { rule: "算法", residual: "相对误差", case: "看得到什么", engines: "已知这样算的有" },
    residualNote:
      "相对误差：从日志的各帧重新算起，算法对后面各帧的偏差；包括q的，以及ω的（按占其大小的份额计），取均方根。",
    tieNote:
      "表中各种算法的偏差，都不超过日志的舍入所能解释的，也不超过最小偏差的两倍：凭日志的位数，分不开它们。",
    explained: "讲解",
    bookOf: (rule: string) => `本笔记对“${rule}”的讲解`,
    more: (count: string) => `另有${count}种，算出的数字相同。`,
  },
  giveTensor: "给出惯性张量",
  /** By the name that the case-book gives the case. */
  leadsOn: (what: string) => `${what}，怎么办`,
  /** By the chapters' own titles. */
  chapters: { "aiming-torque": "指向力矩", "heavy-top": "支在一点上的陀螺" },
  actedOn: "受力矩作用的刚体，见这两章：",
  cases: {
    spinsForever: "漏了陀螺项",
    gainsEnergy: "能量增加",
    slowsDown: "能量减少",
    flipsFade: "翻转越来越稀",
    grows: "矩阵发生剪切",
    turnsLate: "转动落后",
    quaternionGrows: "四元数变长",
    wrongWay: "两组轴弄混",
    fastSpin: "转速有上限",
    tensorNotTurned: "惯性张量没有旋转",
    turnsTwice: "差了2倍的因子",
    leftHanded: "左手系",
    eulerAngles: "把角加起来",
    damped: "有阻尼",
    sleeps: "刚体休眠",
    tensorNotSet: "没有设惯性张量",
    sensorDrift: "传感器有误差",
  } satisfies Record<CaseKey, string>,
  take: {
    bench: "在实验台上打开",
    benchNote: (lanes: string) => `在实验台上并排显示：${lanes}。`,
    lanes: { log: "日志", rule: "查出的算法", exact: "精确解" },
    link: "复制链接",
    linkNote: "链接带上开头的若干帧，网址能装多少就带多少，数字保留六位小数；惯性张量和算法也在其中。",
    linkHolds: (frames: string, of: string) => `链接带上了${of}帧中的前${frames}帧。`,
    whole: "下载场景",
    wholeNote: "文件带上每一帧，一位数字也不少，供simulate命令和实验台使用。",
    firstFrames: (frames: string) => `日志太长，只用前${frames}帧。`,
    report: "复制报告",
    print: "打印",
    copied: "已复制。",
    notCopied: "浏览器不让本页复制。",
    onBench: "已放到实验台上。",
    notOnBench: "实验台的程序没能加载。",
    title: (name: string) => `“${name}”的分析结果`,
  },
};
