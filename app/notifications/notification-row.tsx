import { Link } from "@remix-run/react";
import * as formatsWords from "~app/words/formats";
import * as notificationActionsWords from "~app/words/notifications/notification-actions";
import * as words from "~app/words/notifications/notifications";
import type { NotificationItem } from "../../worker/contract/notifications";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { useNotification } from "./notification-action";

export function NotificationRow({ item, now }: { item: NotificationItem; now: string }) {
  const { notification } = item;
  const { read, deleted, form } = useNotification(item);
  const other = read ? "unread" : "read";
  const toggle = read ? notificationActionsWords.markAsUnread : notificationActionsWords.markAsRead;
  return (
    <li className={classNames("notice", !read && "is-unread", deleted && "hidden")}>
      <div className="min-w-0 flex-1">
        <h2>
          {!read && <span className="sr-only">{words.unreadMark}</span>}
          {notification.path ? (
            <Link to={notification.path}>{notification.title}</Link>
          ) : (
            notification.title
          )}
        </h2>
        <p>{notification.body}</p>
        <p className="mt-1 text-sm text-ink-2">{formatsWords.ago(notification.createdAt, now)}</p>
      </div>
      {form(
        <>
          <button
            type="submit"
            name="intent"
            value={other}
            data-failure={notificationActionsWords.notDone[other]}
            className="icon-btn"
            aria-label={words.buttonFor(toggle, notification.title)}
            title={toggle}
          >
            <Icon name={read ? "mail" : "check"} />
          </button>
          <button
            type="submit"
            name="intent"
            value="delete"
            data-failure={notificationActionsWords.notDone.delete}
            className="icon-btn"
            aria-label={words.buttonFor(notificationActionsWords.deleteIt, notification.title)}
            title={notificationActionsWords.deleteIt}
          >
            <Icon name="trash" />
          </button>
        </>,
        "flex flex-none",
      )}
    </li>
  );
}
