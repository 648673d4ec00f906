export const strings = {
  transport: {
    stepBack: "Step back",
    play: "Play",
    pause: "Pause",
    stepForward: "Step forward",
    launch: "Launch",
    frame: "Frame",
    goToFrame: "Go to frame",
    ofFrames: (last: string) => `of ${last}`,
    frameWithin: (last: string) => `Expected a whole number from 0 to ${last}.`,
    /** Below the line of the whole run; `seconds` is empty where its frames are none. */
    wholeRun: (seconds: string) => (seconds ? `whole run, ${seconds} s` : "whole run"),
    speed: "Speed",
    /** With the key that does the same. */
    withKey: (action: string, key: string) => `${action} (${key})`,
    spaceKey: "space",
  },
  measures: { label: "What matters here", strays: { slightly: "it nearly does", clearly: "it does not" } },
  readouts: { label: "Readouts", quantity: "Quantity" },
};
