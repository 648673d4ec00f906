import { launch, NO_WEBGL, findChromium } from "/tmp/wt-l/tests/site/chromium";
const base = process.argv[2] ?? "http://localhost:5391/";
const what = process.argv[3] ?? "units";
const sizes = (process.argv[4] ?? "1440").split(",").map(Number);
const scheme = (process.argv[5] ?? "light") as "light"|"dark";
const b = await launch(findChromium(), NO_WEBGL);
for (const w of sizes) {
const ctx = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: scheme });
const p = await ctx.newPage();
p.on("console", m => console.log("console", m.type(), m.text().slice(0,300)));
p.on("pageerror", e => console.log("error", e.message.slice(0,500)));
await p.goto(base + "lab/");
await p.mouse.move(5,5);
await p.locator("#a-log").scrollIntoViewIfNeeded();
await p.waitForFunction(() => document.querySelector("#log")?.closest("[data-alive]"), undefined, {timeout: 60000});
await p.waitForTimeout(500);
await p.screenshot({ path: `/tmp/l-empty-${w}-${scheme}.png` });
const t0 = Date.now();
if (what.includes("/")) { await p.setInputFiles("#log input[type=file]", what); await p.getByRole("table").first().waitFor(); await p.getByRole("button", {name:"Examine"}).click(); }
else await p.locator(".log-samples button").nth({bullet:0,units:1,damped:2}[what]!).click();
await p.locator(".log-findings[aria-busy=false], .log-refused").waitFor({timeout:120000});
console.log("ms", Date.now()-t0);
await p.waitForTimeout(1500);
const el = p.locator(".log-place");
await el.screenshot({ path: `/tmp/l-${what.replace(/\W+/g,"_")}-${w}-${scheme}.png` });
console.log(await p.locator(".log-findings, .log-refused").innerText());
await ctx.close();
}
await b.close();
