import type { Strings } from "./en";

/** Keys as they are printed on keyboards; a space stands between keys of one row. */
export const strings: Strings = {
  heading: "快捷键",
  close: "关闭",
  groups: [
    {
      name: "在每一页上",
      keys: [
        ["/", "搜索"],
        ["?", "本列表"],
        ["Escape", "关闭已打开的内容"],
      ],
    },
    {
      name: "焦点在图上时",
      keys: [
        ["空格", "播放或暂停"],
        [". ,", "前进一帧，后退一帧"],
        ["r", "回到起点"],
        ["m", "在标记间循环"],
        ["l", "发射，用在往墙上抛的图里"],
        ["← → ↑ ↓", "转动画面"],
        ["+ −", "拉近，拉远"],
        ["] [", "“这一帧之内”打开时：下一行算式，上一行算式"],
      ],
    },
    {
      name: "在帧的滑块上",
      keys: [
        ["← →", "一帧"],
        ["PageUp PageDown", "一秒"],
        ["Home End", "第一帧，最后一帧"],
      ],
    },
    {
      name: "拿住物体时",
      keys: [
        ["← → ↑ ↓", "改变它的姿态"],
        ["Shift", "同时按方向键：让它转起来"],
        ["Enter", "松手"],
        ["Escape", "放弃"],
      ],
    },
    {
      name: "在大屏上逐张放映时",
      keys: [["← →", "上一张，下一张"]],
    },
  ],
};
