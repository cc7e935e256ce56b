import { Link } from "@remix-run/react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { deleteIt, markAsRead, markAsUnread } from "../words/en/notifications/notification-actions";
import * as words from "../words/en/notifications/notifications";
import { ago } from "../words/format";
import { NOT_DONE, useNotification } from "./notification-action";

export function NotificationRow({ item, now }: { item: NotificationItem; now: string }) {
  const { notification } = item;
  const { read, deleted, form } = useNotification(item);
  const other = read ? "unread" : "read";
  const toggle = read ? markAsUnread : markAsRead;
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
        <p className="mt-1 text-sm text-ink-2">{ago(notification.createdAt, now)}</p>
      </div>
      {form(
        <>
          <button
            type="submit"
            name="intent"
            value={other}
            data-failure={NOT_DONE[other]}
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
            data-failure={NOT_DONE.delete}
            className="icon-btn"
            aria-label={words.buttonFor(deleteIt, notification.title)}
            title={deleteIt}
          >
            <Icon name="trash" />
          </button>
        </>,
        "flex flex-none",
      )}
    </li>
  );
}
