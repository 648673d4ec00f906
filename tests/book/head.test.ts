import { describe, expect, it } from "vitest";
import { headOf } from "../../src/book/build/head";
import { siteFrom } from "../../src/book/build/site";
import { siteFiles } from "../../src/book/build/siteFiles";

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
  headOf(page, { site, edition: EDITION, language: "en" });

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

describe("the files at a site's root", () => {
  const gone = { ...CHAPTER, path: "symptoms/", canonical: "../cases/" };
  const missing = { ...FIRST, path: "404.html" };

  it("list every page that is one, once", () => {
    const { "sitemap.xml": map = "", "robots.txt": robots } = siteFiles(
      HERE,
      [FIRST, CHAPTER, gone, missing],
      EDITION.date,
    );
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
      "https://example.org/book/",
      "https://example.org/book/chapters/three-angles/",
    ]);
    expect(robots).toContain("Sitemap: https://example.org/book/sitemap.xml");
  });

  it("have no map where there are no addresses to put in it", () => {
    expect(Object.keys(siteFiles(siteFrom({}), [FIRST], EDITION.date))).toEqual(["robots.txt", "_headers"]);
  });
});
