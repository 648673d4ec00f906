/**
 * Places in a page for what is known only when every page is rendered: the picture of a figure of another page, and how long the
 * text of a chapter is. Their brackets are characters that neither a language nor an escape changes.
 */

const OPEN = "⟦";
const CLOSE = "⟧";

export const stillSlot = (page: string, figure: string) => `${OPEN}${page}#${figure}${CLOSE}`;
export const minutesSlot = (page: string) => `${OPEN}${page}${CLOSE}`;
export const hoursSlot = () => `${OPEN}${CLOSE}`;

export function fillSlots(
  html: string,
  {
    still,
    minutes,
    hours,
  }: {
    readonly still: (page: string, figure: string) => string;
    readonly minutes: (page: string) => string;
    readonly hours: () => string;
  },
): string {
  return html.replace(/⟦([^⟧#]*)(?:#([^⟧]*))?⟧/g, (_, page: string, figure: string | undefined) => {
    if (figure !== undefined) return still(page, figure);
    return page === "" ? hours() : minutes(page);
  });
}
