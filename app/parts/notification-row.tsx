import { Form } from "@remix-run/react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { ago } from "../format";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

export function NotificationRow(props: { item: NotificationItem; returnTo: string; now: string }) {
  const { read, notification } = props.item;
  return (
    <li
      className={classNames(
        "flex items-start gap-3 border-b border-line p-4",
        read ? "bg-card" : "bg-unread",
      )}
    >
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 font-sans text-base">
          {!read && (
            <>
              <span className="size-2.5 flex-none rounded-full bg-blue" aria-hidden="true" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {notification.title}
        </h2>
        <p>{notification.body}</p>
        <p className="mt-1 text-sm text-ink-2">{ago(notification.createdAt, props.now)}</p>
      </div>
      <Form method="post" action="/notifications" preventScrollReset className="flex flex-none">
        <input type="hidden" name="id" value={notification.id} />
        <input type="hidden" name="returnTo" value={props.returnTo} />
        <button
          type="submit"
          name="intent"
          value={read ? "unread" : "read"}
          className="icon-btn"
          aria-label={`${read ? "Mark as unread" : "Mark as read"}: ${notification.title}`}
        >
          <Icon name={read ? "bell" : "check"} />
        </button>
        <button
          type="submit"
          name="intent"
          value="delete"
          className="icon-btn"
          aria-label={`Delete: ${notification.title}`}
        >
          <Icon name="close" />
        </button>
      </Form>
    </li>
  );
}
