import * as z from "zod";
import { id, textLike, time } from "./values";

/** Longer than any search that the job list's filters can produce. */
const SEARCH_MAX = 6_000;

export const searchInput = z.object({
  search: z
    .string()
    .max(SEARCH_MAX)
    .meta({
      description: "The filters of `GET /user/jobs`, as its address has them. Empty: all jobs",
      examples: ["q=night+support&location=Surat"],
    }),
});

export const searchChange = z.object({ isPaused: z.boolean() });

export const savedSearch = z
  .object({
    id,
    search: textLike("q=night+support&location=surat", "The filters, in one way of writing"),
    isPaused: z.boolean().describe("No notification lists its new jobs now"),
    createdAt: time,
  })
  .meta({ id: "SavedSearch" });
export type SavedSearch = z.infer<typeof savedSearch>;

/** The state of the mails with new jobs, for the holder of a mail's link. */
export const mailList = z
  .object({
    isMailed: z.boolean().describe("Mails with new jobs are sent"),
    isPaused: z.boolean().describe("All saved searches are paused"),
  })
  .meta({ id: "MailList" });
export type MailList = z.infer<typeof mailList>;

export const mailListChange = z.object({
  isMailed: z.boolean().optional(),
  isPaused: z.boolean().optional(),
});
