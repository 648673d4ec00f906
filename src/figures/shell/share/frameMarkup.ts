/** Where nothing else is said [px]: most figures show their pictures and what plays them at once, and the rest by scrolling. */
export const FRAME = { width: 640, height: 720 } as const;

/** For a page of another site. What the figure copies, and how it fills the screen, is the other page's to allow. */
export function frameMarkup(address: string, title: string): string {
  const quoted = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${FRAME.height}" style="border:0;display:block" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`;
}
