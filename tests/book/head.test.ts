import { describe, expect, it } from "vitest";
import { xml2js } from "xml-js";
import { feedFiles } from "../../src/book/build/feed";
import { headOf } from "../../src/book/build/head";
import { languagesFrom } from "../../src/book/build/languages";
import { siteFrom } from "../../src/book/build/site";
import { siteFiles } from "../../src/book/build/siteFiles";
import { strings } from "../../src/book/strings/en";

const EDITION = { version: "1.2.3", date: "2026-11-28" };
const CHAPTER = {
  path: "chapters/three-angles/",
  card: "cards/three-angles.png",
  title: "Three angles · Tumble",
  description: "Yaw & pitch </script><b>",
  body: "",
} as const;
const FIRST = {
  path: "",
  title: "Tumble",
  description: "A notebook",
  body: "",
  parts: [{ title: "Three angles", path: CHAPTER.path }],
};
const HERE = siteFrom({ TUMBLE_ORIGIN: "https://example.org", TUMBLE_BASE: "/book/" });

const headAt = (page: typeof CHAPTER | typeof FIRST, site = HERE) =>
  headOf(page, { site, edition: EDITION, ...languagesFrom("en") });

function resourceIn(head: string) {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return JSON.parse(json);
}

const content = (head: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(head)?.[1];

describe("what programs read of a page", () => {
  it("names the page's own address, card and description, absolute where the site has an address", () => {
    const head = headAt(CHAPTER);
    const own = "https://example.org/book/chapters/three-angles/";
    expect(head).toContain(`<link rel="canonical" href="${own}" />`);
    expect(content(head, "og:url")).toBe(own);
    expect(content(head, "og:image")).toBe("https://example.org/book/cards/three-angles.png");
    expect(content(head, "twitter:card")).toBe("summary_large_image");
    expect(content(head, "og:title")).toBe(CHAPTER.title);
    expect(resourceIn(head)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "LearningResource",
      url: own,
      version: "1.2.3",
      dateModified: "2026-11-28",
      license: "https://spdx.org/licenses/MIT.html",
      isPartOf: { url: "https://example.org/book/" },
    });
  });

  it("lists the parts on the first page", () => {
    expect(resourceIn(headAt(FIRST)).hasPart).toEqual([
      {
        "@type": "LearningResource",
        name: "Three angles",
        url: "https://example.org/book/chapters/three-angles/",
      },
    ]);
  });

  it("is relative, and claims no address, in a site that may stand anywhere", () => {
    const head = headAt(CHAPTER, siteFrom({}));
    expect(head).not.toContain("canonical");
    expect(content(head, "og:url")).toBeUndefined();
    expect(content(head, "og:image")).toBe("../../cards/three-angles.png");
    expect(resourceIn(head).isPartOf.url).toBe("../../");
  });

  it("ends no tag and no script early, and stays small", () => {
    const head = headAt(CHAPTER);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).not.toContain("<b>");
    expect(resourceIn(head).description).toBe(CHAPTER.description);
    // As much as a page may weigh more for what only programs read [bytes].
    expect(Buffer.byteLength(head)).toBeLessThan(2000);
  });

  it.each([
    { TUMBLE_ORIGIN: "https://example.org/book" },
    { TUMBLE_ORIGIN: "example.org" },
    { TUMBLE_ORIGIN: "https://example.org", TUMBLE_BASE: "book" },
  ])("refuses the setting %j by its name", (environment) => {
    expect(() => siteFrom(environment)).toThrow(/TUMBLE_(ORIGIN|BASE) is/);
  });
});

describe("the other language", () => {
  it.each(["en", "zh"])("is named by both, each with its own address: %s", (present) => {
    const site = siteFrom({
      TUMBLE_ORIGIN: "https://example.org",
      TUMBLE_BASE: "/book/",
      TUMBLE_LANGUAGE: present,
    });
    const head = headOf(CHAPTER, { site, edition: EDITION, ...languagesFrom(present) });
    const named = Array.from(head.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, tag, href]) => [
      tag,
      href,
    ]);
    expect(named).toEqual([
      ["en", "https://example.org/book/chapters/three-angles/"],
      ["zh-Hans", "https://example.org/book/zh/chapters/three-angles/"],
    ]);
    expect(resourceIn(head).inLanguage).toBe(present === "en" ? "en" : "zh-Hans");
  });
});

