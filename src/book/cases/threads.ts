/** A public thread in which people met a case: its title as it stands there. */
export interface Thread {
  readonly title: string;
  readonly project: string;
  readonly year: number;
  readonly url: string;
}

/** @param path as GitHub has it: `owner/project/issues/1` */
export function github(path: string, year: number, title: string): Thread {
  const [, project = ""] = path.split("/");
  return { title, project, year, url: `https://github.com/${path}` };
}
