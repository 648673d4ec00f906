import type { strings as English } from "./en";

export const strings: typeof English = {
  transport: {
    stepBack: "后退一帧",
    play: "播放",
    pause: "暂停",
    stepForward: "前进一帧",
    launch: "发射",
    frame: "帧",
    /** Before a field for the frame's number, after which stands `ofFrames`. */
    goToFrame: "跳到帧",
    ofFrames: (last: string) => `/ ${last}`,
    frameWithin: (last: string) => `应为0到${last}的整数。`,
    /** Below the line of the whole run; `seconds` is empty where its frames are none. */
    wholeRun: (seconds: string) => (seconds ? `整次运行，${seconds} s` : "整次运行"),
    speed: "播放速度",
    /** With the key that does the same. */
    withKey: (action: string, key: string) => `${action}（${key}）`,
    spaceKey: "空格",
  },
  /** `strays` follow "应始终为0". */
  measures: { label: "要看的量", strays: { slightly: "略有偏离", clearly: "明显偏离" } },
  readouts: { label: "读数", quantity: "量" },
};
