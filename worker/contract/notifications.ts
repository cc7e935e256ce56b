import * as z from "zod";
import { id, listQuery, time } from "./values";

export const notificationItem = z.object({
  read: z.boolean(),
  notification: z.object({ id, title: z.string(), body: z.string(), createdAt: time }),
});
export type NotificationItem = z.infer<typeof notificationItem>;

export const notificationsQuery = listQuery.extend({ unread: z.literal("true").optional() });
