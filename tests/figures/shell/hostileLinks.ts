const SCRIPTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
];
const WRONG = ["", "NaN", "-1", "1e999", "9".repeat(300), "{}", "null", "../../etc", "\u202e"];
const FIELDS = "a b c scenario rate frame speed layout stage exact play v __proto__ constructor".split(" ");

/** Links with every field wrong in every way, and a few wrong as a whole. */
const LINKS = [
  ...FIELDS.flatMap((field) =>
    [...SCRIPTS, ...WRONG].map((text) => new URLSearchParams({ [field]: text }).toString()),
  ),
  "a=none&a=rk4&a=<script>",
  "frame=5&frame=<svg>",
  "frame=3&frame=4",
  "a=none&a=none",
  "%",
  "&&&=&=",
];

/** Wrong in whichever way, these still say something that a figure can do. */
const HARMLESS = /^(play|exact)=true$/;

/** What stands in links of whoever means no good, or copied badly: over two hundred. */
export const HOSTILE = LINKS.filter((link) => !HARMLESS.test(link));

/** The query that asks a figure for it. */
export function hostileQuery(figureId: string, link: string): string {
  const version = /(^|&)v=/.test(link) ? "" : "&v=1";
  return `figure=${figureId}${version}&${link}`;
}
