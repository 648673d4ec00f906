export { shortNumber, tickLabels } from "./numbers";
