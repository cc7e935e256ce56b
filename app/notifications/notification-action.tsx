import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/notifications/notification-actions";
import type { NotificationItem } from "../../worker/contract/notifications";
import { ReturnTo } from "../forms/return-to";

/** The message if an action failed, by its intent. */
export const notDone = () => ({
  read: words.notMarkedAsRead,
  unread: words.notMarkedAsUnread,
  delete: words.notDeleted,
});

/** A notification after the pending action, and the form of its buttons. */
export function useNotification({ read, notification }: NotificationItem) {
  const fetcher = useFetcher();
  const intent = fetcher.formData?.get("intent");
  return {
    read: intent ? intent === "read" : read,
    deleted: intent === "delete",
    form: (buttons: ReactNode, className: string) => (
      <fetcher.Form method="post" action="/bell" className={className}>
        <input type="hidden" name="id" value={notification.id} />
        <ReturnTo />
        {buttons}
      </fetcher.Form>
    ),
  };
}
