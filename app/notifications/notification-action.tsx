import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { ReturnTo } from "../forms/return-to";

/** What is said of each act, by its intent, where it is not done. */
export const NOT_DONE = {
  read: "Failed to mark notification as read.",
  unread: "Failed to mark notification as unread.",
  delete: "Failed to delete notification.",
};

/** One notification as it will be once what was pressed is done, and the form to press in. */
export function useNotification({ read, notification }: NotificationItem) {
  const acting = useFetcher();
  const intent = acting.formData?.get("intent");
  return {
    read: intent ? intent === "read" : read,
    deleted: intent === "delete",
    form: (buttons: ReactNode, className: string) => (
      <acting.Form method="post" action="/bell" className={className}>
        <input type="hidden" name="id" value={notification.id} />
        <ReturnTo />
        {buttons}
      </acting.Form>
    ),
  };
}
