/** `megabytes` is text, such as `0.4` or `12`. */
export const strings = {
  newer: {
    says: "A newer version of this notebook is here.",
    reload: "Reload",
    later: "Later",
  },
  dialog: {
    title: "Read offline",
    close: "Close",
    impossible:
      "This browser keeps no pages here: it cannot, it was told not to, or the notebook did not come over a secure connection.",
    textComing: "The text and the stills of every page are being kept on this device.",
    textKept: "The text and the stills of every page are kept on this device.",
    figures: "A figure plays offline once it has been on your screen. Or keep them all:",
    /** All that is missing, of which physics engines, and what it takes up. */
    offer: (missing: string, engines: string, room: string) =>
      `${missing} MB to fetch, ${engines} MB of which are physics engines; they take up ${room} MB of this device.`,
    keep: (missing: string) => `Keep everything (${missing} MB)`,
    keeping: (done: string, all: string) => `Keeping: ${done} of ${all} MB.`,
    progress: "Kept so far",
    failed:
      "Not all of it came: the network was lost, or there is no room. What came is kept; press again to go on.",
    kept: "All figures and physics engines are kept too, and play offline. A rule that you write may still need the network.",
    remove: "Remove figures and engines",
    removed: "Figures and engines are removed; text and stills are still kept.",
  },
};

export type Strings = typeof strings;
