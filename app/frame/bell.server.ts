import type { NotificationItem } from "../../worker/contract/notifications";
import type { Session } from "../session/session.server";

const SHOWN = "5";

interface News {
  unread: number;
  latest: NotificationItem[];
}

/** What the bell shows; null for visitors, and if it could not be loaded. */
export async function bellOf(session: Session): Promise<News | null> {
  if (!(await session.user())) return null;
  try {
    const answer = await session.api.user.notifications.$get({ query: { limit: SHOWN } });
    if (!answer.ok) return null;
    const latest = await answer.json();
    return { unread: Number(answer.headers.get("X-Unread-Count")) || 0, latest };
  } catch {
    return null;
  }
}
