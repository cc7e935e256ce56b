import * as z from "zod";
import { ANNOUNCEMENT_CHANNELS } from "../../facts/messages/announcements";
import { dryRun } from "../acts";
import { countLike, id, line, status, subjectLine, textLike, time } from "../values";

const audience = z
  .union([
    z.literal("all"),
    z.strictObject({ jobId: id, statuses: z.array(status).min(1).max(20).optional() }),
    z.strictObject({ category: line() }),
  ])
  .describe(
    "Everyone, those who applied for a job (only those whose application stands so, if asked for), or those who applied in a category",
  );

const channels = z
  .array(z.enum(ANNOUNCEMENT_CHANNELS))
  .min(1)
  .describe("A mail goes to confirmed addresses alone");

const words = { title: subjectLine().min(1).max(100), body: line(5000) };

export const announcementInput = z
  .object({ ...words, audience, channels: channels.default(["app"]), dryRun })
  .meta({
    examples: [
      {
        title: "The office has moved",
        body: "Come to 12 Karve Road.",
        audience: { jobId: 64 },
      },
    ],
  });
export type AnnouncementInput = Omit<z.infer<typeof announcementInput>, "dryRun">;

export const announcement = z
  .object({
    id,
    title: textLike("The office has moved"),
    body: textLike("Come to 12 Karve Road."),
    audience,
    channels,
    people: countLike(312, "How many it was for when it was sent"),
    delivered: z
      .object({ app: countLike(312), email: countLike(250) })
      .describe("How many have it in the app, and how many mails went out"),
    staff: textLike("Asha", "Who sent it"),
    createdAt: time,
    stoppedAt: time.nullable(),
  })
  .meta({
    id: "Announcement",
    examples: [
      {
        id: 3,
        title: "The office has moved",
        body: "Come to 12 Karve Road.",
        audience: { jobId: 64 },
        channels: ["app"],
        people: 312,
        delivered: { app: 312, email: 0 },
        staff: "Asha",
        createdAt: "2026-11-21T10:00:00.000Z",
        stoppedAt: null,
      },
    ],
  });
export type Announcement = z.infer<typeof announcement>;
