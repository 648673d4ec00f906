import { Feed } from "feed";
import { escapeMarkup } from "../../format/text.ts";
import type { Strings } from "../strings/en.ts";
import type { Release } from "./changelog.ts";
import { languagesFrom } from "./languages.ts";
import { absolute, type Site } from "./site.ts";

/** Below the site's root. */
export const FEED = "feed.xml";

/**
 * What has changed, for feed readers (RFC 4287): an entry for each version, in the first language alone, whose the changelog is. None
 * without the site's address, which its ids need.
 */
export function feedFiles(
  site: Site,
  releases: readonly Release[],
  { author, wholeTitle, released }: Strings["page"],
): Readonly<Record<string, string>> {
  const home = absolute(site, "");
  const own = absolute(site, FEED);
  const [latest] = releases;
  const { language, languages } = languagesFrom();
  if (languages[language] !== "" || home === null || own === null || !latest) return {};
  const feed = new Feed({
    id: own,
    title: wholeTitle,
    link: home,
    updated: new Date(latest.date),
    feedLinks: { atom: own },
    author: { name: author },
    generator: false,
  });
  for (const { version, date, changes } of releases)
    feed.addItem({
      id: `${own}#${version}`,
      title: released(version),
      link: home,
      date: new Date(date),
      content: changes.map((change) => `<p>${inMarkup(change)}</p>`).join(""),
    });
  return { [FEED]: feed.atom1() };
}

function inMarkup(change: string): string {
  return escapeMarkup(change).replace(/`([^`]*)`/g, "<code>$1</code>");
}
