import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../../local/ports";
import { median } from "./quantile";
import { openBrowser } from "./slow-line";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Scored {
  /**
   * Scores out of 100, in the order of Lighthouse's report: the median and the worst of five runs.
   */
  median: number[];
  worst: number[];
  /** Medians: seconds, seconds, milliseconds, and a number without a unit. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Audits that lost points in any run. */
  lost: string[];
}

interface Run {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** A Chromium that Lighthouse drives through a port. */
export async function openLighthouse(): Promise<{
  score(url: string, headers: Record<string, string>): Promise<Scored>;
  close(): Promise<void>;
}> {
  const port = await freePort();
  const browser: Browser = await openBrowser(`--remote-debugging-port=${port}`);
  const devtools = await browser.newBrowserCDPSession();
  return {
    async score(url, headers) {
      // A cookie of an earlier screen would replace the header's.
      await devtools.send("Storage.clearCookies");
      return await score(url, headers, port);
    },
    close: () => browser.close(),
  };
}

/** Lighthouse's mobile run, five times, without a cache. */
async function score(url: string, extraHeaders: Record<string, string>, port: number) {
  const runs: Run[] = [];
  const lost = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, logLevel: "error", extraHeaders });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    const { audits, categories, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    for (const name of CATEGORIES) {
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const points = audits[id]?.score;
        if (weight > 0 && typeof points === "number" && points < 1) lost.add(id);
      }
    }
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    runs.push({
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      firstPaint: number("first-contentful-paint") / 1000,
      largestPaint: number("largest-contentful-paint") / 1000,
      blocking: number("total-blocking-time"),
      shift: number("cumulative-layout-shift"),
    });
  }
  const scoresAt = (at: number) => runs.map(({ scores }) => scores[at] ?? 0);
  const middle = (of: Exclude<keyof Run, "scores">) => median(runs.map((run) => run[of]));
  return {
    median: CATEGORIES.map((_, at) => median(scoresAt(at))),
    worst: CATEGORIES.map((_, at) => Math.min(...scoresAt(at))),
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    lost: [...lost],
  };
}
