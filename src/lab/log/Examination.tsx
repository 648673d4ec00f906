/*
 * What the section needs once there is a log, in one file to be fetched.
 */

export { jobOf } from "./job";
export { LogPreview } from "./LogPreview";
export { LogResults } from "./LogResults";
