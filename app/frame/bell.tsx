import { Link, useFetcher } from "@remix-run/react";
import * as formatsWords from "~app/words/formats";
import * as words from "~app/words/frame/frame";
import * as notificationActionsWords from "~app/words/notifications/notification-actions";
import type { NotificationItem } from "../../worker/contract/notifications";
import { useNotification } from "../notifications/notification-action";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { bellOf, News } from "./bell.server";

const CAP = 9;

/** Shows the notifications that came with the page; with script, opening the bell reloads them. */
export function Bell({ news }: { news: News }) {
  const fresh = useFetcher<typeof bellOf>();
  const { unread, latest, now } = fresh.data ?? news;
  const count = unread > CAP ? `${CAP}+` : unread;
  return (
    <details
      name="top-bar"
      onToggle={({ target, currentTarget }) => {
        // The menu inside each notification also fires this event.
        if (target === currentTarget && currentTarget.open) fresh.load("/bell");
      }}
    >
      {/* Without a title: a screen reader would read it after the name. */}
      <summary className="icon-btn bell" aria-label={words.unreadNotifications(count)}>
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {count}
          </span>
        )}
      </summary>
      <div className="menu bell-panel">
        <div className="bell-head">
          <h2>{words.notifications}</h2>
          <p>{words.unreadCount(unread)}</p>
        </div>
        {latest.length === 0 ? (
          <p className="bell-none">
            {fresh.state === "loading" ? words.loadingNotifications : words.noNotifications}
          </p>
        ) : (
          <ul>
            {latest.map((item) => (
              <BellItem key={item.notification.id} item={item} now={now} />
            ))}
          </ul>
        )}
        <Link to="/notifications" className="bell-all">
          {words.allNotifications}
        </Link>
      </div>
    </details>
  );
}

function BellItem({ item, now }: { item: NotificationItem; now: string }) {
  const { notification } = item;
  const { read, deleted, form } = useNotification(item);
  const other = read ? "unread" : "read";
  return (
    <li className={classNames("notice bell-item", !read && "is-unread", deleted && "hidden")}>
      <div className="min-w-0 flex-1">
        <h3>
          <Link to={notification.path ?? "/notifications"}>{notification.title}</Link>
          {!read && <span className="sr-only"> {words.unread}</span>}
        </h3>
        <p>{notification.body}</p>
        <p className="text-ink-2">{formatsWords.ago(notification.createdAt, now)}</p>
      </div>
      <details name="bell-item" className="bell-more">
        <summary className="icon-btn" aria-label={words.actionsOf(notification.title)}>
          <Icon name="dots" />
        </summary>
        {form(
          <>
            <button
              type="submit"
              name="intent"
              value={other}
              data-failure={notificationActionsWords.notDone[other]}
              className="menu-item"
            >
              {read ? words.markAsUnread : words.markAsRead}
            </button>
            <button
              type="submit"
              name="intent"
              value="delete"
              data-failure={notificationActionsWords.notDone.delete}
              className="menu-item"
            >
              {words.remove}
            </button>
          </>,
          "menu",
        )}
      </details>
    </li>
  );
}
