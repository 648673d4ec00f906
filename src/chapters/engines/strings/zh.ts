import type { Conventions } from "../../../engines/facts/schema";
import type { strings as English } from "./en";

const listed = (names: readonly string[]) => names.join("、");

export const strings: typeof English = {
  engines: {
    settings: {
      "cannon-es:none": "默认",
      "bullet:none": "不设陀螺标志",
      "bullet:explicit": "显式",
      "bullet:implicit-world": "隐式，世界轴",
      "bullet:implicit-body": "隐式，本体轴",
      "jolt:off": "关掉陀螺项",
      "jolt:gyroscopic": "打开陀螺项",
      "rapier:always-on": "默认",
      "havok:none": "默认",
      "mujoco:euler": "Euler",
      "mujoco:implicit": "implicit",
      "mujoco:implicitfast": "implicitfast",
      "mujoco:rk4": "RK4",
      "physx:off": "关掉陀螺项",
      "physx:gyroscopic": "打开陀螺项",
    },
    choice: (engine: string, setting: string) => `${engine}，${setting}`,
    lane: (engine: string, setting: string, precision: string, substeps: string) =>
      `${engine}，${setting}，${precision}，${substeps}`,
    precision: { single: "单精度", double: "双精度" },
    substeps: (count: number) => `${count}个子步`,
  },
  engineStore: {
    load: (engine: string, size: string) => `加载${engine}，${size}`,
    again: (engine: string, size: string) => `重新加载${engine}，${size}`,
    stop: "停止",
    /** @param share so many per cent; empty where nothing can be said */
    loading: (engine: string, share: string) =>
      share === "" ? `正在加载${engine}……` : `正在加载${engine}，已完成${share}。`,
    progress: (engine: string) => `${engine}的加载进度`,
    ready: (engine: string) => `${engine}已加载。`,
    failed: {
      "not fetched": (engine: string) => `${engine}没能下载：网络不通，或者有东西拦住了下载。`,
      "not started": (engine: string) => `${engine}下载好了，但在这个浏览器里启动不了。别的不受影响。`,
      aborted: (engine: string) => `${engine}中途停了，它的运行到此为止，别的不受影响。`,
    },
  },
  race: {
    lineUp: "谁来赛跑",
    lane: (lane: string) => `运行${lane}`,
    nobody: "空着",
    rules: (rule: string) => `本笔记：${rule}`,
    standsIn: (engine: string) => `${engine} 暂用精确解`,
    setting: (lane: string) => `运行${lane}的设置`,
    notLoaded: "尚未加载",
    /** Of a run that the engine ended. */
    over: "–",
    /** @param size of all of them */
    start: (engines: readonly string[], size: string) => `让${listed(engines)}赛跑，${size}`,
    again: "再跑一次",
    /** @param near  those within so many degrees, the nearest first
     *  @param others with their errors */
    finish: (
      { time, degrees }: { readonly time: number; readonly degrees: number },
      near: readonly string[],
      others: readonly string[],
    ) =>
      [
        `${time}\u00a0s后，偏差不超过${degrees}°的：${near.length === 0 ? "没有" : listed(near)}。`,
        others.length === 0 ? "" : `偏得更多的：${others.join("；")}。`,
      ].join(""),
    named: (engine: string, setting: string) => `${engine}（${setting}）`,
    off: (racers: readonly string[], angle: string) => `${listed(racers)}，${angle}`,
    ended: (engine: string, time: string, reason: string) => `${engine}在${time}后结束：${reason}。`,
    /** @param limit [rad/s] */
    slows: (engine: string, limit: string) =>
      `在这个步长下，角速度超过${limit} rad/s，${engine}就会让刚体慢下来；这次运行会超过。`,
    endReasons: {
      "spin exceeds 1e6 rad/s": "角速度超过每秒一百万弧度",
      other: "引擎自己停了",
    },
    starts: {
      thrownRacket: "球拍，抛得正的那次",
      thrownRacketCrooked: "球拍，抛得歪的那次",
      racketMiddleAxis: "0.2 × 1 × 2 m的平板，抛得正的那次",
      racketCrooked: "0.2 × 1 × 2 m的平板，抛得歪的那次",
    },
    /** After "应为". */
    laneRefused: "引擎加设置，如jolt:gyroscopic，或者一种算法",
  },
  table: {
    engine: "引擎",
    setting: "设置",
    follows: "所用的算法",
    ruleAndTurn: (rule: string, turn: string) => `${rule}；${turn}`,
    substeps: "子步数",
    error: (seconds: number) => `${seconds}\u00a0s后\u200b偏差`,
    energy: (seconds: number) => `${seconds}\u00a0s后\u200b能量变化`,
    size: (seconds: number) => `${seconds}\u00a0s后\u200b|L|变化`,
    direction: "L的方向偏差",
    cost: "一步的代价",
    same: "在这里运行",
    notYet: "还没有",
    yes: "相同",
    no: "不同",
    kept: "守住",
    none: "–",
    byDefault: (setting: string) => `${setting}\u00a0*`,
    ours: (month: string, processor: string, runtime: string) =>
      `灰色是我们的，${month}；一步的代价，在${processor}上用${runtime}测得。`,
    yours: "不带灰色的，是你的。横条的长短，是这个数与同列最差的数之比；最差的用粗体。",
    label: "在这里运行的引擎",
    thrown: "抛法",
  },
  partings: {
    engine: (name: string) => `${name}与它的算法（双精度）`,
    twin: "Jolt的算法，单精度与双精度",
    timeAxis: "时间 [s]",
    angleAxis: "两个姿态的夹角 [rad]",
    single: "单精度舍入误差",
    double: "双精度舍入误差",
    slider: "时间",
    angle: "夹角",
    describe: (time: string, angles: readonly string[]) => `${time}后：${angles.join("；")}。`,
    angleOf: (curve: string, angle: string) => `${curve}，${angle}`,
  },
  recipes: {
    copy: "复制",
    copied: "代码已复制。",
    notCopied: "浏览器不让本页复制。",
    code: (engine: string, language: string) => `${engine}，${language}代码`,
    /** Both stand before a list of links. */
    read: (version: string, date: string) => `读自${version}版，${date}：`,
    readOn: (date: string) => `截至${date}：`,
    measured: (date: string) => `在这里运行的软件包中测得，${date}；源码不公开。`,
    /** What of these there is; null for what is not. */
    comesWith: (...kinds: readonly (string | null)[]) => {
      const given = kinds.filter((kind) => kind !== null);
      return given.length === 0
        ? "默认设置下，没有别的东西让转动慢下来。"
        : `默认设置下，另有${given.join("、")}。`;
    },
    damping: (rate: string) => `每秒${rate}的阻尼`,
    spins: (spin: string) => `${spin}\u00a0rad/s的上限`,
    turns: "每步八分之一圈的上限",
    sleeps: "休眠",
    engines: {
      bullet: {
        name: "Bullet",
        does: "btRigidBody默认就算陀螺项，沿本体轴走一步牛顿迭代：损失能量。另有两个标志：一个沿世界轴走同样的一步；一个用显式算法，力矩截断到100 N m。",
        advice:
          "单个刚体自由飞行，用默认的就好，再分成子步。要设别的标志，先清掉已经设了的：两个标志会一起起作用。",
      },
      pybullet: {
        name: "PyBullet",
        does: "loadURDF建的是btMultiBody，它用显式算法算陀螺项，没有别的可选。它的阻尼，每秒取走角速度的0.04 (1 + |ω|)倍。",
        advice:
          "加上这一行，单个刚体就建成btRigidBody，走Bullet的隐式步。或者用changeDynamics把两个阻尼都设为0，仍用显式算法。",
      },
      jolt: {
        name: "Jolt Physics",
        does: "默认不算。设了标志，就用动量缩放法。",
        advice: "凡是要抛的，都设上标志。抛得歪的，还要分成子步。",
      },
      physx: {
        name: "PhysX",
        does: "默认不算。设了标志，就用动量缩放法，每帧一次，不管选了哪个求解器。",
        advice: "绑定里没有这个标志，就传它的数值，1 << 10。",
      },
      rapier: {
        name: "Rapier",
        does: "默认就算，用动量缩放法，一帧四个子步，每个子步算一次。",
        advice:
          "每步要转八分之一圈以上，就允许快速转动。想算得更准，就增加求解器的迭代次数，这个次数就是子步数。",
      },
      mujoco: {
        name: "MuJoCo",
        does: "由积分器决定。默认的Euler用显式算法算陀螺项；implicit走一步牛顿迭代；龙格–库塔法取样四次。implicitfast要看版本：到3.6为止是显式；3.7到3.10，自由刚体用中点法，3.7和3.8.0里的implicit也是这样；3.11起走一步牛顿迭代，只对自由刚体。",
        advice: "刚体自由飞行，选龙格–库塔法。",
      },
      "cannon-es": {
        name: "cannon-es",
        does: "去掉了陀螺项，也没有开关。",
        advice:
          "这几行在每一步之前，把陀螺项当力矩交给它：这就是显式算法。放在preStep事件里就晚了，那时接触已经解完。",
      },
      havok: {
        name: "Havok",
        does: "去掉了陀螺项，网页插件也没有给出开关。",
        advice: "它接受冲量矩：照cannon-es那样做，交给它的是力矩乘步长。",
      },
      bepu: {
        name: "bepuphysics2",
        does: "有三种模式：去掉陀螺项，守住角动量，走一步牛顿迭代。自带的演示去掉陀螺项，给所有转动加阻尼，而且什么也没碰到的刚体，一帧只走一步，不管分了几个子步。",
        advice:
          "据作者说，要看翻转，走一步牛顿迭代的模式最好，只是有阻尼；守住角动量的模式，会漂移到主惯量最小的轴。AllowSubstepsForUnconstrainedBodies让自由刚体也走子步。",
      },
      box3d: {
        name: "Box3D",
        does: "陀螺项总是打开，每个子步沿本体轴走一步牛顿迭代。",
        advice: "子步越多，损失的能量越少。牛顿迭代走几步，由源码里的一个常量决定。",
      },
      ode: {
        name: "ODE",
        does: "默认就算，走线性隐式步。",
        advice: "建刚体时关掉了的，加上这一行就重新打开。",
      },
      unity: {
        name: "Unity",
        does: "据用户报告，去掉了陀螺项，其中一位附有2020年的测量。里面的引擎是PhysX，但没有给出PhysX的那个标志。",
        advice:
          "这几行在每个固定步里，把陀螺项当力矩交给它：这就是显式算法。让转动慢下来的东西，也一并去掉。到Unity 6为止，Rigidbody的文档写的上限是7 rad/s，老项目里还是这样。",
      },
      unreal: {
        name: "Unreal Engine",
        does: "据文档，默认不算。加上这一行就打开；用哪种算法，文档没有说。",
        advice: "抛一次，记一份日志，让实验室找出算法。",
      },
      godot: {
        name: "Godot",
        does: "自带的物理引擎，据用户报告，去掉了陀螺项；它的Jolt也去掉了，因为标志没有传过去。",
        advice: "这几行在每一步里改变角速度：这就是显式算法。阻尼也一并去掉。",
      },
    },
    links: {
      default: "默认值",
      flag: "标志",
      rule: "算法",
      call: "调用处",
      substeps: "子步数",
      changed: "何时改了什么",
      cut: "截断处",
      defaults: "（源码）",
      report: "报告",
      newer: "较新的报告，有数据",
    },
  },
  meaning: {
    program: "程序",
    fromTo: (from: string, to: string) => `从${from}到${to}`,
    time: "时间",
    worldY: "世界y",
    bodyY: "盒子y",
    quantities: {
      alongWorld: "ω沿世界的y轴，按右手",
      alongBody: "ω沿盒子的y轴，按右手",
      turned: "转过的角",
    },
    /** Of a program that says along which axes ω is. */
    said: ({ preset: { omega, unit, handedness, up }, measuredIn, readOn }: SaidWords) =>
      `ω沿${omega === "body" ? "本体轴" : "世界轴"}，单位${unit}；${handedness === "left" ? "左手系" : "右手系"}，${up.replace("-", "−")}朝上。${
        measuredIn === null ? `据文档，${readOn}查阅。` : `在${measuredIn}中测得。`
      }`,
    describe: ({ program, time, angle, axes, isLeftHanded }: TiltedWords) =>
      `按${program}对(0, 3, 0)的理解：${time} s后，侧躺的盒子绕${
        axes === "world" ? "世界的" : "它自己的"
      }y轴转过了${angle}${isLeftHanded ? "，按左手" : ""}。`,
    from: "从",
    to: "换到",
    axes: "S (x, y, z)",
    axesText: (names: readonly string[]) => `(${names.join(", ").replaceAll("-", "−")})`,
    lines: (from: string, to: string) => `从${from}换到${to}，JavaScript代码`,
    open: {
      aircraft:
        "这几行里，世界和本体用同一个S。在“前、左、上”与“前、右、下”之间换，要用两个S，见图下的正文。",
      omega: "没有ω的那一行：两个程序里，有一个没有说ω沿哪组轴。",
      torque: "没有τ的那一行：两个程序里，有一个不接受力矩，或者没有说明它的轴或单位。",
    },
    table: {
      program: "程序",
      omega: "ω沿",
      torque: "τ沿",
      units: "单位",
      unitsText: (unit = "–", length = "m") => `${unit}，${length}`,
      hand: "手性",
      up: "朝上",
      damping: "阻尼 [1/s]",
      limit: "最快 [rad/s]",
      noLimit: "不限",
      eighth: "每步⅛圈",
      known: "依据",
      measured: (packageName: string) => `运行${packageName}`,
      none: "–",
    },
  },
};

interface SaidWords {
  readonly preset: Conventions;
  readonly measuredIn: string | null;
  readonly readOn: string | null;
}

interface TiltedWords {
  readonly program: string;
  readonly time: string;
  readonly angle: string;
  readonly axes: "world" | "body";
  readonly isLeftHanded: boolean;
}

export const factWords = {
  world: "世界轴",
  body: "本体轴",
  right: "右手",
  left: "左手",
};
