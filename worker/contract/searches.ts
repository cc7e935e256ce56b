import * as z from "zod";
import { id, textLike, time } from "./values";

/** Longer than any that the filters of a list of jobs make. */
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
    isPaused: z.boolean().describe("Nobody is told of its new jobs now"),
    createdAt: time,
  })
  .meta({ id: "SavedSearch" });
export type SavedSearch = z.infer<typeof savedSearch>;

/** What the link of a mail with new jobs says of it, to whoever has the link. */
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
