import { describe, expect, it } from "vitest";
import { figureFiles } from "../../src/book/build/figureLinks";
import { headersFile, isEmbeddable } from "../../src/book/build/headers";
import { languagesFrom } from "../../src/book/build/languages";
import { siteFrom } from "../../src/book/build/site";

const FIGURE = {
  path: "embed/heavy-top/held-wheel/",
  slug: "heavy-top",
  figure: "held-wheel",
  card: "cards/heavy-top-held-wheel.png",
  title: "A wheel & its <axle> · Tumble",
  description: "It turns about the string.",
  canonical: "../../../chapters/heavy-top/",
  body: "",
} as const;
const HERE = siteFrom({ TUMBLE_ORIGIN: "https://example.org", TUMBLE_BASE: "/book/" });

const filesAt = (site = HERE) =>
  figureFiles(FIGURE, { site, edition: { version: "1.2.3", date: "2026-11-28" }, ...languagesFrom("en") });

describe("what a figure has to itself", () => {
  it("is an address for links, with its own card, which leads on with the link's state", () => {
    const html = filesAt()["chapters/heavy-top/held-wheel/index.html"];
    expect(html).toContain(
      'property="og:url" content="https://example.org/book/chapters/heavy-top/held-wheel/"',
    );
    expect(html).toContain(
      'property="og:image" content="https://example.org/book/cards/heavy-top-held-wheel.png"',
    );
    expect(html).toContain('rel="canonical" href="https://example.org/book/chapters/heavy-top/"');
    expect(html).toContain('location.replace("../"+location.search+"#held-wheel")');
    expect(html).toContain('href="../#held-wheel">A wheel &#38; its &#60;axle&#62;');
  });

  it("is what other sites ask for to show it in the place of its link, where the site has an address", () => {
    const files = filesAt();
    const { html, ...embedding } = JSON.parse(files["embed/heavy-top/held-wheel/oembed.json"] ?? "");
    expect(embedding).toMatchObject({ version: "1.0", type: "rich", width: 640, thumbnail_width: 1200 });
    expect(html).toContain('src="https://example.org/book/embed/heavy-top/held-wheel/"');
    expect(html).not.toContain("<axle>");
    expect(Object.keys(filesAt(siteFrom({})))).toEqual(["chapters/heavy-top/held-wheel/index.html"]);
  });
});

describe("who may frame what", () => {
  it("is said of an address alone, whatever else it says", () => {
    expect(isEmbeddable("/book/embed/heavy-top/held-wheel/?figure=held-wheel&v=1", "/book/")).toBe(true);
    for (const path of [
      "/book/?x=/book/embed/heavy-top/held-wheel/",
      "/book/#/book/embed/heavy-top/held-wheel/",
      "/book/embed/../chapters/heavy-top/",
      "/book/embed/..%2fchapters/heavy-top/",
      "/book/embed/a/%2e%2e/",
      "/book/embed//held-wheel/",
      "/book/lab/embed/heavy-top/held-wheel/",
      "/embed/heavy-top/held-wheel/",
    ])
      expect(isEmbeddable(path, "/book/"), path).toBe(false);
  });

  it("is written for hosts that add up rules: no rule that holds for a figure alone forbids framing", () => {
    const pages = [
      FIGURE,
      { ...FIGURE, path: "lab/" },
      { ...FIGURE, path: "" },
      { ...FIGURE, path: "404.html" },
    ];
    const rules = headersFile(HERE, pages).split(/\n(?=\/)/);
    const unframed = rules
      .filter((rule) => rule.includes("frame-ancestors"))
      .map((rule) => rule.split("\n")[0]);
    expect(unframed).toEqual(
      ["/book/", "/book/zh/"].flatMap((root) =>
        ["", "index.html", "404.html", "404", "lab/*", "assets/*"].map((path) => root + path),
      ),
    );
    expect(rules[0]).toMatch(
      /^\/book\/\*\n {2}X-Content-Type-Options: nosniff\n {2}Referrer-Policy: no-referrer\n/,
    );
  });
});
