import { showToast } from "../ui/overlay/toast";
import * as texts from "../words/en/frame/delivery";
import { isThere } from "./enhance/ask-ours";

/** Of no element: the router then only notes where it is, and loads and scrolls nothing. */
const STAY = "#stay";

/**
 * The next page's script could not be loaded. If our server answers, it is only an old build that is
 * gone, and the whole page is loaded. Else the page stays as it is, and a toast offers to try again.
 */
export async function keepPage(): Promise<void> {
  const router = window.__remixRouter;
  const { navigation } = router.state;
  const there = await isThere();
  // The visitor may have gone elsewhere meanwhile.
  if (!navigation.location || router.state.navigation !== navigation) return;
  const next = router.createHref(navigation.location);
  const { pathname, search } = location;
  // After Back, the address is the next page's already.
  if (there || next === pathname + search) return location.assign(next);
  router.navigate(pathname + search + STAY, { replace: true, preventScrollReset: true });
  showToast({
    title: texts.error,
    body: texts.noInternet,
    tone: "error",
    again: () => router.navigate(next),
  });
}
