import * as words from "../../words/en/frame/delivery";
import { reloadWhenThere } from "./ask-ours";
import { countDown, minutesAndSeconds } from "./countdown";

const WARNING_S = 60;
/** Long enough to read that the time is over. */
const READING_MS = 2_000;

/**
 * Runs the clock of a test: `data-seconds-left`, counted from the load of the page. It warns one
 * minute before the end. At the end, or when the connection is back, it loads the result.
 */
export function runClock(): void {
  const bar = document.querySelector<HTMLElement>("[data-seconds-left]");
  const clock = bar?.querySelector("[data-clock]");
  const news = bar?.querySelector("[role=status]");
  if (!bar || !clock || !news) return;
  countDown(Number(bar.dataset.secondsLeft), (left) => {
    clock.textContent = words.timeLeft(minutesAndSeconds(left));
    if (left === 0) {
      news.textContent = words.timeIsOver;
      setTimeout(reloadWhenThere, READING_MS, location.href);
    } else if (left <= WARNING_S && !news.textContent) {
      news.textContent = words.lessThanLeft(WARNING_S / 60);
    }
  });
}
