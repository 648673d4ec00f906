// Stands in the page that is sent for any address at which there is nothing. Such a page cannot know how far above its
// address the site's root lies, so this looks for the notebook's program in the folders above, and then has the page's
// links start where it was found.
(async ({ program, base }) => {
  const { origin, pathname } = location;
  const names = pathname.split("/").slice(0, -1);
  const foldersAbove = names.map((_, at) => `${names.slice(0, at + 1).join("/")}/`).reverse();
  const chapters = pathname.indexOf("/chapters/");
  const likely = chapters < 0 ? [] : [pathname.slice(0, chapters + 1)];
  for (const folder of [...likely, ...foldersAbove]) {
    const root = origin + folder;
    try {
      await import(root + program);
    } catch {
      continue;
    }
    for (const link of document.querySelectorAll(`a[href^="${base}"]`)) {
      link.setAttribute("href", root + link.getAttribute("href").slice(base.length));
    }
    return;
  }
})(document.currentScript.dataset);
