/** The page waits for the same move of its reader as its pictures do. */
export { firstMove } from "../../scene/firstMove";
