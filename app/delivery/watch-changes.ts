import { askOurs, OK } from "./enhance/ask-ours";

// On the day of an interview its open page asks each minute whether it says something else by then, shows that,
// and tells what is new. What is lost is asked a minute later.

const MINUTE_MS = 60_000;
/** What the page says first: its news, and the ticket. */
const NEWS = "#stage h2, .ticket h2, .ticket .label";
/** What it said before it was loaded anew. */
const BEFORE = "news-before";

const news = () => [...document.querySelectorAll(NEWS)].map(({ textContent }) => textContent);
const region = () => document.getElementById("changes");
const isTyping = () =>
  [...document.querySelectorAll("textarea")].some((text) => text.value !== text.defaultValue);

/** Tells those who do not see the page what it says by now that it did not say before. */
function tell(): void {
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
    // Not a reload: a plain page may be the answer to a form.
    location.replace(location.pathname);
    return;
  }
  const top = scrollY;
  new MutationObserver((_, watch) => {
    watch.disconnect();
    // The router scrolls to the top.
    scrollTo(0, top);
    tell();
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
    // A login that has ended takes no code away from who stands at the desk.
    redirect: "manual",
  });
  // Another page may stand there by now, or this one as it is by then.
  if (status === OK && place.isConnected && place.dataset.mark === mark) showAnew(place);
}

tell();
setInterval(() => {
  isDue = true;
  ask();
}, MINUTE_MS);
document.addEventListener("visibilitychange", ask);
