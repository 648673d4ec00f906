/** Requests that no browser makes, as the bytes that are sent: 200 and more. */
export function hostileRequests(): readonly (string | Buffer)[] {
  return [
    ...RANGES.map((range) => get("/notices.txt", `Range: ${range}`)),
    ...ENCODINGS.map((value) => get("/notices.txt", `Accept-Encoding: ${value}`)),
    ...TAGS.map((value) => get("/notices.txt", `If-None-Match: ${value}`)),
    ...TARGETS.map((target) => get(target)),
    ...METHODS.map((method) => `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ...FIRST_LINES.map((line) => `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ...HEADERS.map((header) => get("/", header)),
    ...halves(get("/chapters/spin/", "Accept-Encoding: br")),
    ...PIPELINES,
    ...NOISE,
  ];
}

function get(target: string, ...headers: readonly string[]): string {
  return [
    "GET ",
    target,
    " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n",
    ...headers.map(line),
    "\r\n",
  ].join("");
}

const line = (header: string) => `${header}\r\n`;

/** A request that breaks off after each of its characters. */
function halves(request: string): string[] {
  return Array.from(request, (_, length) => request.slice(0, length));
}

const HUGE = "9".repeat(26);

const RANGES = [
  "bytes=100-50",
  `bytes=0-${HUGE}`,
  `bytes=${HUGE}-`,
  `bytes=-${HUGE}`,
  "bytes=-0",
  "bytes=--5",
  "bytes=5--1",
  "bytes=0-0,1-1,2-2",
  `bytes=${"0-1,".repeat(1000)}2-3`,
  "bytes=1e3-2e3",
  "bytes=NaN-NaN",
  "bytes=0.5-1.5",
  "bytes=",
  "bytes",
  "=",
  "-",
  "items=3-8",
  "hello",
  "bytes=0x10-0x20",
  "bytes=9007199254740993-9007199254740995",
];

const ENCODINGS = [
  "br;q=0",
  "br;q=-1",
  "br;q=1e999",
  "br;q=NaN",
  ";;;;",
  ",".repeat(4000),
  "*;q=0, *;q=1",
  "zebra",
  `br${";x=1".repeat(2000)}`,
  "__proto__",
  "identity;q=0",
  "br; q = 0 ;",
];

const TAGS = ["*", "**", '"', 'W/"', "W/", ",,,,", '"a', `${'"x",'.repeat(3000)}"y"`, "__proto__", "\t"];

const TARGETS = [
  "/../../../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/..\\..\\etc\\passwd",
  "/assets/../../package.json",
  "//evil.example/%2e%2e",
  "///",
  "//chapters/spin",
  "/%",
  "/%%%",
  "/%zz",
  "/%00",
  "/notices.txt%00.html",
  "/%ff%fe",
  "/%c0%ae%c0%ae/",
  "/%ed%a0%80",
  "/\u00ff\u00fe",
  "*",
  "?",
  "#",
  "notices.txt",
  "http://",
  "http:///",
  "http://[::1",
  "https://evil.example:99999999/",
  "ftp://evil.example/",
  `/${"a".repeat(7000)}`,
  `/${"a/".repeat(6000)}`,
  `/?${"x=1&".repeat(3000)}`,
  "/chapters/spin?\t",
  "/chapters/spin?%0d%0aSet-Cookie:x=1",
  "/chapters/spin%0d%0aSet-Cookie:x=1",
  "/.hidden",
  "/.git/config",
  "/__proto__",
  "/constructor",
  "/hasOwnProperty",
];

const METHODS = [
  "POST",
  "PUT",
  "DELETE",
  "TRACE",
  "OPTIONS",
  "CONNECT",
  "PATCH",
  "PRI",
  "get",
  "GETT",
  "",
  "G\u00cbT",
];

const FIRST_LINES = [
  "GET",
  "GET /",
  "GET / HTTP/0.9",
  "GET / HTTP/9.9",
  "GET / HTTP/-1",
  "GET  /  HTTP/1.1",
  "GET / HTTP/1.1 HTTP/1.1",
  "GET /\tHTTP/1.1",
  "GET /a b c HTTP/1.1",
  "PRI * HTTP/2.0",
  "\u0000",
  "",
  " GET / HTTP/1.1",
];

const HEADERS = [
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Content-Length: 5",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Length: 0\r\nTransfer-Encoding: chunked",
  "Transfer-Encoding: zebra",
  "Transfer-Encoding: chunked\r\n\r\nZZZ\r\n",
  "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk",
  "Expect: 100-continue",
  "Expect: the unexpected",
  "Host: elsewhere.example",
  "Host: ",
  "No colon here",
  ": no name",
  "Bad name: x",
  "X: \u0000",
  "X: \u0001\u0002",
  "X:\r\n folded",
  "If-Modified-Since: never",
  "Cookie: \u00ff\u00ff",
  "__proto__: x",
  `X: ${"y".repeat(10_000)}`,
  `X: ${"y".repeat(100_000)}`,
  Array.from({ length: 3000 }, (_, at) => `X${at}: 1`).join("\r\n"),
];

const PIPELINES = [
  `${"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50)}garbage`,
  "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\u0000\u0001\u0002",
  "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabcdefGET / HTTP/1.1\r\n\r\n",
  `GET /chapters/spin/ HTTP/1.1\r\nHost: localhost\r\n\r\n${"\r\n".repeat(500)}`,
  "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD /nowhere HTTP/1.1\r\n\r\n",
];

const NOISE = [
  Buffer.alloc(0),
  Buffer.alloc(100_000),
  Buffer.alloc(100_000, 0xff),
  Buffer.alloc(50_000, "\r\n"),
  // The beginning of a TLS handshake.
  Buffer.from("16030100f8010000f40303", "hex"),
  Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at * at) / 3) & 255)),
];
