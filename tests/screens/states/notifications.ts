import type { Page } from "@playwright/test";
import { asCandidate, follow, informed, inTrouble, troubled } from "./people";
import type { Screen } from "./state";
import { muchNews } from "./top-bar";

const tab = (page: Page, count: number) =>
  page
    .locator(".skeleton")
    .nth(count - 1)
    .waitFor();

export const notifications: Screen = {
  screen: "notifications",
  title: "Notifications · Pakka",
  states: [
    {
      state: "none",
      reach: asCandidate("/notifications"),
      texts: [
        "Back",
        "Notifications",
        "Refresh",
        "All",
        "Unread (0)",
        "No notifications yet",
        "When you get notifications, they will appear here.",
      ],
      absent: ["Mark all as read"],
    },
    {
      state: "none unread",
      reach: asCandidate("/notifications?tab=unread"),
      texts: ["All caught up!", "You have no unread notifications."],
      absent: ["Mark all as read"],
    },
    {
      state: "one unread",
      async reach(request) {
        await informed(request);
        return "/notifications";
      },
      texts: [
        "Unread (1)",
        "Mark all as read",
        "Applied: take the free test",
        "Mark as read: Applied",
        "Delete: Applied",
        "ago",
      ],
    },
    {
      state: "one read",
      async reach(request) {
        const { someone } = await informed(request);
        await someone.post("/notifications", { intent: "read-all", returnTo: "/notifications" });
        return "/notifications";
      },
      texts: ["Unread (0)", "Applied: take the free test", "Mark as unread: Applied"],
      absent: ["Mark all as read"],
    },
    {
      state: "many unread",
      async reach(request) {
        await muchNews(request);
        return "/notifications?tab=unread";
      },
      texts: ["Unread (11)", "Mark all as read", "News of the office, 10"],
    },
    {
      state: "one deleted",
      async reach(request) {
        const { someone } = await informed(request);
        const page = await someone.text("/notifications");
        const id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? "";
        await someone.post("/notifications", { intent: "delete", id, returnTo: "/notifications" });
        return "/notifications";
      },
      texts: ["Notification deleted successfully.", "No notifications yet"],
    },
    {
      state: "nothing can be written",
      async reach(request) {
        await informed(request);
        return troubled("READ_ONLY_URL", "/notifications");
      },
      action: (page) => page.getByRole("button", { name: "Mark as read: Applied" }).click(),
      texts: ["Error", "Failed to mark notification as read."],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/notifications"),
      texts: [
        "Your notifications could not be loaded",
        "Refresh",
        "Error",
        "Failed to fetch notifications",
      ],
      absent: ["No notifications yet"],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      async action(page) {
        await page.locator("summary.bell").click();
        await follow("View All", /notifications\.data/)(page);
        await tab(page, 3);
      },
      texts: ["Notifications", "Loading..."],
    },
    {
      state: "loading the unread",
      reach: asCandidate("/notifications"),
      script: "on",
      async action(page) {
        await follow("Unread (0)", /notifications\.data/)(page);
        await tab(page, 2);
      },
      texts: ["Notifications", "Loading..."],
    },
  ],
};
