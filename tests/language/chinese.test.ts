import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkCjkFriendly from "remark-cjk-friendly";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { completePages } from "../../src/book/build/completePages";
import { CASES } from "../../src/book/cases/cases";
import { chapterTexts } from "../../src/book/check/chapterTexts";
import { chineseProblems } from "../../src/book/check/translation/chineseProblems";
import { fingerprint, sectionsOf } from "../../src/book/check/translation/sections";
import { translatedIn, translationProblems } from "../../src/book/check/translation/translationProblems";
import { rehypeHanEmphasis } from "../../src/book/mdx/rehypeHanEmphasis";
import { rehypeHanTogether } from "../../src/book/mdx/rehypeHanTogether";
import { searchOf } from "../../src/book/search";
import { strings as chinese } from "../../src/book/search/strings/zh";
import { strings as form } from "../../src/lab/form/strings/zh";
import { libraryList } from "../../src/lab/rule/build/bookPrograms";
import { inChinese, whereIn } from "../../src/lab/strings/zhProblems";

describe("what is searched for in Chinese", () => {
  const entry = (title: string, text: string) => ({
    kind: "section" as const,
    address: title,
    title,
    text,
    words: "",
  });
  const entries = [
    entry("旋转矩阵的导数", "刚体转动时，矩阵的九个数怎样变。"),
    entry("惯性张量", "角动量与角速度之间，隔着惯性张量。"),
    entry("三个角", "环转到一个平面里，就是万向节死锁（gimbal lock）。"),
  ];

  it.each([
    ["旋转", "旋转矩阵的导数"],
    ["惯性张量", "惯性张量"],
    ["万向锁", "三个角"],
    ["gimbal", "三个角"],
    ["角动量", "惯性张量"],
  ])("is found within a sentence, which no space cuts: %s", (query, title) => {
    const find = searchOf({ entries, stopWords: [], half: "half", absent: [] } as never, chinese);
    expect(find(query)[0]?.title).toBe(title);
  });

  it("is marked as a whole, not pair by pair", () => {
    expect(chinese.marked("说惯性张量时", ["惯性", "性张", "张量"])).toEqual([
      { text: "说", isMatched: false },
      { text: "惯性张量", isMatched: true },
      { text: "时", isMatched: false },
    ]);
  });
});

describe("a chapter in Chinese", () => {
  it("takes as long to read as its characters do", () => {
    const page = (path: string, text: string) =>
      ({ path, title: "", description: "", body: `<main id="text">${text}</main>` }) as never;
    const minutes = (text: string) => {
      const pages = completePages([
        page("chapters/a/", text),
        page("", '<main id="text">⟦chapters/a/⟧</main>'),
      ]);
      return Number(/>(\d+)</.exec(pages[1]?.body ?? "")?.[1]);
    };
    // 280 characters and 180 words a minute, to five minutes.
    expect([minutes("转".repeat(2800)), minutes("word ".repeat(1800))]).toEqual([10, 10]);
  });

  it.each([
    ["这叫*网球拍定理*（tennis racket theorem）", "网球拍定理"],
    ["它们**两两“垂直”**的", "两两“垂直”"],
  ])("has its emphasis beside Chinese marks, and a class in place of a slant: %s", async (text, words) => {
    const processor = createProcessor({
      remarkPlugins: [remarkCjkFriendly],
      rehypePlugins: [rehypeHanEmphasis],
      jsx: true,
    });
    const made = String(await processor.process(text));
    expect(made).toMatch(new RegExp(`(?:em className="han"|strong)>(?:\\{")?${words}`));
  });

  it("keeps a number and its unit on one line", () => {
    const text = (value: string) => ({ type: "text", value });
    const made = (...children: object[]) => {
      const paragraph = { type: "element", tagName: "p", children };
      rehypeHanTogether()(paragraph as never);
      return paragraph.children;
    };
    const number = { type: "element", tagName: "span", children: [] };
    const whole = (...children: object[]) =>
      expect.objectContaining({
        tagName: "span",
        children: children.map((one) => expect.objectContaining(one)),
      });
    expect(made(text("转得快，"), number, text(" rad/s，接着"))).toEqual([
      text("转得快，"),
      whole(number, text("\u00a0rad/s，")),
      text("接着"),
    ]);
    expect(made(text("as fast as "), number, text(" rad/s"))).toHaveLength(3);
  });

  it("is compared with the English one, section by section", () => {
    const english = {
      file: "content/en/engines.mdx",
      text: "Head\n\n## One {#one}\n\nA.\n\n## Two {#two}\n\nB.\n",
    };
    const [head, one, two] = sectionsOf(english);
    expect([head?.id, one?.id, two?.id]).toEqual(["head", "one", "two"]);
    expect(fingerprint("A.\nB")).toBe(fingerprint("A. B"));
    expect(fingerprint(one?.text ?? "")).not.toBe(fingerprint("## One {#one}\n\nAnother."));
  });

  it("is named where the English text has changed, with its section", () => {
    const texts = chapterTexts();
    expect(translationProblems(texts)).toEqual([]);
    const changed = texts.map(({ file, text }) => ({
      file,
      text:
        file === "content/en/engines.mdx"
          ? text.replace("## Check yourself {#check-yourself}", "$&\n\nMore.")
          : text,
    }));
    const found = translationProblems(changed).map(({ file, message }) => `${file} ${message}`);
    expect(found).toEqual([
      "content/zh/engines.mdx the section #check-yourself is behind the English text: translate what changed, then npm run translated",
    ]);
  });

  it("is noted section by section, and no section besides", () => {
    expect(Object.keys(translatedIn("content/zh")["engines.mdx"] ?? {})).toContain("check-yourself");
  });

  it.each([
    ["力矩,角动量", "half-width mark"],
    ["力矩.", "half-width stop"],
    ["力矩(外力矩)", "half-width brackets"],
    ["力矩 τ", "typed gap"],
    ["先算力矩\n再算角动量", "line end"],
    ["扭矩", "the notebook's word is 力矩"],
  ])("has no wrong mark and no word but its own: %s", (text, what) => {
    const [problem, ...others] = chineseProblems({ file: "content/zh/x.mdx", text });
    expect(problem?.message).toContain(what);
    expect(others).toEqual([]);
  });

  it("may hold a banned word within a longer one, and marks of formulas and tags", () => {
    const text = '旋转矩阵把本体坐标系的分量$(a, b)$变到世界系<Ref to="one, two" />。';
    expect(chineseProblems({ file: "content/zh/x.mdx", text })).toEqual([]);
  });
});

