/*
 * What the section needs once there is a log, in one file to be fetched.
 */
export { After } from "./After";
export { Before } from "./Before";
export { jobOf } from "./job";
