import type { Strings } from "./en";

/** `megabytes` is text, such as `0.4` or `12`. */
export const strings: Strings = {
  newer: {
    says: "本笔记有了新版本。",
    reload: "重新加载",
    later: "以后再说",
  },
  dialog: {
    title: "离线阅读",
    close: "关闭",
    impossible: "这个浏览器存不了页面：它没有这个功能，或者关掉了这个功能，或者打开本笔记用的不是安全连接。",
    textComing: "正在把每一页的文字和静止的画面保存到这台设备……",
    textKept: "每一页的文字和静止的画面，都已保存在这台设备上。",
    figures: "图在你的屏幕上出现过一次，以后离线也能播放。也可以全部保存：",
    /** All that is missing, of which physics engines, and what it takes up. */
    offer: (missing: string, engines: string, room: string) =>
      `要下载${missing} MB，其中物理引擎${engines} MB；在这台设备上占${room} MB。`,
    keep: (missing: string) => `全部保存（${missing} MB）`,
    keeping: (done: string, all: string) => `正在保存：已存${done} MB，共${all} MB。`,
    progress: "已保存",
    failed: "没能全部存下：网络断了，或者空间不够。已经存下的会留着；再按一次，接着保存。",
    kept: "图和物理引擎也都已保存，离线也能播放。你自己写的算法，可能仍要联网才能运行。",
    remove: "删除图和引擎",
    removed: "图和引擎已删除，文字和静止的画面还在。",
  },
};
