import type { TermAxes, TermId } from "../../ui/glossary";
import type { CaseGroup } from "../cases/cases";
import type { ChapterSlug } from "../chapters";
import type { GalleryId } from "../gallery";
import type { GoneSlug } from "../moved";
import chapters from "./chapters.zh.json";
import type { Strings, TermWords } from "./en";
import terms from "./terms.zh.json";

export type { TermWords } from "./en";

interface ChapterWords {
  readonly title: string;
  readonly teaches: string;
  readonly lets: string;
}

export const strings: Strings = {
  page: {
    skip: "跳到正文",
    home: "Tumble",
    theme: "主题",
    isDark: "现在是深色，按一下换成浅色",
    isLight: "现在是浅色，按一下换成深色",
    computed: "这些页面上的每个数、每幅图，都由同一个模拟核心算出，浏览器里、测试里、命令行里用的都是它。",
    notices: "许可与声明",
    keys: "快捷键",
    offline: "离线阅读",
    /** `date` is ISO 8601. */
    edition: (version: string, date: string) => `Tumble作者著，${version}版，${date}。`,
    licence: "文字、图片和程序按MIT许可证发布，可以使用、修改和传播。",
    cite: "引用：",
    cited: (version: string, date: string) =>
      `Tumble作者：《Tumble：物体究竟怎样转动》，${version}版，${date}。`,
    citedChapter: (chapter: string, version: string, date: string) =>
      `Tumble作者：“${chapter}”，载《Tumble：物体究竟怎样转动》，${version}版，${date}。`,
    /** The other one, in its own words; `root` leads from this language's root to that of the other. */
    otherLanguage: {
      tag: "en",
      root: "../",
      name: "English",
      offer: "This notebook exists in English",
      close: "No, thanks",
    },
    backToText: "回到正文",
    title: (chapter: string) => `${chapter} · Tumble`,
    wholeTitle: "Tumble：物体究竟怎样转动",
    author: "Tumble作者",
    released: (version: string) => `${version}版`,
    bibtex: "用BibTeX引用本章",
    versionOf: (version: string, date: string) => `${version}版，${date}`,
    feedback: {
      /** Before `link`. */
      how: "发现错误？最好先选中那句话，再按：",
      link: "这句话有错",
      subject: (chapter: string) => `“${chapter}”里有错`,
    },
  },
  embed: {
    from: "出自《Tumble：物体究竟怎样转动》",
    title: (figure: string) => `${figure} · Tumble`,
  },
  embedding: {
    title: "把图放进你的网页 · Tumble",
    description: "怎样把本笔记的图放进别的网站的页面，或者网页形式的幻灯片。",
    heading: "把图放进你的网页",
    lede: "各章的每幅图，都可以放进别的网站的页面，或者网页形式的幻灯片。在那里照样播放，照样逐帧进退。",
    copy: {
      heading: "复制代码",
      steps: [
        "把图调成打开时该有的样子：哪种算法，什么视角，哪一帧。最后再暂停：代码里记下的，是你复制那一刻的帧。",
        "按画面下方的“分享”，再按“复制嵌入代码”。",
        "把代码粘贴到网页或幻灯片的HTML里。代码里的地址，就是复制时所在的网站，所以要在听众打得开的网站上复制。",
      ],
      gives: "代码只有一个元素，不需要脚本，你的页面也不向它发送任何数据：",
      title: "抛一次，算两遍",
      shows:
        "地址里写着是哪幅图，处在什么状态：frame=240就是第240帧。要让图一打开就播放，复制前先勾选“打开即播放”。",
      see: "看这个地址上的图",
    },
    size: {
      heading: "尺寸",
      free: (height: number) =>
        `宽度不小于320像素就行，高度不限；代码里的宽度是页面的全宽，高度是${height}像素。框里放不下的，滚动就能看到。要放进幻灯片，复制前先勾选“打开即铺满窗口”，再按版面写明宽和高，画面和控件就会占满整个框。`,
      listener: "在网页上，要让每个框与图同高，就加上这几行：",
      message:
        '图只发一种消息：{ tumble: "height", height }，单位是像素，高度一变就发，由这几行来接收。图本身不接收任何消息。',
    },
    links: {
      heading: "改用链接",
      cards:
        "“复制链接”得到的地址，发到聊天或论坛里，预览显示的是这幅图起点时的样子；点开是图所在的那一章，图还是复制时的样子。这种地址不能嵌入网页，能嵌入的只有embed/下的地址。",
      oEmbed: "有的网站会把链接换成图（oEmbed），这样的图从起点打开。",
    },
  },
  contents: {
    title: "Tumble：物体究竟怎样转动",
    description: "一本可以动手的刚体转动笔记：每章讲一个道理，从头推导，当场运行，一帧一帧地看。",
    lede: "一本讲物体究竟怎样转动的笔记",
    question: "谁也没有碰这只球拍，它为什么会翻过去？",
    guess: "先猜一猜，再看",
    figure: "自由飞行的球拍",
    caption: "绕中间轴抛出的球拍，你也可以拿到手里自己抛。不管怎样抛，蓝色的角动量总是不动，别的都绕着它转。",
    entryPoints: {
      label: "四个入口",
      wrong: {
        name: "我的模拟不对",
        text: (count: number) => `大家见过的${count}种现象：为什么会这样，在你的引擎里怎样改。`,
      },
      learn: {
        name: "我想弄懂",
        text: (chapters: number, hours: string) =>
          `共${chapters}章，每章都有可以动手的图；全部读完约${hours}小时。`,
      },
      show: { name: "我要演示", text: "上课、讲演用的图，每幅配一个问题。" },
      bring: {
        name: "我自己带来",
        text: "物体和它的惯性张量、引擎的日志、自己写的算法，都能放进实验室。",
      },
    },
    racket:
      "抛起球拍，让它绕中间轴转，飞到一半，它就翻过去。大多数游戏引擎早年都算不出这一翻，有些至今也算不出，因为它们在一个方程里少算了一项。",
    method:
      "每章讲刚体转动的一个道理，从头推导，边读边运行。同一个运动，用两种算法并排算；把时间停住，一帧一帧地看。",
    chapters: "章节",
    minutes: (minutes: string) => `${minutes}分钟`,
    notWritten: "尚未写成",
    progress: {
      read: "已读完",
      /** Before the name of a section. */
      readTo: "读到",
      /** `read` is filled in by the page's script. */
      count: (read: string, chapters: number) => `共${chapters}章，已读完${read}章。`,
      forget: "清除阅读进度",
      forgotten: "已清除。",
    },
  },
  search: {
    button: "搜索",
    label: "搜索本笔记",
    hint: "现象、符号、算法或引擎",
    close: "关闭",
    results: "搜索结果",
    /** # is what is shown, § what there is. */
    count: "找到#条",
    first: "找到§条，显示前#条",
    none: "没有找到。少用几个词，或者直接说你看到的：“能量增加”“不翻转”“陷进地面”。",
    trouble: "搜索用的数据没能加载。请关闭后重试。",
    groups: {
      absent: "本笔记里没有",
      page: "页面",
      symptom: "哪里不对",
      tool: "实验室里",
      section: "节",
      figure: "图",
      rule: "算法，以及谁在用",
      symbol: "符号",
      equation: "方程",
    },
    // A query in Chinese is cut into pairs of neighbouring characters (src/book/search/strings/zh.ts): a stop word is a pair or, alone
    // between other signs, one character. Chinese programmers type English too.
    stopWords: [
      ..."的了是在和与或也都就还又很着过地得把被给让从到对为以之而且但其它我你他这那有个只吗呢吧啊么要会能可请用",
      ..."为什 什么 怎么 么办 怎样 怎办 如何 为何 为啥 是什 么是 是的 的是 我的 你的 它的 他的 这个 那个 这样 那样 这种 一个 一种 一下 可以 能不 是不 有没 请问 时候 的时".split(
        " ",
      ),
      ..."a an and are as at be but by can do does for from has have how i if in is it its me my of on or that the their there this to was what when why with you your though".split(
        " ",
      ),
    ],
    /** For ½, 1/2 and 0.5. */
    half: "二分之一",
  },
  cases: {
    title: "我的模拟不对：案例集 · Tumble",
    description:
      "转动的模拟出了错，会看到什么，为什么会这样，怎样跟相似的毛病区分开，在哪个引擎里怎样改，还有谁在哪里遇到过。",
    heading: "我的模拟不对",
    inMenu: "我的模拟不对：案例集",
    lede: "找到你看到的现象。每个案例都说明为什么会这样，怎样跟相似的毛病区分开，在你的引擎里怎样改。",
    index: "你看到了什么？",
    outline: { label: "案例目录", title: "全部案例", button: "案例" },
    filter: {
      /** Before the names of engines, with a number of cases after each. */
      label: "按引擎筛选案例",
      all: "不限引擎",
      own: "自己的程序",
      shown: (count: string, all: number) => `共${all}个案例，显示${count}个`,
    },
    groups: {
      spinning: "不受外力，却转得不对",
      turning: "转轴不对，或者转角不对",
      body: "动起来像另一个物体",
      contact: "碰到了东西",
      time: "帧率、弹簧与阻尼",
      numbers: "姿态坏了",
    } satisfies Record<CaseGroup, string>,
    why: "为什么",
    apart: "还可能是什么",
    mend: "怎么办",
    threads: "谁遇到过",
    figure: "按此设定打开图",
    figureOf: (name: string) => `按此设定打开图：${name}`,
    equation: (equation: number, chapter: number) => `第${chapter}章的式(${equation})`,
    section: (chapter: string) => `阅读：${chapter}`,
    own: "自己的程序",
    ownLines: "自己的程序里",
    compiled: (version: string) => `按${version}编译通过`,
    ran: (version: string) => `在${version}中运行过`,
    read: (day: string) => `据文档，${day}查阅`,
    lines: (places: string) => `${places}的代码`,
    linesOf: { copy: "复制", copied: "已复制", notCopied: "浏览器不让本页复制。" },
    none: "这里没有？",
    lab: "到实验室里运行你自己的刚体，或者检查你的惯性张量",
    moved: "每一行都通向案例集里的一个案例。",
  },
  core: {
    title: "使用模拟核心 · Tumble",
    description: "本笔记的模拟核心，做成了JavaScript和TypeScript的包，另有供其他语言用的测试向量。",
    heading: "使用模拟核心",
    lede: "本笔记的每个数，都由一个独立的包算出：它能算精确解、引擎用的每一种算法、接触，还能由一段记录找出所用的算法。",
    install: {
      heading: "获取",
      download: "下载这个包",
      /** After the link `download`, before a line of code. */
      after: "到你项目的文件夹里，再运行：",
      clone: "克隆本笔记的仓库，也能做出同样的文件：",
    },
    flip: {
      heading: "T形手柄多久翻转一次",
      text: "T形手柄绕中间轴转，转得略歪。多久会翻过去？",
      save: "存成flip.mjs，用node flip.mjs运行，需要Node 20.19或更高版本。输出是：",
      own: "自己的刚体，可以给出形状，也可以给出对x、y、z三轴的转动惯量。下面这个刚体的中间轴是y，所以[0.02, 8, 0.02] rad/s就是绕中间轴转，转得略歪：",
    },
    scenario: {
      heading: "推进一个场景",
      text: "场景是一段JSON，图和命令行运行的都是它。场景里有一次或几次运行，各用各的算法推进同一个刚体。",
    },
    loop: {
      heading: "在自己的循环里走一步",
      text: "一种算法也可以单独当函数用：输入角速度和张量，输出角速度。下面的一种，配上指数映射来转动刚体。",
    },
    further: {
      heading: "更多",
      api: "全部函数和类型",
      /** Both texts follow their links. */
      apiText: "及其方程、单位和坐标系。",
      vectors: "测试向量",
      vectorsText:
        "用来检验别的程序：精确的自由转动、每种算法的头几帧、冲量；另有C++、Rust、C#、Python和GDScript的程序读取它们。",
    },
  },
  show: {
    title: "用来演示的图 · Tumble",
    description: "上课、讲演用的图，演示转动的物体，每幅都先提一个问题。",
    heading: "用来演示的图",
    lede: "每幅都能铺满窗口。先提问，让大家都猜一猜，再按播放。",
    embedding: "任何一幅图，都可以放进你自己的幻灯片。",
    rows: {
      racket: {
        name: "会翻的球拍",
        asks: "两只球拍抛得一模一样。真抛起来，你会看到哪一种？",
      },
      push: {
        name: "推在一点上",
        asks: "两只盒子挨了同样的一推，有一只推得偏。推完之后，哪只更快？",
      },
      masses: {
        name: "质量，以及质量在哪里",
        asks: "把两个球往外移。绕哪根轴变得更难转动？",
      },
      loop: {
        name: "用三个角看筋斗",
        asks: "飞机翻筋斗，离笔直朝上只差一点。到了顶上，偏航角和滚转角会怎样？",
      },
      poinsot: {
        name: "一张图看懂运动",
        asks: "两个椭球的交线，是角动量必走的路。在哪根轴附近，它留不住？",
      },
      energy: {
        name: "凭空来的能量",
        asks: "两只球拍都不受任何作用。哪只会增加能量，哪只会损失能量？",
      },
      wheel: {
        name: "一端支住的轮子",
        asks: "有一只轮子，计算时去掉了陀螺项。它会掉下来吗？",
      },
      bunny: {
        name: "兔子撞墙",
        asks: "弹回来的时候，它比抛出时转得快，还是转得慢？",
      },
      spring: {
        name: "一根弹簧，五种算法",
        asks: "五种算法计算同一根弹簧。哪一种你敢用在自己的程序里？",
      },
      aim: {
        name: "指向力矩",
        asks: "两颗卫星都要转到虚线的姿态。哪一颗走了远路？",
      },
      cloud: {
        name: "一千次抛掷",
        asks: "一千个物体，起点几乎一样。翻转几次之后，就说不准它们朝哪边了？",
      },
    } satisfies Record<GalleryId, { readonly name: string; readonly asks: string }>,
  },
  missing: {
    title: "找不到页面",
    description: "这个地址上没有页面。",
    heading: "这里没有页面",
    reasons: "地址可能写错了，页面可能搬走了；也可能是你没有联网，而这台设备没有保存这一页。",
    /** A link, after which the page sets a full stop. */
    contents: "全部章节都列在首页",
  },
  gone: {
    titles: { "stability-and-accuracy": "稳定与准确" } satisfies Record<GoneSlug, string>,
    description: (title: string) => `“${title}”一章搬到哪里去了。`,
    heading: "这一章搬走了",
    says: (title: string) => `“${title}”已经分成几章：`,
  },
  chapter: {
    place: (number: number) => `第${number}章`,
    link: (number: number) => `第${number}章`,
    others: "其他章节",
    previous: "上一章",
    up: "返回",
    all: "全部章节",
    next: "下一章",
    notWritten: (title: string) => `${title}，尚未写成`,
  },
  outline: {
    label: "本章目录",
    title: "本章内容",
    button: "目录",
    close: "关闭",
    chapters: "章节",
    allChapters: "本笔记的全部章节",
    goOn: "接着上次读：",
  },
  note: {
    label: "怎样读这些页面",
    terms: "彩色的字母代表一个量，按一下就知道是什么。",
    /** One sentence: "有的短语 [像这样] 可以按：……" */
    phrases: "有的短语",
    sample: "像这样",
    action: "可以按：按了就设定一幅图，并把图移到正文旁边；按浏览器的后退按钮，恢复原样。",
    done: "知道了",
    noScript: "没有启用脚本，每幅图都只是某一时刻的画面，不能播放；本来能设定图的短语，只是通向图的链接。",
  },
  headingLink: "本节的链接",
  /** Within a sentence and at its start. */
  figureLink: {
    inSentence: (number: string) => `图${number}`,
    first: (number: string) => `图${number}`,
  },
  equation: {
    label: (number: string) => `式(${number})`,
    link: (number: string) => `式(${number})的链接`,
    terms: (number: string) => `式(${number})里的量`,
  },
  fold: { slip: "找出错处" },
  byHand: "动手算：",
  numberQuestion: {
    hint: "填一个数，如0.3或1/3；相差不超过百分之五就算对。",
    check: "核对",
    right: "对。",
    wrong: "不是这个数。再试一次，或者打开答案。",
    unread: "请填一个数，如0.3或1/3。",
  },
  prediction: {
    answer: "答案",
    guessFirst: "先选一个，猜一猜。不想猜，就再按一次，接着读。",
    kept: "你猜的只保存在这台设备的这个浏览器里。",
    forget: "清除",
    forgotten: "已清除。",
    withoutAnswers: "打印本页时不印答案",
  },
  prerequisites: { needed: "预备知识", outcome: "本章收获" },
  symbols: {
    summary: "本章的全部符号",
    symbol: "符号",
    meaning: "含义",
    unit: "单位",
    axes: "坐标系",
    firstUse: "首次出现",
    /** On a term's card. */
    card: { axes: "坐标系：", firstUse: "首次出现在", all: "全部符号" },
  },
  island: {
    failed: "这幅图的程序没能加载，现在看到的是静止的画面。",
    retry: "重试",
    reload: "重新加载本页",
    noFigure: "链接所指的图不在本页。",
  },
  /** What each teaches, for search engines, and what it lets the reader do. */
  chapters: chapters satisfies Record<ChapterSlug, ChapterWords>,
  terms: terms satisfies Record<TermId, TermWords> as Record<TermId, TermWords>,
  termAxes: {
    world: "世界系",
    body: "本体系",
    bodyToWorld: "本体系到世界系",
    sameInAll: "各系相同",
    asItsLetterSays: "由符号的下标注明",
    asOmega: "与ω相同",
  } satisfies Record<TermAxes, string>,
};
