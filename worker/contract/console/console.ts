import * as z from "zod";
import * as words from "~worker/words/validation";
import { COMPANY_STATES } from "../../facts/jobs/companies";
import {
  MEMBER_ROLES,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_SIGNS,
  RECOVERY_CODE_TYPED_MAX,
  RECOVERY_CODES,
  SIGN_IN_CODE_DIGITS,
  STAFF_ROLES,
} from "../../facts/people/console";
import { pastedCode } from "../pasted";
import { emailAddress } from "../profile";
import { id, textLike, time } from "../values";

// Examples for the API's description.
const KEY = "nV3hFqk0b1mT9";
const TOKEN = "pakka_console_q7ZpV2d8Lw3s";

export const sendCodeInput = z.object({ email: emailAddress });
export const sendCodeOutput = z.object({ key: textLike(KEY) });

const key = z
  .string()
  .min(1)
  .max(200)
  .describe("Of the browser that asked for the mail")
  .meta({ examples: [KEY] });
const code = pastedCode(SIGN_IN_CODE_DIGITS, () => words.signInCodeWrong).meta({
  examples: ["482915"],
});
export const link = z
  .string()
  .min(1)
  .max(200)
  .meta({ examples: ["Zk3c0V2d8Lw3s"] });

export const verifyCodeInput = z
  .object({ key: key.optional(), code: code.optional(), link: link.optional() })
  .refine((shown) => shown.link !== undefined || (shown.key && shown.code), {
    error: () => words.signInIncomplete,
    path: ["code"],
  })
  .meta({ examples: [{ key: KEY, code: "482915" }] });
export const proveInput = z.object({ key, code });

const session = z.object({ token: textLike(TOKEN), expires: time });
const person = { id, email: textLike("asha@example.in") };

export const staffPerson = z
  .object({ ...person, name: textLike("Asha Verma"), role: z.enum(STAFF_ROLES) })
  .meta({ id: "StaffPerson" });
export const memberPerson = z
  .object({
    ...person,
    name: textLike("Dev Nair").nullable(),
    role: z.enum(MEMBER_ROLES).nullable().describe("Null for a person without a company"),
  })
  .meta({ id: "Member" });
const company = z.object({ id, name: textLike("Kaveri Care"), state: z.enum(COMPANY_STATES) });

export const staffSignedIn = z.object({ person: staffPerson, session });
export const memberSignedIn = z.object({
  person: memberPerson,
  company: company.nullable(),
  session,
});

export const mailedLink = z.object({
  email: person.email,
  company: textLike("Kaveri Care").nullable(),
  needsCode: z.boolean().describe("Whether a browser that did not ask has to send the code too"),
});

export const consoleSession = z
  .object({
    id,
    browser: textLike("Firefox 148 on Android", "What the browser calls itself").nullable(),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });

const recoveryCode = z
  .string({ error: () => words.recoveryCodeWrong })
  .max(RECOVERY_CODE_TYPED_MAX, { error: () => words.recoveryCodeWrong, abort: true })
  .overwrite((typed) => typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ""))
  .regex(new RegExp(`^[${RECOVERY_CODE_ALPHABET}]{${RECOVERY_CODE_SIGNS}}$`), {
    error: () => words.recoveryCodeWrong,
  })
  .describe("Spaces, hyphens and the case of its letters do not count")
  .meta({ examples: ["7KQM2XVD9HPTWB4R"] });

export const recoverInput = z.object({ email: emailAddress, recoveryCode });
export type RecoverInput = z.output<typeof recoverInput>;

const madeAt = time.describe("When all of them were made");

export const recoveryCodesLeft = z
  .object({
    left: z.number().int().min(0).max(RECOVERY_CODES).describe("How many can still be used"),
    madeAt: madeAt.nullable().describe("Null for who never made any"),
  })
  .meta({ id: "RecoveryCodesLeft" });
export type RecoveryCodesLeft = z.output<typeof recoveryCodesLeft>;

export const newRecoveryCodes = z
  .object({
    codes: z.array(textLike("7KQM-2XVD-9HPT-WB4R")),
    madeAt,
  })
  .meta({ id: "RecoveryCodes" });

export const mailState = z
  .object({ isLate: z.boolean().describe("Whether mails fail or come late at the moment") })
  .meta({ id: "MailState" });
