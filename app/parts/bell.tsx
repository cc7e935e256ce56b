import { Form, Link, useLocation } from "@remix-run/react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { ago } from "../format";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

const CAP = 9;

export function Bell({ unread, latest }: { unread: number; latest: NotificationItem[] }) {
  return (
    <details name="top-bar">
      <summary className="icon-btn bell" aria-label={`Notifications, ${unread} unread`}>
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > CAP ? `${CAP}+` : unread}
          </span>
        )}
      </summary>
      <div className="menu bell-panel">
        <div className="bell-head">
          <h2>Notifications</h2>
          <p>{unread} unread</p>
        </div>
        {latest.length === 0 ? (
          <p className="bell-none">No notifications yet</p>
        ) : (
          <ul>
            {latest.map((item) => (
              <BellItem key={item.notification.id} item={item} />
            ))}
          </ul>
        )}
        <Link to="/notifications" className="bell-all">
          View All
        </Link>
      </div>
    </details>
  );
}

function BellItem({ item: { read, notification } }: { item: NotificationItem }) {
  const { pathname, search } = useLocation();
  return (
    <li className={classNames("bell-item", !read && "is-unread")}>
      <div className="min-w-0 flex-1">
        <h3>
          {notification.title}
          {!read && <span className="sr-only"> (unread)</span>}
        </h3>
        <p>{notification.body}</p>
        <p className="text-ink-2" suppressHydrationWarning>
          {ago(notification.createdAt)}
        </p>
      </div>
      <details name="bell-item" className="bell-more">
        <summary className="icon-btn" aria-label={`Actions: ${notification.title}`}>
          <Icon name="dots" />
        </summary>
        <Form method="post" action="/notifications" preventScrollReset className="menu">
          <input type="hidden" name="id" value={notification.id} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <button
            type="submit"
            name="intent"
            value={read ? "unread" : "read"}
            className="menu-item"
          >
            {read ? "Mark as unread" : "Mark as read"}
          </button>
          <button type="submit" name="intent" value="delete" className="menu-item">
            Delete
          </button>
        </Form>
      </details>
    </li>
  );
}
