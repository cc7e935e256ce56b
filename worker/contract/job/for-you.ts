import * as z from "zod";
import { sentId, textLike } from "../values";
import { job } from "./jobs";

/** Why a job is recommended to a person. */
const FOR_YOU_BY = ["search", "resume", "applied", "saved", "seen"] as const;

const because = z.object({
  by: z
    .enum(FOR_YOU_BY)
    .describe("A saved search, the answers of a resume, or a job that one did something with"),
  work: textLike("driver", "What was searched for or done, or the title of the job").nullable(),
  place: textLike("Pune").nullable(),
});
export type Because = z.infer<typeof because>;

/** A recommended job with the reason. */
export const jobForYou = z.object({ job, because }).meta({ id: "JobForYou" });

export const forYouQuery = z.object({
  except: sentId.optional().describe("The job that the person is looking at"),
});
