import * as z from "zod";
import * as words from "~worker/words/company/companies";
import { SUSPICIONS } from "../../facts/guarantee/records";
import {
  ABOUT_MAX,
  ADDRESS_MAX,
  COMPANY_STATES,
  PROPOSAL_STATES,
  WEBSITE_MAX,
} from "../../facts/jobs/companies";
import { NAME_MAX } from "../../facts/limits/texts";
import { dryRun } from "../acts";
import { leadsElsewhere } from "../contact";
import { indianNumber } from "../pasted";
import { companyFact, factKind, orNull } from "../public-company";
import {
  asSubmitted,
  countLike,
  id,
  line,
  listQuery,
  oneLine,
  sentId,
  textLike,
  time,
} from "../values";

/**
 * A registration number, in capitals and without the spaces that people type; null if it is empty.
 */
const registered = z
  .string()
  .max(50)
  .transform((text) => text.replaceAll(/\s/g, "").toUpperCase() || null);

/** People read an address from the left, so nothing may stand before the host. */
function isPlainAddress(text: string): boolean {
  const { username, password, port } = new URL(text);
  return !username && !password && !port && !/[\\\s\p{Bidi_Control}\p{Cc}]/u.test(text);
}

// Parsing a host takes its length times the number of its different letters: a long one would block
// everybody.
const website = z
  .string()
  .max(WEBSITE_MAX, { abort: true })
  .pipe(
    z
      .url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        error: () => words.companyWords.website,
        abort: true,
      })
      .refine(isPlainAddress, { error: () => words.companyWords.websitePlain }),
  );

/**
 * The company's page shows the text without a check by staff: it must not contain links, phone
 * numbers or payees.
 */
const onPage = <T extends z.ZodType<string>>(text: T) =>
  text.refine((said) => !leadsElsewhere(said), { error: () => words.companyWords.leadsElsewhere });

/** The facts that a company states about itself; null removes one. */
export const companyInput = z
  .object({
    name: oneLine(NAME_MAX),
    legalName: oneLine(NAME_MAX).nullable(),
    website: website.nullable(),
    about: onPage(line(ABOUT_MAX)).nullable(),
    address: line(ADDRESS_MAX).nullable(),
    city: onPage(oneLine(NAME_MAX)).nullable(),
    phone: z
      .string()
      .overwrite(indianNumber)
      .regex(/^[1-9]\d{9}$/, { error: () => words.companyWords.phone })
      .nullable(),
    gstin: registered.nullable(),
    cin: registered.nullable(),
  })
  .partial()
  .meta({
    examples: [
      {
        name: "Zari Lane",
        legalName: "Usha Textiles LLP",
        website: "https://zarilane.example",
        gstin: "27AAPFU0939F1ZV",
      },
    ],
  });
export type CompanyInput = z.infer<typeof companyInput>;

export const factInput = z.object({
  kind: factKind,
  detail: line().describe("What was looked at and found. Candidates read it"),
  expect: asSubmitted,
});
export type FactInput = z.infer<typeof factInput>;

const state = z.enum(COMPANY_STATES).meta({ examples: ["verified"] });

/** A company as its own people and staff see it. */
export const company = z
  .object({
    id,
    name: textLike("Zari Lane"),
    legalName: orNull("Usha Textiles LLP"),
    website: orNull("https://zarilane.example"),
    about: orNull("We weave and sell saris."),
    logo: orNull("https://pakka.in/files/logos/7-3f2a.png"),
    address: orNull("4 Ring Road, Surat 395002"),
    city: orNull("Surat"),
    phone: orNull("9876543210"),
    gstin: orNull("27AAPFU0939F1ZV"),
    cin: orNull("U72200KA2015PTC082988"),
    state,
    stateReason: orNull("The GSTIN was cancelled.", "Why it was refused or suspended"),
    submittedAt: time.nullable(),
    suspendedAt: time.nullable(),
    createdAt: time,
    facts: z.array(companyFact),
    proposed: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("New values by field that wait for staff")
      .meta({ examples: [{ name: "Zari Lane Saris" }] }),
  })
  .meta({ id: "Company" });
export type Company = z.infer<typeof company>;

export const companiesQuery = listQuery.extend({
  state: z.enum(COMPANY_STATES).optional(),
  q: line().optional().describe("Part of the name, legal name or GSTIN"),
});

const suspicion = z.object({
  kind: z.enum(SUSPICIONS),
  count: countLike(9),
  at: time.nullable().describe("The minute of the check-ins"),
});
export type Suspicion = z.infer<typeof suspicion>;

/** One company with all its data, as staff see it. */
export const staffCompany = company
  .extend({
    members: z.array(
      z.object({
        id,
        email: textLike("owner@zarilane.example"),
        name: orNull("Meera Shah"),
        role: orNull("owner"),
        provenAt: time.nullable(),
        endedAt: time.nullable(),
      }),
    ),
    sameGstin: z
      .array(z.object({ id, name: textLike("Usha Sarees"), state }))
      .describe("Other companies that claim this GSTIN: one of them can be verified"),
    jobs: countLike(3),
    suspicions: z
      .array(suspicion)
      .describe("What about its interviews looks made up: many check-ins in a minute, one device"),
  })
  .meta({ id: "StaffCompany" });
export type StaffCompany = z.infer<typeof staffCompany>;

export const reasonInput = z.object({
  reason: line(500).meta({ examples: ["The GSTIN was cancelled."] }),
});

export const suspendInput = reasonInput.extend({
  dryRun,
});

export const proposalsQuery = listQuery.extend({
  state: z.enum(PROPOSAL_STATES).default("open"),
  companyId: sentId.optional().describe("Changes of the company itself"),
  jobId: sentId.optional(),
});

export const proposal = z
  .object({
    id,
    company: z.object({ id, name: textLike("Zari Lane"), state }),
    jobId: id.nullable().describe("Null for a change of the company itself"),
    changes: z
      .array(
        z.object({
          field: textLike("name"),
          stands: z.unknown().meta({ examples: ["Zari Lane"] }),
          proposed: z.unknown().meta({ examples: ["Zari Lane Saris"] }),
        }),
      )
      .describe("What stands beside what is proposed"),
    proposedBy: textLike("Meera Shah"),
    proposedAt: time,
    state: z.enum(PROPOSAL_STATES),
    decidedBy: orNull("Asha"),
    decidedAt: time.nullable(),
    reason: orNull("The GSTIN is of another name."),
  })
  .meta({ id: "Proposal" });
export type Proposal = z.infer<typeof proposal>;

export const domainProof = z
  .object({
    domain: textLike("zarilane.example"),
    name: textLike("_pakka-challenge.zarilane.example", "Where a TXT record must stand"),
    value: textLike("pakka-token=3f2a9c0d1e5b7a684c2d9e0f1a3b5c7d", "What it must say"),
    found: z.boolean().describe("Whether it stands there now"),
  })
  .meta({ id: "DomainProof" });
export type DomainProof = z.infer<typeof domainProof>;

/** The field of the picture in the posted form. */
export const logoForm = z.object({
  logo: z.file().describe("A PNG, JPEG or WebP picture").meta({ type: "string", format: "binary" }),
});
