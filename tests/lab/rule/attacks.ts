/*
 * Attempts to get out of the worker in which a reader's rule runs, or to take the page's time. Each is the body of an async function
 * in a bare worker of the frame, before anything that the runtime takes away is gone: the sandbox stands alone. `url` is an address of
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
  deep("fetchLater", "return fetchLater(url)"),
  chosen(
    "XMLHttpRequest",
    "const x = new XMLHttpRequest(); x.open('GET', url, false); x.send(); return x.status",
  ),
  deep(
    "EventSource",
    "const s = new EventSource(url); await new Promise((r) => { s.onerror = s.onopen = r; })",
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
  chosen("import()", "return await import(url)"),
  deep(
    "import() of a blob",
    "return await import(URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' })))",
  ),
  chosen(
    "a worker by address",
    "const w = new Worker(url); await new Promise((r) => { w.onerror = w.onmessage = r; })",
  ),
  deep(
    "a worker within, fetching",
    `${WORKER} const i = w(${FETCHING}); await new Promise((r) => { i.onmessage = i.onerror = r; })`,
  ),
  deep("SharedWorker", "new SharedWorker(url)"),
  deep("serviceWorker", "return await navigator.serviceWorker.register(url)"),
  deep("sendBeacon", "return navigator.sendBeacon(url, 'x')"),
  deep("FontFace", "return await new FontFace('leak', 'url(' + url + ')').load()"),
  deep("Image", "const i = new Image(); i.src = url; await i.decode()"),
  deep("location.href", "location.href = url"),
  deep("open", "return open(url)"),
  deep("document", "document.body.innerHTML = '<img src=' + url + '>'"),
  deep("parent", "parent.postMessage('out', '*')"),
  deep("fetch of data", "return await (await fetch('data:text/plain,x')).text()"),
  chosen("eval", "return eval('1 + 1')"),
  deep("Function", "return Function('return 1')()"),
  deep("the constructor of a function", "return (() => {}).constructor('return 1')()"),
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
  deep(
    "shared memory of WebAssembly",
    "const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 }); new MessageChannel().port1.postMessage(buffer); return 'shared'",
  ),
  deep(
    "a wait for another thread",
    "return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)",
  ),
  deep(
    "a picture with a picture in it",
    `const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="' + url + '" width="9" height="9"/></svg>'; return (await createImageBitmap(new Blob([svg], { type: 'image/svg+xml' }))).width`,
  ),
  deep(
    "a filter by address",
    "const c = new OffscreenCanvas(9, 9).getContext('2d'); c.filter = 'url(' + url + '#f)'; c.fillRect(0, 0, 9, 9); if (c.filter === 'none') throw Error('refused'); return undefined",
  ),
  deep(
    "a map of the source",
    "importScripts(URL.createObjectURL(new Blob(['throw Error(1)\\n//# sourceMappingURL=' + url])))",
  ),
  deep("a timer's import()", "await new Promise((ok, no) => setTimeout(() => import(url).then(ok, no)))"),
  deep(
    "the constructor by a trace of calls",
    "Error.prepareStackTrace = (_, calls) => calls[0].getFunction() ?? calls[0].getThis(); const it = Error().stack; if (!it) throw Error('refused'); return it.constructor('return 1')()",
  ),
  deep(
    "a realm of a worker within",
    `${WORKER} const i = w("try { postMessage(Function('return 1')()) } catch { postMessage('refused') }"); const came = await new Promise((r) => { i.onmessage = ({ data }) => r(data); i.onerror = r; }); if (came === 'refused') throw Error(came); return came`,
  ),
  deep("a graphics card", "return (await navigator.gpu.requestAdapter()).info.vendor"),
  deep("a push", "return await registration.pushManager.subscribe()"),
  deep("a fetch in the background", "return await registration.backgroundFetch.fetch('x', url)"),
  deep("a camera", "return await navigator.mediaDevices.getUserMedia({ video: true })"),
];

/** Leaks that get something, none of which leads out: they may come back with a result. */
export const HARMLESS: ReadonlySet<string> = new Set([
  "location.href",
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
  bomb("a flood of messages", "for (;;) postMessage('x')", PROTOCOL),
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
  bomb(
    "states before a gigabyte",
    "postMessage({ id, kind: 'run', run: { states: new Float64Array(new ArrayBuffer(2 ** 30), 0, 13), ended: null } }); return new Promise(() => {})",
    EITHER,
    true,
  ),
  bomb(
    "an end that holds itself",
    "const ended = {}; ended.ended = ended; postMessage({ id, kind: 'run', run: { states: new Float64Array(13), ended } }); return new Promise(() => {})",
    PROTOCOL,
  ),
  bomb(
    "an end a hundred thousand lists deep",
    "let ended = []; for (let i = 0; i < 1e5; i++) ended = [ended]; try { postMessage({ id, kind: 'run', run: { states: new Float64Array(13), ended } }) } catch {} return new Promise(() => {})",
    EITHER,
  ),
  bomb(
    "a stream that unpacks without end",
    "const zeros = new Blob([new Uint8Array(3e7)]); const packed = await new Response(zeros.stream().pipeThrough(new CompressionStream('gzip'))).blob(); const all = []; for (;;) all.push(await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())",
    EITHER,
  ),
  bomb("nothing", "postMessage(null); return new Promise(() => {})", PROTOCOL),
  bomb(
    "a port",
    "postMessage({ id, kind: 'port' }, [new MessageChannel().port1]); return new Promise(() => {})",
    PROTOCOL,
  ),
];

/**
 * Programs that turn against what runs them: what is before `step` may change everything that the worker shares with them. A run
 * comes to states that are numbers, to an end, or to a sentence; never to anything else.
 */
export const TREASONS: readonly Attack[] = [
  chosen(
    "a result of getters",
    "const step = () => ({ get length() { return 3; }, get 0() { throw Error('in'); } });",
  ),
  deep(
    "a proxy for a result",
    "const step = (w) => new Proxy([...w], { get: (_, key) => (key === 'length' ? 3 : key === Symbol.iterator ? undefined : { toString: 1 }) });",
  ),
  deep(
    "a list that changes its length",
    "let n = 0; const step = (w) => { const out = [...w]; Object.defineProperty(out, 0, { get() { out.length = 0; return 1; } }); return out; };",
  ),
  deep("a huge list for a result", "const step = () => new Float64Array(2 ** 27);"),
  deep("numbers that are objects", "const step = (w) => w.map((x) => Object(x));"),
  deep("a promise for a result", "const step = (w) => Promise.resolve(w);"),
  chosen(
    "everything inherits a setter",
    "for (const key of ['frame', 'kind', 'fault', 'ended', 'states', 'id', 'q_WB', 'omega_W']) Object.defineProperty(Object.prototype, key, { set() { throw Error('in'); }, get() { return {}; }, configurable: true }); const step = (w) => w;",
  ),
  deep("lists are no lists", "Array.isArray = () => true; const step = () => 'abc';"),
  deep("all numbers are finite", "Number.isFinite = () => true; const step = (w) => w.map(() => NaN);"),
  deep(
    "lists are run through otherwise",
    "Array.prototype[Symbol.iterator] = function* () { for (;;) yield 'x'; }; const step = (w) => w;",
  ),
  deep(
    "states are stored otherwise",
    "Float64Array.prototype.set = function () { this[0] = NaN; }; const step = (w) => w;",
  ),
  deep(
    "a fault of its own",
    "const step = () => { throw Object.assign(Object.create(null), { fault: { kind: '__proto__' }, frame: {} }); };",
  ),
  deep("nothing freezes", "Object.freeze = (x) => x; const step = (w) => { w[0] = 1; return w; };"),
  deep(
    "the buffer is given away",
    "const step = (w) => { const out = new Float64Array(w); out.buffer.transfer?.(); return out; };",
  ),
  deep(
    "an error that lies",
    "const step = () => { throw { name: { toString() { throw 1; } }, get message() { return 'x'.repeat(1e7); }, stack: ':99999999999999999999:1' }; };",
  ),
  deep("the root is another", "Math.sqrt = () => 'x'; const step = (w) => w;"),
  deep(
    "a listener of its own",
    "try { onmessage = () => postMessage('out'); } catch {} const step = (w) => w;",
  ),
];
