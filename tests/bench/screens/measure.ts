import type { BenchStack } from "./bench-stack";
import { get } from "./browser";
import { type Eyes, headersOf, type Screen, screensOf } from "./screens";
import { type Weight, weigh } from "./weight";

export interface Measured {
  eyes: Eyes;
  screen: Screen;
  weight: Weight;
  /** The screen's database calls, and the longest chain of calls that waited for each other. */
  database: { calls: number; chain: number };
}

/** Weighs every screen and counts its database calls: these results are the same on any machine. */
export async function measureScreens(stack: BenchStack): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const [eyes, screens] of Object.entries(screensOf(stack.candidate)) as [Eyes, Screen[]][]) {
    const headers = headersOf(eyes, stack.candidate);
    for (const screen of screens) {
      const url = stack.url + screen.path;
      // A page that was just drawn may come from the cache, so the first view counts.
      const database = await stack.proxy.during(() => get(url, { headers }));
      all.push({ eyes, screen, database, weight: await weigh(url, headers) });
    }
  }
  return all;
}
