/**
 * Parses JSON in which no object may give a key twice: `JSON.parse` takes the last one in silence.
 *
 * @throws SyntaxError for a text that is not JSON, and for a key given twice
 */
export function strictJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const twice = keyGivenTwice(text);
  if (twice !== null) throw new SyntaxError(`the key ${twice} is given twice`);
  return value;
}

/** @param text JSON: a text before a colon is a key, and only braces begin or end an object */
function keyGivenTwice(text: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    if (key === undefined) continue;
    const keys = open.at(-1);
    const name = key.includes("\\") ? JSON.stringify(JSON.parse(key)) : key;
    if (keys?.has(name)) return name;
    keys?.add(name);
  }
  return null;
}
