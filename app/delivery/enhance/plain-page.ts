import * as words from "~app/words/frame/delivery";
import { placeToasts } from "../../ui/overlay/toast-place";
import { reloadWhenThere } from "./ask-ours";
import { countDown, countWaits, minutesAndSeconds } from "./countdown";
import { keepDigits, openForms } from "./digits";
import { enhance } from "./enhance";
import { letMessagesClose, showMessage } from "./messages";
import { saveAnswers } from "./save-answers";
import { stayWithoutLine } from "./without-line";

// All script of a plain page.
enhance();
letMessagesClose();
// Before a frame is drawn the browser scrolls to a field that has the focus; a busy phone draws the first
// one after this event.
addEventListener("pageshow", () => requestAnimationFrame(placeToasts));
stayWithoutLine(showMessage);
document.addEventListener("input", keepDigits);
addEventListener("pageshow", openForms);
openForms();
countWaits();
const WARNING_S = 60;
/** Long enough to read that the time is over. */
const READING_MS = 2_000;

/**
 * Runs the clock of a test: `data-seconds-left`, counted from the load of the page. It warns one
 * minute before the end. At the end, or when the connection is back, it loads the result.
 */
function runClock(): void {
  const bar = document.querySelector<HTMLElement>("[data-seconds-left]");
  const clock = bar?.querySelector("[data-clock]");
  const news = bar?.querySelector("[role=status]");
  if (!bar || !clock || !news) return;
  countDown(Number(bar.dataset.secondsLeft), (remaining) => {
    clock.textContent = words.timeLeft(minutesAndSeconds(remaining));
    if (remaining === 0) {
      news.textContent = words.timeIsOver;
      setTimeout(reloadWhenThere, READING_MS, location.href);
    } else if (remaining <= WARNING_S && !news.textContent) {
      news.textContent = words.lessThanLeft(WARNING_S / 60);
    }
  });
}

runClock();
saveAnswers();
