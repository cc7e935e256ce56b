import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { scripted } from "../../support/browser/candidate";
import { announce, postJob } from "../../support/browser/employer";
import { applicant, asCandidate, informed } from "./people";
import type { Screen } from "./state";

const NEWS = 11;

/** A candidate with more unread notifications than the bell counts. */
export async function muchNews(request: APIRequestContext) {
  const job = await postJob();
  const { someone } = await applicant(request, Promise.resolve(job));
  // The application itself creates one notification.
  for (let n = 1; n < NEWS; n += 1) await announce(job, `News of the office, ${n}`);
  await expect.poll(() => someone.text("/notifications")).toContain(`Unread (${NEWS})`);
  return someone;
}

const openBell = (page: Page) => page.locator("summary.bell").click();

export const topBar: Screen = {
  screen: "bell",
  title: "Dashboard · Pakka",
  states: [
    {
      state: "nothing",
      reach: asCandidate("/dashboard"),
      action: openBell,
      texts: ["No notifications yet", "View All"],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      async action(page) {
        await page.route(/notifications\.data/, () => {});
        await scripted(page.locator("summary.bell"));
        await openBell(page);
      },
      texts: ["Loading...", "View All"],
    },
    {
      state: "more than nine unread",
      async reach(request) {
        await muchNews(request);
        return "/dashboard";
      },
      async action(page) {
        await openBell(page);
        await expect(page.locator(".bell-panel").getByRole("listitem")).toHaveCount(5);
      },
      texts: ["9+", "11 unread", "News of the office, 10", "less than a minute ago", "View All"],
    },
    {
      state: "menu of one",
      async reach(request) {
        await informed(request);
        return "/dashboard";
      },
      async action(page) {
        await openBell(page);
        await page.getByLabel("Actions: Applied: take the free test").click();
      },
      texts: ["Mark as read", "Delete", "1 unread"],
    },
  ],
};
