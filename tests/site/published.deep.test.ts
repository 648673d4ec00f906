import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { releasesIn } from "../../src/book/build/changelog";
import { CHAPTERS } from "../../src/book/chapters";
import { expectAnswers, expectMissingPageWhole, expectNoWayOut } from "./answers";
import { CHAPTER } from "./browser";
import { hasCaddy, serveByCaddy } from "./caddy";
import { serve } from "./serve";

/* The notebook as it is built for an address of its own, in a folder of a host. PUBLISHED names one that is built already. */

const ORIGIN = "https://tumble.example";
const BASE = "/notebook/";
const ROOT = ORIGIN + BASE;
const FEEDBACK = "https://code.example/new?labels=text";
const folder = process.env.PUBLISHED ?? join("node_modules", ".cache", `published-${process.pid}`);

beforeAll(() => {
  if (process.env.PUBLISHED) return;
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const command = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "error"];
  const { status } = spawnSync(process.execPath, command, {
    env: {
      ...environment,
      TUMBLE_HASTY: "1",
      TUMBLE_ORIGIN: ORIGIN,
      TUMBLE_BASE: BASE,
      TUMBLE_FEEDBACK: FEEDBACK,
    },
    stdio: "inherit",
  });
  expect(status).toBe(0);
}, 900_000);
afterAll(() => {
  if (!process.env.PUBLISHED) rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(folder, path), "utf8");

/** The file behind an address of the site. */
function fileAt(address: string): string {
  expect(address.startsWith(ROOT), address).toBe(true);
  const path = decodeURI(new URL(address).pathname.slice(BASE.length));
  return join(folder, path.endsWith("/") || path === "" ? `${path}index.html` : path);
}

/** Every page, by its path. */
function pages(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !file.startsWith("core/api/"))
    .map((file) => file.replace(/index\.html$/, ""));
}

function headOf(path: string) {
  const [head = ""] = read(`${path}index.html`).split("</head>", 1);
  const { document } = new Window();
  document.write(`${head}</head>`);
  const content = (key: string, name: string) =>
    document.querySelector(`meta[${key}="${name}"]`)?.getAttribute("content") ?? "";
  const address = (selector: string) => document.querySelector(selector)?.getAttribute("href") ?? "";
  return {
    open: (name: string) => content("property", `og:${name}`),
    named: (name: string) => content("name", name),
    canonical: address('link[rel="canonical"]'),
    feed: address('link[type="application/atom+xml"]'),
    oEmbed: address('link[type="application/json+oembed"]'),
    resource: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null"),
  };
}

