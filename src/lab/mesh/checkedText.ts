/*
 * Three's loaders pass over what they do not understand, and a surface would miss a corner in silence. null is for text that is not
 * whole.
 */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const CORNER = /^-?\d+(?:\/-?\d*){0,2}$/;

/** Corners and faces alone; null where a line is none of OBJ's. */
export function checkedObj(text: string): string | null {
  const kept: string[] = [];
  for (const line of text.replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const [word = "", ...parts] = line
      .replace(/^\ufeff/, "")
      .trim()
      .split(/\s+/);
    if (word === "" || word.startsWith("#")) continue;
    if (!/^[a-z_]+$/i.test(word)) return null;
    if (word === "v") {
      if (parts.length < 3 || !parts.every((part) => NUMBER.test(part))) return null;
      kept.push(`v ${parts.slice(0, 3).join(" ")}`);
    }
    if (word === "f") {
      if (parts.length < 3 || !parts.every((part) => CORNER.test(part))) return null;
      kept.push(`f ${parts.map((part) => part.split("/", 1)[0]).join(" ")}`);
    }
  }
  return kept.join("\n");
}

/** Facets alone; null where one has not three corners. Normals follow from the corners. */
export function checkedStl(text: string): string | null {
  const facets = [...text.matchAll(/facet\s+normal([\s\S]*?)endfacet/g)].map(([, inner = ""]) =>
    cornersOf(inner),
  );
  if (facets.includes(null) || facets.length !== (text.match(/endfacet/g) ?? []).length) return null;
  return `solid s\n${facets.join("\n")}\nendsolid s\n`;
}

function cornersOf(facet: string): string | null {
  const corners = [...facet.matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)].map(([, ...parts]) => parts);
  if (corners.length !== 3 || !corners.flat().every((part) => NUMBER.test(part))) return null;
  return `facet normal 0 0 1\n${corners.map((parts) => `vertex ${parts.join(" ")}`).join("\n")}\nendfacet`;
}
