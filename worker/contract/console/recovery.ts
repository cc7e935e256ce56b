import * as z from "zod";
import * as words from "~worker/words/validation";
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_SIGNS,
  RECOVERY_CODE_TYPED_MAX,
  RECOVERY_CODES,
} from "../../facts/people/console";
import { emailAddress } from "../profile";
import { textLike, time } from "../values";

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
