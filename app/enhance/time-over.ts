/** Shows the page anew when its time is over: `data-seconds-left`, counted from when it came. */
export function reloadWhenOver(): void {
  const seconds = document.querySelector<HTMLElement>("[data-seconds-left]")?.dataset.secondsLeft;
  if (seconds) setTimeout(() => location.reload(), (Number(seconds) + 1) * 1000);
}
