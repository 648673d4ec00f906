/**
 * Places for what is known when every page is rendered: another page's picture, a chapter's length. Neither a language nor an
 * escape changes their brackets.
 */

const OPEN = "⟦";
const CLOSE = "⟧";

export const stillSlot = (page: string, figure: string) => `${OPEN}${page}#${figure}${CLOSE}`;
export const minutesSlot = (page: string) => `${OPEN}${page}${CLOSE}`;
/** The page's own path, from the notebook's root. */
export const hereSlot = () => `${OPEN}@${CLOSE}`;
export const hoursSlot = () => `${OPEN}${CLOSE}`;

export function fillSlots(
  html: string,
  {
    still,
    minutes,
    hours,
    here,
  }: {
    readonly still: (page: string, figure: string) => string;
    readonly minutes: (page: string) => string;
    readonly hours: () => string;
    readonly here: string;
  },
): string {
  return html.replace(/⟦([^⟧#]*)(?:#([^⟧]*))?⟧/g, (_, page: string, figure: string | undefined) => {
    if (figure !== undefined) return still(page, figure);
    if (page === "@") return here.endsWith(".html") ? "" : here;
    return page === "" ? hours() : minutes(page);
  });
}
