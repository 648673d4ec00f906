/*
 * A plugin of TypeDoc: comments of the core set equations off by four spaces, which Markdown would run into the sentence before.
 */

const EQUATIONS = /(?:^|\n)((?: {4,}\S.*(?:\n|$))+)/g;

const setOff = (lines) => `\n\n\`\`\`text\n${lines.trimEnd().replace(/^ {4}/gm, "")}\n\`\`\`\n\n`;

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on("resolveBegin", ({ project }) => {
    const comments = Object.values(project.reflections).flatMap(({ comment }) => comment ?? []);
    const parts = comments.flatMap(({ summary, blockTags }) =>
      [summary, ...blockTags.map(({ content }) => content)].flat(),
    );
    for (const part of parts) part.text = part.text.replace(EQUATIONS, (_, lines) => setOff(lines));
  });
}
