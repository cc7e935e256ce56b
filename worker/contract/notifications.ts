import * as z from "zod";
import { id, listQuery, textLike, time } from "./values";

export const notificationItem = z
  .object({
    read: z.boolean(),
    notification: z.object({
      id,
      title: textLike("You passed the test"),
      body: textLike("8 of 10 right. Pay within 24 hours to keep your slot."),
      path: textLike("/applications/641", "Of the page that it speaks of").nullable(),
      createdAt: time,
    }),
  })
  .meta({ id: "Notification" });
export type NotificationItem = z.infer<typeof notificationItem>;

export const notificationsQuery = listQuery.extend({
  unread: z.literal("true").optional(),
  seen: z
    .string()
    .optional()
    .describe("The path of a page that was shown: what is in the answer and speaks of it is read")
    .meta({ examples: ["/applications/641"] }),
});
