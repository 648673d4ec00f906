import { strToU8, zipSync } from "fflate";
import { select } from "hast-util-select";
import { h } from "hastscript";
import { escapeMarkup } from "../../../format/text";
import type { Imprint } from "../bookPage";
import type { Strings } from "../strings/en";
import { type Document, navigation } from "./documents";
import { documentOf, type Stills } from "./xhtml";

interface Pictures {
  readonly cover: Uint8Array;
  /** By name. */
  readonly stills: Stills;
}

/** The file of the book for readers of books (EPUB 3.2). */
export function packed(
  documents: readonly Document[],
  { cover, stills }: Pictures,
  style: string,
  imprint: Imprint,
  words: Strings,
): Uint8Array {
  const { language } = imprint;
  const coverPage = h(
    "section",
    { "epub:type": "cover" },
    h("img", { src: "images/cover.png", alt: words.title }),
  );
  const texts = {
    "style.css": style,
    "nav.xhtml": navigation(documents, language, words),
    "cover.xhtml": documentOf(language, words.cover, [coverPage]),
    ...Object.fromEntries(
      documents.map(({ file, title, body }) => [file, documentOf(language, title, [body])]),
    ),
  };
  const images = { cover, ...Object.fromEntries(stills) };
  const files: Record<string, Uint8Array> = {};
  for (const [name, text] of Object.entries(texts)) files[`book/${name}`] = strToU8(text);
  for (const [name, image] of Object.entries(images)) files[`book/images/${name}.png`] = image;
  // Readers know the file by its first bytes; the day is fixed, so that the same book is the same file.
  return zipSync(
    {
      mimetype: [strToU8("application/epub+zip"), { level: 0 }],
      "META-INF/container.xml": strToU8(CONTAINER),
      "book/package.opf": strToU8(packageOf(documents, Object.keys(images), imprint, words)),
      ...files,
    },
    { mtime: `${imprint.date}T00:00:00` },
  );
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

function packageOf(
  documents: readonly Document[],
  images: readonly string[],
  imprint: Imprint,
  words: Strings,
): string {
  const pages = ["cover.xhtml", ...documents.map(({ file }) => file)];
  const page = (file: string) => {
    const body = documents.find((one) => one.file === file)?.body;
    const math = body && select("math", body) ? ' properties="mathml"' : "";
    return `<item id="${idOf(file)}" href="${file}" media-type="application/xhtml+xml"${math}/>`;
  };
  const image = (name: string) =>
    `<item id="image-${name}" href="images/${name}.png" media-type="image/png"${name === "cover" ? ' properties="cover-image"' : ""}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${imprint.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata(imprint, words).join("\n")}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...pages.map(page), ...images.map(image)].join("\n")}
</manifest>
<spine>
${pages.map((file) => `<itemref idref="${idOf(file)}"/>`).join("\n")}
</spine>
</package>
`;
}

const idOf = (file: string) => file.replace(".xhtml", "");

function metadata({ version, date, language }: Imprint, words: Strings): string[] {
  const dublin = {
    title: `${words.title}: ${words.subtitle}`,
    creator: words.author,
    language,
    date,
    description: words.description,
    rights: words.licence,
  };
  const accessibility = [
    ["accessMode", "textual"],
    ["accessMode", "visual"],
    ["accessModeSufficient", "textual"],
    ["accessModeSufficient", "textual,visual"],
    ["accessibilityFeature", "alternativeText"],
    ["accessibilityFeature", "MathML"],
    ["accessibilityFeature", "structuralNavigation"],
    ["accessibilityFeature", "tableOfContents"],
    ["accessibilityHazard", "none"],
    ["accessibilitySummary", words.accessibility],
  ] as const;
  return [
    `<dc:identifier id="book">${words.identifier}</dc:identifier>`,
    ...Object.entries(dublin).map(([name, value]) => `<dc:${name}>${escapeMarkup(value)}</dc:${name}>`),
    `<meta property="dcterms:modified">${date}T00:00:00Z</meta>`,
    `<meta property="schema:version">${escapeMarkup(version)}</meta>`,
    ...accessibility.map(([name, value]) => `<meta property="schema:${name}">${escapeMarkup(value)}</meta>`),
  ];
}