/** Width and height of a PNG, from its first chunk [px]. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("what programs read of a page", () => {
  const FIGURES = () => pages().filter((path) => path.startsWith("embed/"));

  test("has every field that a card needs, and a picture of the size and kind that it says", () => {
    expect(pages().length).toBeGreaterThan(120);
    for (const path of pages()) {
      const { open, named } = headOf(path);
      for (const field of ["title", "description", "type", "site_name", "image:alt"])
        expect(open(field), `${field} of /${path}`).toMatch(/\S/);
      expect(open("url"), path).toBe(ROOT + path);
      expect(named("twitter:card")).toBe("summary_large_image");
      expect(open("image:type")).toBe("image/png");
      const size = [Number(open("image:width")), Number(open("image:height"))];
      expect(sizeOf(fileAt(open("image"))), path).toEqual(size);
    }
  });

  test("names itself, or the page to be listed in its place", () => {
    const listed = new Set(read("sitemap.xml").match(/(?<=<loc>)[^<]*/g));
    expect(read("robots.txt")).toContain(`Sitemap: ${ROOT}sitemap.xml`);
    expect(listed.size).toBeGreaterThan(18);
    for (const address of listed) expect(existsSync(fileAt(address)), address).toBe(true);
    for (const path of pages()) {
      const { canonical, named } = headOf(path);
      const isListed = listed.has(ROOT + path);
      expect(named("robots"), path).toBe(isListed ? "" : "noindex");
      if (isListed) expect(canonical).toBe(ROOT + path);
      else expect(listed.has(canonical), `${path} → ${canonical}`).toBe(true);
    }
  });

  test("is a learning resource of this version, whose parts and whole and picture are there", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const path of pages()) {
      const { resource } = headOf(path);
      expect(resource).toMatchObject({
        "@context": "https://schema.org",
        "@type": "LearningResource",
        version,
      });
      const { name, license, url, image, isPartOf, hasPart = [] } = resource;
      for (const said of [name, license]) expect(said, path).toMatch(/\S/);
      const named = [
        url,
        image,
        ...(isPartOf ? [isPartOf.url] : []),
        ...hasPart.map((part: { url: string }) => part.url),
      ];
      for (const address of named) expect(existsSync(fileAt(address)), `${address} of /${path}`).toBe(true);
    }
    expect(headOf("").resource.hasPart).toHaveLength(CHAPTERS.length);
  });

  test("costs a page less than two kilobytes as it is sent", () => {
    for (const path of ["", CHAPTER, "lab/"]) {
      const html = read(`${path}index.html`);
      const bare = html
        .replace(/<meta (?:property="og|name="twitter|name="description)[^>]*>/g, "")
        .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, "")
        .replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
      const cost = brotliCompressSync(html).length - brotliCompressSync(bare).length;
      console.log(`/${path}: ${cost} bytes for what programs read`);
      expect(cost).toBeGreaterThan(100);
      expect(cost).toBeLessThan(2000);
    }
  });

  test("of a link to a figure is the figure's, and not its chapter's", () => {
    for (const path of FIGURES()) {
      const link = headOf(path.replace("embed/", "chapters/"));
      expect(link.open("title"), path).toBe(headOf(path).open("title"));
      expect(link.open("image"), path).toBe(headOf(path).open("image"));
    }
    const [chapter, figure] = ["chapters/euler-equation/", "chapters/euler-equation/racket/"].map(headOf);
    expect(figure?.open("title")).toContain("One throw, computed twice");
    expect(figure?.open("image")).not.toBe(chapter?.open("image"));
  });

  test("leads sites that show figures in the place of links to one that they can", () => {
    expect(FIGURES().length).toBeGreaterThan(50);
    for (const path of FIGURES()) {
      const { oEmbed } = headOf(path);
      expect(headOf(path.replace("embed/", "chapters/")).oEmbed).toBe(oEmbed);
      const { html, ...said } = JSON.parse(readFileSync(fileAt(oEmbed), "utf8"));
      // Those that oembed.com requires of this type, and what goes together.
      expect(said).toMatchObject({
        version: "1.0",
        type: "rich",
        width: expect.any(Number),
        height: expect.any(Number),
      });
      expect(sizeOf(fileAt(said.thumbnail_url))).toEqual([said.thumbnail_width, said.thumbnail_height]);
      const [, source = ""] = /^<iframe src="([^"]*)" .*><\/iframe>$/.exec(html) ?? [];
      expect(source).toBe(ROOT + path);
    }
  });
});

describe("whoever cites, follows or corrects the notebook", () => {
  test("finds at the foot of each chapter its version, its address, and where mistakes are reported", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const { slug } of CHAPTERS) {
      const { document } = new Window();
      const [, foot = ""] = read(`chapters/${slug}/index.html`).split('<footer class="page-foot');
      document.write(`<footer class="page-foot${foot}`);
      const address = `${ROOT}chapters/${slug}/`;
      expect(document.querySelector(".colophon cite")?.textContent).toContain(address);
      const entry = document.querySelector(".bibtex pre")?.textContent;
      for (const part of [`@incollection{tumble-${slug},`, `{Version ${version} of 20`, `{${address}}`])
        expect(entry).toContain(part);
      const report = new URL(document.querySelector("[data-feedback]")?.getAttribute("href") ?? "");
      expect(report.href.startsWith(`${FEEDBACK}&title=`)).toBe(true);
      expect(report.searchParams.get("body")).toBe(address);
    }
  });

  test("is led from every page but those of figures alone to a feed of the changelog's versions", () => {
    const versions = releasesIn(readFileSync("CHANGELOG.md", "utf8")).map((release) => release.version);
    const ids = Array.from(read("feed.xml").matchAll(/<id>(.*?)<\/id>/g), ([, id]) => id);
    expect(ids).toEqual([`${ROOT}feed.xml`, ...versions.map((version) => `${ROOT}feed.xml#${version}`)]);
    for (const path of pages())
      expect(headOf(path).feed, path).toBe(headOf(path).oEmbed ? "" : `${ROOT}feed.xml`);
  });
});

describe("in a folder of a host", () => {
  test.for(["npm start", "the image"])("%s answers as at the root", async (name, { skip }) => {
    skip(name === "the image" && !hasCaddy(), "there is no caddy here");
    const host = mkdtempSync(join(tmpdir(), "tumble-host-"));
    symlinkSync(resolve(folder), join(host, "notebook"));
    const { address, stop } =
      name === "the image"
        ? await serveByCaddy(host, BASE)
        : await serve(folder, BASE).then(({ address, close }) => ({ address, stop: close }));
    try {
      await expectAnswers(address);
      await expectNoWayOut(address);
      await expectMissingPageWhole(address);
    } finally {
      await stop();
      rmSync(host, { recursive: true });
    }
  });
});
