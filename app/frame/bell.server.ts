import type { AppLoadContext } from "@remix-run/cloudflare";
import type { NotificationItem } from "../../worker/contract/notifications";

const SHOWN = "5";

export interface News {
  unread: number;
  latest: NotificationItem[];
  now: string;
}

/**
 * The content of the bell; null for visitors, and if it could not be loaded. Notifications about
 * the shown page are marked as read.
 *
 * @param page the path of the page that is being shown
 */
export async function bellOf(
  { session, now }: Pick<AppLoadContext, "session" | "now">,
  page?: string,
): Promise<News | null> {
  if (!(await session.user())) return null;
  try {
    const answer = await session.api.user.notifications.$get({
      query: { limit: SHOWN, seen: page },
    });
    if (!answer.ok) return null;
    const latest = await answer.json();
    const unread = Number(answer.headers.get("X-Unread-Count")) || 0;
    return { unread, latest, now: now.toISOString() };
  } catch {
    return null;
  }
}
