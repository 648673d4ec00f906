/*
 * A plugin of TypeDoc: comments of the core set equations off by four spaces, which Markdown would run into the sentence before.
 */

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on("resolveBegin", ({ project }) => {
    for (const { comment } of Object.values(project.reflections))
      for (const part of comment
        ? [...comment.summary, ...comment.blockTags.flatMap(({ content }) => content)]
        : [])
        part.text = part.text.replace(/(?:^|\n)((?: {4,}\S.*(?:\n|$))+)/g, "\n\n```text\n$1\n```\n\n");
  });
}
