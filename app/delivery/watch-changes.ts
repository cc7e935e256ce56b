import { askOurs, OK } from "./enhance/ask-ours";

// On the day of an interview the open page checks each minute for changes, shows them and announces
// what is new. A lost request is repeated a minute later.

const MINUTE_MS = 60_000;
/** The main news of the page, and the ticket. */
const NEWS = "#stage h2, .ticket h2, .ticket .label";
/** The news before the page was reloaded. */
const BEFORE = "news-before";

const news = () => [...document.querySelectorAll(NEWS)].map(({ textContent }) => textContent);
const region = () => document.getElementById("changes");
const isTyping = () =>
  [...document.querySelectorAll("textarea")].some((text) => text.value !== text.defaultValue);

/** Announces new content to screen readers. */
function announceNews(): void {
  const before: unknown[] = JSON.parse(sessionStorage.getItem(BEFORE) ?? "null") ?? news();
  sessionStorage.removeItem(BEFORE);
  const fresh = news().filter((one) => !before.includes(one));
  const place = region();
  if (place && fresh.length > 0) place.textContent = fresh.join(". ");
}

function showAnew(place: HTMLElement): void {
  sessionStorage.setItem(BEFORE, JSON.stringify(news()));
  const router = window.__remixRouter;
  if (!router) {
    // Not a reload: a plain page may be the answer to a form, which would be posted again.
    location.replace(location.pathname);
    return;
  }
  const top = scrollY;
  new MutationObserver((_, watch) => {
    watch.disconnect();
    // The router scrolls to the top.
    scrollTo(0, top);
    announceNews();
  }).observe(place, { attributes: true });
  router.revalidate();
}

let isDue = false;

async function ask(): Promise<void> {
  const place = region();
  const mark = place?.dataset.mark;
  if (!isDue || !mark || document.hidden || isTyping()) return;
  isDue = false;
  const status = await askOurs(`${location.pathname}/changes`, {
    headers: { "If-None-Match": mark },
    // An expired login must not remove the code from a candidate who stands at the front desk.
    redirect: "manual",
  });
  // Meanwhile, another page may be shown, or this one may have been updated.
  if (status === OK && place.isConnected && place.dataset.mark === mark) showAnew(place);
}

announceNews();
setInterval(() => {
  isDue = true;
  ask();
}, MINUTE_MS);
document.addEventListener("visibilitychange", ask);
