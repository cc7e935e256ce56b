import type { Location } from "@remix-run/react";
import { showToast } from "../ui/overlay/toast";
import * as texts from "../words/en/frame/delivery";
import { isThere } from "./enhance/ask-ours";

/** Of no element: the router then only notes where it is, and loads and scrolls nothing. */
export const STAY = "#stay";

/** While the router ends the load. */
let isStaying = false;

/** Whether an act has ended whose changes this page does not show yet. */
let isOld = false;

/** Removes the last message: it goes once a page has come, also this one anew, or when the next one is lost too. */
let removeLast = () => {};

const addressOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  pathname + search;

/** The page that is loading to be the next. This page itself is none when it loads after an act. */
export function nextPage(): Location | undefined {
  const { location, navigation } = window.__remixRouter.state;
  const next = navigation.state === "loading" ? navigation.location : undefined;
  const isThis =
    navigation.formMethod === "POST" && next && addressOf(next) === addressOf(location);
  return isThis ? undefined : next;
}

/**
 * Whether a page that was loading to be the next is so no longer, and never came. The router would still
 * put its data in place of this page's, where a fetcher loaded it after an act.
 */
export const isGone = (next: Location): boolean =>
  next !== nextPage() && addressOf(next) !== addressOf(window.__remixRouter.state.location);

/**
 * The router asks for this page's data after an act whose next page did not come: while it ends the load,
 * that is put off until this page stays.
 */
export function isPutOff(): boolean {
  isOld ||= isStaying;
  return isStaying;
}

/** Ends the loading of the next page: this page stays as it is, and a toast offers to try again. */
export function keepPage(next: Location): void {
  const router = window.__remixRouter;
  const here = addressOf(router.state.location);
  isStaying = true;
  const ended = router.navigate(here + STAY, {
    // After Back the address is the next page's already: that page stays in the history before this.
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
    again: () => router.navigate(next),
  });
  const stop = router.subscribe(({ location }) => {
    if (location.hash !== STAY) removeLast();
  });
  removeLast = () => {
    stop();
    remove();
  };
}

/** This page shows what acts did before the next one was lost, and fetchers that loaded that one end. */
function loadWhatActsChanged(): void {
  const { state, revalidate, subscribe } = window.__remixRouter;
  if (!isOld || state.navigation.state !== "idle") return;
  isOld = false;
  // The router scrolls to the top after that: this page stays where it is.
  const stop = subscribe(({ revalidation }) => {
    if (revalidation !== "idle") return;
    stop();
    const top = scrollY;
    requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, top)));
  });
  revalidate();
}

/**
 * The next page's script could not be loaded. If our server answers, it is only an old build that is
 * gone, and the whole page is loaded.
 */
export async function keepWithoutModule(): Promise<void> {
  const next = nextPage();
  const there = await isThere();
  // The visitor may have gone elsewhere meanwhile.
  if (!next || next !== nextPage()) return;
  if (there) location.assign(window.__remixRouter.createHref(next));
  else keepPage(next);
}
