import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { findChromium } from "../../../local/chromium";

/**
 * 2G: 150 kbit/s both ways, 600 ms round trip, and a phone at a quarter of this machine's speed.
 */
export const LINE = {
  offline: false,
  latency: 600,
  downloadThroughput: 18_750,
  uploadThroughput: 18_750,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface SlowVisit {
  /** Seconds from the request to the first text. */
  text: number;
  /** Seconds from the request to the last byte, late scripts included. */
  complete: number;
}

export async function openBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium: install it or set CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

interface Options {
  script: boolean;
  headers?: Record<string, string>;
}

/** A first visit over 2G, with an empty cache. */
export async function visitSlowly(
  browser: Browser,
  url: string,
  { script, headers = {} }: Options,
): Promise<SlowVisit> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: headers,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Page.enable");
  await devtools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const watcher = watch(devtools);
  await page.goto(url, { waitUntil: "load", timeout: LIMIT_MS });
  await watcher.quiet();
  await context.close();
  return watcher.result();
}

function watch(devtools: CDPSession) {
  let began = 0;
  let painted = 0;
  let finished = 0;
  let open = 0;
  let changed = Date.now();
  devtools.on("Network.requestWillBeSent", ({ timestamp }) => {
    began ||= timestamp;
    open += 1;
    changed = Date.now();
  });
  const ended = ({ timestamp }: { timestamp: number }) => {
    open -= 1;
    finished = Math.max(finished, timestamp);
    changed = Date.now();
  };
  devtools.on("Network.loadingFinished", ended);
  devtools.on("Network.loadingFailed", ended);
  devtools.on("Page.lifecycleEvent", ({ name, timestamp }) => {
    if (name === "firstContentfulPaint" && timestamp >= began) painted ||= timestamp;
    if (name === "load" && timestamp >= began) finished = Math.max(finished, timestamp);
  });
  return {
    async quiet() {
      const limit = Date.now() + LIMIT_MS;
      while ((open > 0 || Date.now() - changed < QUIET_MS || !painted) && Date.now() < limit) {
        await new Promise((next) => setTimeout(next, 50));
      }
    },
    result: (): SlowVisit => ({ text: painted - began, complete: finished - began }),
  };
}
