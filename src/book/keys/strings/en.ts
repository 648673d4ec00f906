/** Keys as they are printed on keyboards; a space stands between keys of one row. */
export const strings = {
  heading: "Keys",
  close: "Close",
  groups: [
    {
      name: "On every page",
      keys: [
        ["/", "search"],
        ["?", "this list"],
        ["Escape", "close what is open"],
      ],
    },
    {
      name: "In a figure that has the focus",
      keys: [
        ["Space", "play or pause"],
        [". ,", "a frame on, a frame back"],
        ["r", "back to the start"],
        ["m", "repeat from mark to mark"],
        ["l", "launch, where something is thrown at a wall"],
        ["← → ↑ ↓", "turn the picture"],
        ["+ −", "nearer, farther"],
        ["] [", "a line on, a line back, while the inside of a frame is open"],
      ],
    },
    {
      name: "On the slider of frames",
      keys: [
        ["← →", "a frame"],
        ["PageUp PageDown", "a second"],
        ["Home End", "the first frame, the last"],
      ],
    },
    {
      name: "With a body held in the hand",
      keys: [
        ["← → ↑ ↓", "turn it"],
        ["Shift", "and an arrow: spin it"],
        ["Enter", "let go"],
        ["Escape", "give up"],
      ],
    },
    {
      name: "On the stage, where slides follow one another",
      keys: [["← →", "the slide before, the slide after"]],
    },
  ],
} satisfies {
  readonly heading: string;
  readonly close: string;
  readonly groups: readonly {
    readonly name: string;
    readonly keys: readonly (readonly [keys: string, does: string])[];
  }[];
};

export type Strings = typeof strings;
