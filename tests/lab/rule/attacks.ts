/*
 * Attempts to get out of the worker in which a reader's rule runs, or to take the page's time. Each is the body of an async function
 * in a bare worker of the frame, before anything that the runtime takes away is gone: the wall stands alone. `url` is an address of
 * the site whose requests are counted.
 */

export interface Attack {
  readonly name: string;
  readonly body: string;
  /** Among the few that are tried for every change. */
  readonly isChosen?: true;
}

const chosen = (name: string, body: string): Attack => ({ name, body, isChosen: true });
const deep = (name: string, body: string): Attack => ({ name, body });

const WORKER = "const w = (text, o) => new Worker(URL.createObjectURL(new Blob([text])), o);";
const FETCHING = `"fetch('" + url + "').catch(() => {}); postMessage(1)"`;

/** What would send a request, make code of text, keep something, or ask for a right. */
export const LEAKS: readonly Attack[] = [
  chosen("fetch", "return await fetch(url)"),
  deep("fetch without cors", "return await fetch(url, { mode: 'no-cors', credentials: 'include' })"),
  deep("fetch that outlives", "return await fetch(url, { keepalive: true, method: 'POST', body: 'x' })"),
  deep("fetch by a relative address", "return await fetch('/leak')"),
  deep("fetch of a Request", "return await fetch(new Request(url, { cache: 'reload' }))"),
  deep("fetchLater", "return fetchLater(url)"),
  chosen(
    "XMLHttpRequest",
    "const x = new XMLHttpRequest(); x.open('GET', url, false); x.send(); return x.status",
  ),
  deep(
    "XMLHttpRequest that waits",
    "const x = new XMLHttpRequest(); x.open('POST', url); x.send('x'); await new Promise((r) => { x.onloadend = r; })",
  ),
  deep(
    "EventSource",
    "const s = new EventSource(url); await new Promise((r) => { s.onerror = s.onopen = r; })",
  ),
  deep(
    "EventSource with cookies",
    "const s = new EventSource(url, { withCredentials: true }); await new Promise((r) => { s.onerror = r; })",
  ),
  chosen(
    "WebSocket",
    "const s = new WebSocket(url.replace('http', 'ws')); await new Promise((r) => { s.onerror = s.onclose = r; })",
  ),
  deep("WebSocketStream", "const s = new WebSocketStream(url.replace('http', 'ws')); await s.opened"),
  deep("WebTransport", "const t = new WebTransport(url.replace('http:', 'https:')); await t.ready"),
  deep("RTCPeerConnection", "new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(url).host }] })"),
  chosen("importScripts", "importScripts(url)"),
  deep(
    "importScripts of a blob",
    "importScripts(URL.createObjectURL(new Blob(['self.out = 1']))); return self.out",
  ),
  deep("importScripts of data", "importScripts('data:text/javascript,self.out=1'); return self.out"),
  chosen("import()", "return await import(url)"),
  deep("import() of data", "return await import('data:text/javascript,export default 1')"),
  deep(
    "import() of a blob",
    "return await import(URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' })))",
  ),
  chosen(
    "a worker by address",
    "const w = new Worker(url); await new Promise((r) => { w.onerror = w.onmessage = r; })",
  ),
  deep(
    "a worker of data",
    "const w = new Worker('data:text/javascript,postMessage(1)'); await new Promise((r) => { w.onerror = w.onmessage = r; })",
  ),
  deep(
    "a worker within, fetching",
    `${WORKER} const i = w(${FETCHING}); await new Promise((r) => { i.onmessage = i.onerror = r; })`,
  ),
  deep(
    "a worker within, importing",
    `${WORKER} const i = w("try { importScripts('" + url + "') } catch {} postMessage(1)"); await new Promise((r) => { i.onmessage = i.onerror = r; })`,
  ),
  deep(
    "a module worker within",
    `${WORKER} const i = w("import '" + url + "'; postMessage(1)", { type: 'module' }); await new Promise((r) => { i.onmessage = i.onerror = r; })`,
  ),
  deep("SharedWorker", "new SharedWorker(url)"),
  deep("serviceWorker", "return await navigator.serviceWorker.register(url)"),
  deep("sendBeacon", "return navigator.sendBeacon(url, 'x')"),
  deep("FontFace", "return await new FontFace('leak', 'url(' + url + ')').load()"),
  deep("Image", "const i = new Image(); i.src = url; await i.decode()"),
  deep("location.href", "location.href = url"),
  deep("location.assign", "location.assign(url)"),
  deep("location.replace", "location.replace(url)"),
  deep("open", "return open(url)"),
  deep("document", "document.body.innerHTML = '<img src=' + url + '>'"),
  deep("top", "top.location = url"),
  deep("parent", "parent.postMessage('out', '*')"),
  deep("opener", "opener.postMessage('out', '*')"),
  deep("fetch of data", "return await (await fetch('data:text/plain,x')).text()"),
  deep("fetch of a blob", "return await (await fetch(URL.createObjectURL(new Blob(['x'])))).text()"),
  chosen("eval", "return eval('1 + 1')"),
  deep("eval by another name", "return (0, eval)('1 + 1')"),
  deep("Function", "return Function('return 1')()"),
  deep("the constructor of a function", "return (() => {}).constructor('return 1')()"),
  deep("the constructor of an async function", "return await (async () => {}).constructor('return 1')()"),
  deep("the constructor of a generator", "return (function* () {}).constructor('yield 1')().next().value"),
  deep(
    "a timer of text",
    "setTimeout('self.out = 1'); await new Promise((r) => setTimeout(r, 30)); if (!self.out) throw Error('refused'); return 'ran'",
  ),
  deep("WebAssembly", "return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))"),
  chosen(
    "indexedDB",
    "const r = indexedDB.open('leak'); await new Promise((ok, no) => { r.onsuccess = ok; r.onerror = () => no(Error('refused')); })",
  ),
  deep("caches", "return await caches.open('leak')"),
  deep("cookieStore", "return await cookieStore.set('leak', '1')"),
  deep("localStorage", "localStorage.leak = 1"),
  deep("a file system", "return await navigator.storage.getDirectory()"),
  deep("storage for good", "return await navigator.storage.persist()"),
  deep("the old file system", "return webkitRequestFileSystemSync(0, 1000)"),
  deep("locks", "return await navigator.locks.request('leak', () => 'held')"),
  deep("a broadcast", "new BroadcastChannel('leak').postMessage('out')"),
  deep("Notification", "if (Notification.permission !== 'granted') throw Error('refused'); return 'granted'"),
  deep("geolocation", "return navigator.geolocation.getCurrentPosition(() => {})"),
  deep("USB", "return (await navigator.usb.getDevices()).length || Promise.reject(Error('none'))"),
  deep("a serial port", "return (await navigator.serial.getPorts()).length || Promise.reject(Error('none'))"),
  deep("credentials", "return await navigator.credentials.get({ password: true })"),
  deep("the clipboard", "return await navigator.clipboard.readText()"),
  deep("shared memory", "return new SharedArrayBuffer(4)"),
  deep("a camera", "return await navigator.mediaDevices.getUserMedia({ video: true })"),
];

