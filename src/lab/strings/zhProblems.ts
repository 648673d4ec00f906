/** What readers of logs and the core say of a file: in English, as on the command line. The most particular first. */
const PROBLEMS: readonly (readonly [said: RegExp, here: string])[] = [
  [/^log: /, ""],
  [/^line (\d+)/, "第$1行"],
  [/^frame (\d+)/, "第$1帧"],
  [/, columns? (.+?): expected/, "，$1列：expected"],
  [/: expected/, "：expected"],
  [/expected at most 50 MB/, "文件不能超过50 MB"],
  [/expected text(?: in UTF-8)?, got binary data/, "应是UTF-8文本，这里是二进制数据"],
  [/expected columns of a gyroscope, such as (.*)/, "要有陀螺仪的列，例如$1"],
  [/expected a column of times, such as (.*)/, "要有一列时间，例如$1"],
  [/expected more than the (.*) before it, got (.*)/, "应大于前一行的$1，这里是$2"],
  [/expected a quaternion of unit length, got length (.*)/, "四元数的模长应是1，这里是$1"],
  [/expected a rotation, got a matrix that is none/, "应是旋转矩阵，这里的矩阵不是旋转"],
  [
    /expected names of columns between commas, semicolons or tabs, got (.*)/,
    "列名之间要用逗号、分号或制表符隔开，这里是$1",
  ],
  [/expected names of columns, such as (.*), got (.*)/, "应有列名，例如$1，这里是$2"],
  [
    /expected columns of an orientation \((.*?)\) or an angular velocity \((.*?)\), got (.*)/,
    "要有姿态的列（$1）或角速度的列（$2），这里是$3",
  ],
  [/expected at most (\d+) characters, got (\d+)/, "一行不能超过$1个字符，这一行有$2个"],
  [/expected at most (\d+) values in a frame/, "一帧不能超过$1个值"],
  [/expected values at most (\d+) levels deep/, "嵌套不能超过$1层"],
  [/expected at most (\d+) rows/, "不能超过$1行"],
  [/expected at least 3 rows of numbers, got (.*)/, "至少要有三行数，这里只有$1行"],
  [/expected rows of numbers, got (?:none|nothing)/, "要有一行行的数，这里没有"],
  [/expected a body among (.*), got (.*)/, "刚体应是$1之一，这里是$2"],
  [/expected a finite number, got nothing/, "应是有限的数，这里是空的"],
  [/expected a finite number, got (.*)/, "应是有限的数，这里是$1"],
  [/expected JSON, .*/, "不是能读的JSON"],
  [/expected a list of frames, got an object without one/, "要有各帧的列表，这个对象里没有"],
  [/expected a list of frames, got (.*)/, "要有各帧的列表，这里是$1"],
  [/expected an object with the values of a frame, got (.*)/, "应是一个对象，装着一帧的各个值，这里是$1"],
  [/^a mesh that is flat, or too small: its volume is 0$/, "网格是平的或太小，体积为0"],
  [/^a mesh wound inside out: its volume is not above 0$/, "网格里外翻反了，体积不大于0"],
  [/^a triangle with a corner (\d+) that does not exist$/, "有个三角形的顶点$1不存在"],
  [/^a mesh not wound one way: edge (.*) is walked twice$/, "三角形的绕向不一致：边$1同一方向走了两次"],
  [/^a mesh not closed: edge (.*) is open$/, "网格没有封口：边$1只属于一个三角形"],
];

export const inChinese = (text: string): string =>
  PROBLEMS.reduce((words, [said, here]) => words.replace(said, here), text);

/** Of what a browser says of a text that is no JSON, in English: the place, where it names one. */
export function whereIn(reason: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(reason) ?? [];
  const [, key] = /^the key (.*) is given twice$/.exec(reason) ?? [];
  if (key) return `：键${key}给了两次`;
  return line ? `：第${line}行第${column}列读不通` : "";
}