describe("the files at a site's root", () => {
  const gone = { ...CHAPTER, path: "symptoms/", canonical: "../cases/" };
  const missing = { ...FIRST, path: "404.html" };

  it("list every page that is one, once a language", () => {
    const { "sitemap.xml": map = "", "robots.txt": robots } = siteFiles(
      HERE,
      [FIRST, CHAPTER, gone, missing],
      EDITION.date,
    );
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
      "https://example.org/book/",
      "https://example.org/book/chapters/three-angles/",
      "https://example.org/book/zh/",
      "https://example.org/book/zh/chapters/three-angles/",
    ]);
    expect(robots).toContain("Sitemap: https://example.org/book/sitemap.xml");
  });

  it("have no map where there are no addresses to put in it", () => {
    expect(Object.keys(siteFiles(siteFrom({}), [FIRST], EDITION.date))).toEqual(["robots.txt", "_headers"]);
  });
});

type Text = { readonly _text: string; readonly _cdata: string };

/** As xml-js reads it, which refuses what is not well-formed. */
interface AtomFile {
  readonly feed: Readonly<Record<"id" | "updated", Text>> & {
    readonly _attributes: { readonly xmlns: string };
    readonly author: { readonly name: Text };
    readonly link: readonly { readonly _attributes: { readonly rel: string; readonly href: string } }[];
    readonly entry: readonly Readonly<Record<"id" | "title" | "updated" | "content", Text>>[];
  };
}

describe("the feed of changes", () => {
  const releases = [
    {
      version: "0.2.0",
      date: "2026-11-28",
      changes: ["A chapter & `npm run race`.", "A </content> of <b>letters</b>."],
    },
    { version: "0.1.0", date: "2026-11-25", changes: ["The first."] },
  ];
  const feedAt = (site = HERE) => feedFiles(site, releases, strings.page)["feed.xml"];
  it("has an entry for each version, with an id of its own, its day, and what has changed", () => {
    const { feed } = xml2js(feedAt() ?? "", { compact: true }) as AtomFile;
    const own = "https://example.org/book/feed.xml";
    expect(feed._attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    expect([feed.id._text, feed.updated._text]).toEqual([own, "2026-11-28T00:00:00.000Z"]);
    expect(feed.author.name._text).toBe("The Tumble authors");
    expect(feed.link.map(({ _attributes: { rel, href } }) => [rel, href])).toContainEqual(["self", own]);
    const entries = feed.entry.map(({ id, title, updated }) => [id._text, title._cdata, updated._text]);
    expect(entries).toEqual([
      [`${own}#0.2.0`, "Version 0.2.0", "2026-11-28T00:00:00.000Z"],
      [`${own}#0.1.0`, "Version 0.1.0", "2026-11-25T00:00:00.000Z"],
    ]);
    const content = feed.entry[0]?.content._cdata;
    expect(content).toContain("<p>A chapter &#38; <code>npm run race</code>.</p>");
    expect(content).not.toContain("<b>");
  });

  it("is named by every page but those of figures alone, once the site has an address", () => {
    const link =
      '<link rel="alternate" type="application/atom+xml" href="https://example.org/book/feed.xml" />';
    expect(headAt(CHAPTER)).toContain(link);
    expect(
      headOf({ ...CHAPTER, figure: "loop" }, { site: HERE, edition: EDITION, ...languagesFrom("en") }),
    ).not.toContain("atom+xml");
    const nowhere = siteFrom({});
    expect([headAt(CHAPTER, nowhere).includes("atom+xml"), feedAt(nowhere)]).toEqual([false, undefined]);
  });
});
