import * as texts from "~app/words/frame/delivery";

const SECOND_MS = 1_000;
/** Longer waits are not counted down. */
const LONGEST_S = 3_600;

/** Calls `show` with the remaining seconds, at once and then each second until zero. */
export function countDown(seconds: number, show: (remaining: number) => void): void {
  const end = Date.now() + seconds * SECOND_MS;
  const tick = () => {
    const remainingMilliseconds = Math.max(0, end - Date.now());
    show(Math.ceil(remainingMilliseconds / SECOND_MS));
    if (remainingMilliseconds > 0) setTimeout(tick, remainingMilliseconds % SECOND_MS || SECOND_MS);
  };
  tick();
}

/** "0:24" */
export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Disables a button for its `data-wait` seconds, counted from the load of the page. */
export function countWaits(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-wait]")) {
    const seconds = Number(button.dataset.wait);
    const words = button.textContent;
    if (seconds > LONGEST_S) continue;
    countDown(seconds, (remaining) => {
      button.disabled = remaining > 0;
      button.textContent =
        remaining > 0 ? texts.worksIn(words, minutesAndSeconds(remaining)) : words;
    });
  }
}
