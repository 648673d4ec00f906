/** A change is told in the words of its file, without the commit that brought it. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`,
  getDependencyReleaseLine: async () => "",
};
