import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { ReturnTo } from "../forms/return-to";

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
