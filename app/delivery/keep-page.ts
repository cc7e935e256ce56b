import type { Location } from "@remix-run/react";
import * as texts from "~app/words/frame/delivery";
import { showToast } from "../ui/overlay/toast";
import { isThere } from "./enhance/ask-ours";

/**
 * A hash without an element: navigating to it updates
 * the router's location without loading or scrolling.
 */
export const STAY = "#stay";

/** True while the router ends the load. */
let isStaying = false;

/** Whether an act has ended whose changes this page does not show yet. */
let isOld = false;

/** Removes the last message, when a page has loaded or the next one is lost too. */
let removeLast = () => {};

const addressOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  pathname + search;

/** The page that is loading next. This page, reloading after an act, does not count. */
export function nextPage(): Location | undefined {
  const { location, navigation } = window.__remixRouter.state;
  const next = navigation.state === "loading" ? navigation.location : undefined;
  const isThis =
    navigation.formMethod === "POST" && next && addressOf(next) === addressOf(location);
  return isThis ? undefined : next;
}

/**
 * Whether a page that was loading next was abandoned. The router would otherwise replace this
 * page's data with its data, if a fetcher loaded it after an act.
 */
export const isGone = (next: Location): boolean =>
  next !== nextPage() && addressOf(next) !== addressOf(window.__remixRouter.state.location);

/**
 * Whether to delay loading this page's data. While it ends the next page's load, the router asks
 * for the data after an act; `loadWhatActsChanged` loads it once this page stays.
 */
export function isPutOff(): boolean {
  isOld ||= isStaying;
  return isStaying;
}

/** An address without its beginning that names a language, which the router puts before it. */
const below = (address: string) =>
  address.slice((window.__remixRouter.basename ?? "/").replace(/\/$/, "").length);

/** Ends the loading of the next page: this page stays, and a toast offers to try again. */
export function keepPage(next: Location): void {
  const router = window.__remixRouter;
  const here = addressOf(router.state.location);
  isStaying = true;
  const ended = router.navigate(below(here) + STAY, {
    // After Back, the address is already the next page's: it stays in the history before this one.
    replace: here === addressOf(location),
    preventScrollReset: true,
  });
  isStaying = false;
  ended.then(loadWhatActsChanged);
  removeLast();
  const remove = showToast({
    title: texts.error,
    body: texts.notReached,
    tone: "error",
    above: true,
    again: () => router.navigate(below(addressOf(next))),
  });
  const stop = router.subscribe(({ location }) => {
    if (location.hash !== STAY) removeLast();
  });
  removeLast = () => {
    stop();
    remove();
  };
}

/**
 * Reloads this page's data after acts before the lost
 * page, and so ends fetchers that loaded that page.
 */
function loadWhatActsChanged(): void {
  const { state, revalidate, subscribe } = window.__remixRouter;
  if (!isOld || state.navigation.state !== "idle") return;
  isOld = false;
  // The router then scrolls to the top, so the scroll position is restored.
  const stop = subscribe(({ revalidation }) => {
    if (revalidation !== "idle") return;
    stop();
    const top = scrollY;
    requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, top)));
  });
  revalidate();
}

/**
 * Called if the next page's script could not be loaded. If our server answers, only an old build is
 * gone, and the whole page is loaded.
 */
export async function keepWithoutModule(): Promise<void> {
  const next = nextPage();
  const there = await isThere();
  // The visitor may have gone to another page meanwhile.
  if (!next || next !== nextPage()) return;
  if (there) location.assign(window.__remixRouter.createHref(next));
  else keepPage(next);
}