/** Leaks that get something, none of which leads out: they may come back with a result. */
export const HARMLESS: ReadonlySet<string> = new Set([
  "location.href",
  "location.assign",
  "location.replace",
  "a broadcast",
  "importScripts of a blob",
]);

/** What takes time or memory, or does not keep to one answer a job: ended for one of these reasons. */
export interface Bomb extends Attack {
  readonly ends: readonly string[];
  /** Within so long [ms]; two hundred threads leave little of two processors to whoever ends them. */
  readonly within: number;
}

const bomb = (
  name: string,
  body: string,
  ends: readonly string[],
  isChosen = false,
  within = 1000,
): Bomb => ({
  name,
  body,
  ends,
  within,
  ...(isChosen && { isChosen }),
});

const TIME = ["time"];
const PROTOCOL = ["protocol"];
const EITHER = ["time", "protocol"];

export const BOMBS: readonly Bomb[] = [
  bomb("an endless loop", "for (;;) {}", TIME, true),
  bomb("endless promises", "const again = () => Promise.resolve().then(again); return again()", TIME),
  bomb("a promise that is never kept", "return new Promise(() => {})", TIME),
  bomb("a slow pattern", "return /^(a+)+$/.test('a'.repeat(40) + 'b')", TIME),
  bomb("lists without end", "const all = []; for (;;) all.push(new Float64Array(1e6).fill(1))", EITHER, true),
  bomb("objects without end", "let last = null; for (;;) last = { last, more: [1, 2, 3] }", EITHER),
  bomb("texts without end", "const all = []; for (let i = 0; ; i++) all.push(String(i).repeat(1e5))", EITHER),
  bomb("a flood of messages", "for (;;) postMessage('x')", PROTOCOL, true),
  bomb("a flood of great messages", "for (;;) postMessage(new Float64Array(1e6))", PROTOCOL),
  bomb(
    "two hundred workers",
    `${WORKER} for (let i = 0; i < 200; i++) w('for (;;) {}'); for (;;) {}`,
    EITHER,
    false,
    2000,
  ),
  bomb(
    "an answer to no job",
    "postMessage({ id: 1e9, kind: 'threw', thrown: { name: '', message: '' } }); return new Promise(() => {})",
    PROTOCOL,
  ),
  bomb("a second beginning", "postMessage({ kind: 'ready' }); return new Promise(() => {})", PROTOCOL),
  bomb("an answer of no kind", "postMessage({ id, kind: 'other' }); return new Promise(() => {})", PROTOCOL),
  bomb(
    "states that are no numbers",
    "postMessage({ id, kind: 'run', run: { states: ['x'], ended: null } }); return new Promise(() => {})",
    PROTOCOL,
  ),
  bomb(
    "more states than asked for",
    "postMessage({ id, kind: 'run', run: { states: new Float64Array(1e6), ended: null } }); return new Promise(() => {})",
    PROTOCOL,
    true,
  ),
  bomb(
    "an end of great length",
    "postMessage({ id, kind: 'run', run: { states: new Float64Array(7), ended: 'x'.repeat(1e6) } }); return new Promise(() => {})",
    PROTOCOL,
  ),
  bomb(
    "a message of great length",
    "postMessage({ id, kind: 'threw', thrown: { name: 'x'.repeat(1e6), message: '' } }); return new Promise(() => {})",
    PROTOCOL,
  ),
  bomb("nothing", "postMessage(null); return new Promise(() => {})", PROTOCOL),
  bomb(
    "a port",
    "postMessage({ id, kind: 'port' }, [new MessageChannel().port1]); return new Promise(() => {})",
    PROTOCOL,
  ),
];