/** What the sources of a folder hand to an error of this name, each place for a value filled. */
function messagesOf(error: string, folders: readonly string[]): string[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const thrown = new RegExp(`new ${error}\\(\\s*(?:names \\? )?(["\`])(.*?)\\1`, "g");
  return sources.flatMap((source) =>
    Array.from(source.matchAll(thrown), ([, , text = ""]) =>
      text.replace(/\$\{place(?:Of\([^}]*\))?\}/g, "line 4").replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "7"),
    ),
  );
}

/** Names of columns and formats. */
const NAMES = /JSON|UTF-8|MB|Gyroscope x \(rad\/s\)|Time \(s\)|\b[tq][wxyz]?\b|\bw[xyz]\b/g;

describe("what readers of files refuse", () => {
  const ofLogs = messagesOf("LogError", ["src/logs", "src/lab"]);
  const ofMeshes = messagesOf("MeshError", ["src/core/bodies"]).filter((text) => !text.startsWith("no mesh"));

  it.each([...ofLogs, ...ofMeshes])("is said in Chinese: %s", (english) => {
    expect(inChinese(english).replace(NAMES, "")).not.toMatch(/[A-Za-z]/);
  });

  it("is found in their sources", () => {
    expect(ofLogs.length).toBeGreaterThan(20);
    expect(ofMeshes).toHaveLength(5);
  });

  it("names its place in a text that is no JSON", () => {
    expect(whereIn("Expected ',' in JSON at position 12 (line 2 column 13)")).toBe("：第2行第13列读不通");
    expect(whereIn('the key "dt" is given twice')).toBe('：键"dt"给了两次');
    expect(whereIn("Unexpected end of JSON input")).toBe("");
  });
});

describe("what stands in code and beside it", () => {
  it("is described in Chinese, if readers’ programs can import it", () => {
    const entries = libraryList(".", "zh").flatMap((module) => module.entries);
    for (const { name, text } of entries) expect(text, name).toMatch(/[\p{sc=Han}。]/u);
  });

  it("is a comment of the case-book’s, in Chinese too", () => {
    const inZh = parse(readFileSync("content/zh/comments.yaml", "utf8"));
    const comments = CASES.flatMap(({ mends }) => mends).flatMap(({ code }) =>
      Array.from(code.matchAll(/(?:\/\/|#) (.*)$/gm), ([, comment]) => comment),
    );
    expect(Object.keys(inZh).sort()).toEqual([...new Set(comments)].sort());
  });
});

describe("what the core refuses", () => {
  it.each([
    ["expected a number above 0, got -1", "应为大于0的数，现在是-1"],
    ["missing, expected a list of 3 numbers", "缺少，应为三个数"],
    ['expected one of box, ellipsoid, got "ball"', '应为下列之一：box, ellipsoid，现在是"ball"'],
    ["unknown field", "没有这个字段"],
    ["expected none, because an engine is asked to turn a free body", "不能有，因为让引擎转动的是自由刚体"],
  ])("is said in Chinese: %s", (english, words) => {
    expect(form.problem(english)).toBe(words);
  });
});
