import { KB } from "../screens/budgets";
import { median } from "../screens/quantile";
import { openBrowser, visitSlowly } from "../screens/slow-line";
import {
  CHAIN,
  CONSOLE_BUDGETS,
  CONSOLE_TEXT_SECONDS,
  overConsoleBudget,
  plainBytes,
  slowLists,
} from "./console-budgets";
import { headersOf, startConsoleStack } from "./console-stack";
import { measureConsoles, timeLists } from "./measure-consoles";

const SLOW_RUNS = 3;
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** A table of every screen of the consoles, and a list of what misses its target. */
export async function consolesTable(say: (line: string) => void) {
  const counted = await startConsoleStack(true);
  const measured = await measureConsoles(counted).finally(() => counted.stack.close());
  const consoles = await startConsoleStack(false);
  const browser = await openBrowser();
  try {
    const timed = await timeLists(consoles);
    const missed = [...measured.flatMap(overConsoleBudget), ...slowLists(timed)];
    const rows: string[] = [];
    for (const one of measured) {
      const { look, weight } = one;
      const list = timed.find(({ name }) => name === look.name);
      const visits: number[] = [];
      // Staff work at a desk, so only companies' screens are measured on 2G.
      for (let run = 0; look.console === "hiring" && run < SLOW_RUNS; run += 1) {
        const options = { script: false, headers: headersOf(consoles, look) };
        visits.push((await visitSlowly(browser, consoles.stack.url + look.path, options)).text);
      }
      const text = visits.length > 0 ? median(visits) : null;
      if (text && text > CONSOLE_TEXT_SECONDS) missed.push(`${look.name} text on 2G: ${text}`);
      const cells = [
        look.name,
        kilobytes(weight.html),
        kilobytes(weight.css),
        kilobytes(weight.script),
        kilobytes(plainBytes(one)),
        one.chain,
        text?.toFixed(2) ?? "",
        list
          ? `${list.ratio.toFixed(2)} (${list.ms.toFixed(0)} ÷ ${list.jobsMs.toFixed(0)} ms)`
          : "",
      ];
      rows.push(`| ${cells.join(" | ")} |`);
      say(rows.at(-1) ?? "");
    }
    const { hiring, staff } = CONSOLE_BUDGETS;
    const head = [
      "| screen | HTML KB | CSS KB | JS KB | all without script KB | database calls in a row | 2G text s | time ÷ jobs list |",
      "|---|--:|--:|--:|--:|--:|--:|--:|",
      `| target | | | | ${hiring / KB}, staff ${staff / KB} | ${CHAIN} | ${CONSOLE_TEXT_SECONDS} | 2 |`,
    ];
    return { text: [...head, ...rows].join("\n"), missed };
  } finally {
    await browser.close();
    await consoles.stack.close();
  }
}
