import * as z from "zod";
import { FACT_KINDS } from "../facts/jobs/companies";
import { honourRecord, recordSquare } from "./honour-record";
import { job } from "./job/jobs";
import { id, textLike, time } from "./values";

export const orNull = (example: string, description?: string) =>
  textLike(example, description).nullable();

export const factKind = z.enum(FACT_KINDS).meta({ examples: ["gstin"] });

export const companyFact = z
  .object({
    kind: factKind,
    detail: textLike("27AAPFU0939F1ZV, active", "What was looked at"),
    checkedAt: time,
    expiresAt: time.nullable(),
  })
  .meta({ id: "CompanyFact" });
export type CompanyFact = z.infer<typeof companyFact>;

export const logoFile = textLike("7-3f2a9c0d1e5b7a684c2d9e0f1a3b5c7d.png");

/** A company as the public sees it. */
export const publicCompany = z
  .object({
    id,
    name: textLike("Zari Lane"),
    about: orNull("We weave and sell saris."),
    logo: orNull("https://pakka.in/files/logos/7-3f2a.png"),
    city: orNull("Surat"),
    website: orNull("https://zarilane.example"),
    since: time.describe("When it came to Pakka"),
    isVerified: z.boolean().describe("While it is not, nobody pays for a slot of its jobs"),
    isSuspended: z.boolean().describe("Its jobs are paused while we check it"),
    facts: z.array(companyFact.omit({ expiresAt: true })),
    record: honourRecord,
    newest: z
      .array(recordSquare)
      .describe("How its newest interviews went, oldest first: at most 42"),
    jobs: z.array(job).describe("Open jobs, newest first"),
  })
  .meta({ id: "PublicCompany" });
export type PublicCompany = z.infer<typeof publicCompany>;
