import type { ReactNode } from "react";

/** The frame of every page: a way to skip to the text, the notebook's name, the theme button, and a foot. */
export function Page({ root, children }: { root: string; children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip" href="#text">
        Skip to the text
      </a>
      <header className="page-head">
        <a className="page-name" href={root}>
          Tumble
        </a>
        <button type="button" className="theme-button" data-theme-button="">
          <span className="theme-mark" aria-hidden="true" />
          Theme
        </button>
      </header>
      <main id="text">{children}</main>
      <footer className="page-foot column">
        <p>
          Every number and every picture on these pages is computed by one simulation core, the same in the
          browser, in the tests and on the command line.{" "}
          <a href={`${root}notices.txt`}>Licences and notices</a>.
        </p>
      </footer>
    </>
  );
}
