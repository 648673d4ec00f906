import type { Strings } from "./en";

export const strings: Strings = {
  title: "Tumble",
  subtitle: "物体究竟怎样转动",
  /** Of all editions in this language. */
  identifier: "urn:uuid:a9c0a5b4-3443-464c-b28e-5bf49f859d32",
  author: "Tumble作者",
  description: "一本讲刚体转动的笔记：每章讲一个道理，从头推导，再让它动起来给你看。",
  edition: (version: string, date: string) => `${version}版，${date}`,
  licence: "文字、图片和程序按MIT许可证发布，可以使用、修改和传播。",
  howToRead: {
    title: "怎样读这本书",
    paragraphs: [
      "这本书由网页做成。在网页上，每幅图都会动，方程的每一项都可以关掉。在书里，每幅图停在一个时刻，那一刻的各个数也印在图旁。图下面的地址，通向会动的那幅图。",
      "正文里说按、拖、打开、关掉，说的都是会动的那幅图。",
      "彩色的字母代表一个量，同一个量全书用同一种颜色：角速度是朱红色，角动量是蓝色。全部符号列在书末，题目的答案和参考文献也在那里。",
    ],
  },
  contents: "目录",
  chapter: (number: number) => `第${number}章`,
  question: (number: string) => `题${number}`,
  answer: (number: string) => `答案${number}`,
  page: (number: string) => `第${number}页`,
  answers: "答案",
  symbols: "符号表",
  references: "参考文献",
  figureAddress: (address: string) => `会动的图：${address}`,
  atScreen: "下面这些，要在屏幕上用会动的图来做。",
  cover: "封面",
  accessibility: "公式用MathML写成。每幅图都有文字说明。全书有各级标题和目录，可以逐节跳读。",
};
