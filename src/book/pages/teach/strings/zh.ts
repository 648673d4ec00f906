import type { Strings } from "./en";

/** Of the sheets for those who teach. */
export const strings: Strings = {
  title: "教案 · Tumble",
  description:
    "每章一份：预备知识和本章收获，三项课堂活动，所用的图都调好了时刻，45分钟和90分钟的课各怎样安排，还有题目，答案另附。",
  heading: "教案",
  lede: "每章一份：一节课怎样上，两节连上怎样上；三项课堂活动；题目，答案另附一页。",
  inMenu: "教案",
  ofChapter: "本章教案",
  minutes: (minutes: number) => `${minutes}分钟`,
  activities: (minutes: number) => `三项课堂活动，共${minutes}分钟：`,
  sheet: {
    title: (chapter: string) => `${chapter}：教案 · Tumble`,
    description: (chapter: string) =>
      `“${chapter}”一章的教案：45分钟和90分钟的课各怎样安排，三项课堂活动，题目和答案。`,
    place: (number: number) => `教案 · 第${number}章`,
    time: (reading: string, activities: number) =>
      `读完这一章约${reading}分钟，下面三项活动在课堂上用${activities}分钟。`,
    chapter: "打开这一章",
    all: "全部教案",
    given: "预备知识与收获",
    uses: "用到",
    /** `numbers` is "(3)" or "(3), (5)". */
    equations: (numbers: string) => `式\u2060${numbers}`,
    symbols: "新的符号",
    results: "要记住的方程",
    plans: "时间安排",
    plan: (minutes: number) => `${minutes}分钟的课`,
    inClass: "课堂活动",
    questions: "题目",
    answers: "答案",
    slip: "这句话错在哪里？",
    exam: (number: number) => `考题${number}`,
    /** Before what is said to those who chose it. */
    choose: (choice: string) => `选${choice}的：`,
  },
  activity: {
    who: { all: "全班一起", pairs: "两人一组", groups: "三四人一组" },
    needs: (things: string) => `准备：${things}`,
    noScreen: "不用屏幕",
    rows: {
      purpose: "目的",
      show: "放映",
      try: "动手",
      predict: "先猜一猜",
      see: "看到什么",
      ask: "追问",
      wrong: "常见的错答",
    },
    atFrame: (figure: string, frame: number) => `${figure}，第${frame}帧`,
    fills: "铺满窗口",
  },
};
