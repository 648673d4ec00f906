import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { SiteFile } from "../../src/book/offline/files";

const site = () => inject("siteFolder");
const read = (name: string) => readFileSync(join(site(), name));
const fileOf = (url: string) => (url.endsWith("/") ? join(url, "index.html") : url);

const kept = (): readonly Pick<SiteFile, "url" | "integrity">[] =>
  Array.from(
    read("sw.js")
      .toString()
      .matchAll(/url:`([^`]+)`,integrity:`([^`]+)`/g),
    ([, url = "", integrity = ""]) => ({ url, integrity }),
  );
const programs = (): readonly SiteFile[] => JSON.parse(read("offline.json").toString()).files;

const hashOf = (bytes: Uint8Array) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

describe("what the worker keeps", () => {
  it("is what the build wrote, byte by byte", () => {
    const all = [...kept(), ...programs()];
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ url, integrity }) => hashOf(read(fileOf(url))) !== integrity)).toEqual([]);
  });

  it("is, without a press, every page of the notebook, and every font; not figures that stand alone", () => {
    const pages = readdirSync(site(), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".html") && !/^(assets|book|core\/\w+|embed|zh)\//.test(name))
      .map((name) => (name === "404.html" ? name : name.replace(/index\.html$/, "") || "./"));
    const urls = kept().map(({ url }) => url);
    expect(urls.filter((url) => /(\/|\.html)$/.test(url)).sort()).toEqual(pages.sort());
    const fonts = readdirSync(join(site(), "assets")).filter((name) => name.endsWith(".woff2"));
    expect(urls).toEqual(expect.arrayContaining(fonts.map((name) => `assets/${name}`)));
  });

  it("is, with one, all that a page may ask for but the sheet that stands in it", () => {
    const urls = new Set([...kept(), ...programs()].map(({ url }) => url));
    expect(urls.size).toBe(kept().length + programs().length);
    const left = readdirSync(join(site(), "assets"))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .filter((name) => !urls.has(`assets/${name}`));
    expect(left).toEqual([expect.stringMatching(/^index-.*\.css$/)]);
  });
});

describe("a system that installs the notebook", () => {
  it("finds icons of the sizes that they are said to have, and addresses that work in any folder", () => {
    const manifest = JSON.parse(read("manifest.webmanifest").toString());
    const sizes = manifest.icons.map(({ src }: { src: string }) => {
      const png = read(src);
      return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    });
    expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
    expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
    expect([manifest.start_url, manifest.scope]).toEqual(["./", "./"]);
  });

  it("is led to them by every page, with a colour for each theme", () => {
    const page = read("chapters/euler-equation/index.html").toString();
    const [, href = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    expect(existsSync(join(site(), "chapters/euler-equation", href))).toBe(true);
    expect(page.match(/<meta name="theme-color" media="[^"]+" content="#\w{6}"/g)).toHaveLength(2);
  });
});
