import * as z from "zod";
import * as words from "~worker/words/validation";
import { LANGUAGE_CODES } from "../facts/languages";
import { DOB_MIN, EMAIL_MAX, flatten, NAME_MAX } from "../facts/limits/texts";
import { ADULT_AGE, isName, isSafetyWord } from "../facts/people/people";
import { INDIA_AHEAD_MS } from "../facts/times";
import { user } from "./auth";
import { leadsElsewhere } from "./contact";
import { troubleOfName } from "./names";
import { mailAddress } from "./pasted";
import { GENDERS, textLike } from "./values";

/** Today's date in India, `YYYY-MM-DD`. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Full years between `dob` and `now` in India. */
export function ageInYears(dob: string, now: Date): number {
  const today = todayInIndia(now);
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

const isoTime = z.iso.datetime({ offset: true, local: true });

/** The day in India of a full ISO time: midnight in India is still yesterday in UTC. */
function dayInIndia(value: string): string {
  if (!isoTime.safeParse(value).success) return value;
  return todayInIndia(new Date(value));
}

const dob = (now: Date) =>
  z
    .string({ error: () => words.dobMissing })
    .min(1, { error: () => words.dobMissing })
    .meta({
      description: "A date, or a full ISO time on that day in India",
      examples: ["1999-08-15"],
    })
    .transform(dayInIndia)
    .pipe(
      z.iso
        .date({ error: () => words.dobWrong })
        .refine((value) => value >= DOB_MIN, { error: () => words.dobEarly })
        .refine((value) => value <= todayInIndia(now), { error: () => words.dobInFuture })
        .refine((value) => ageInYears(value, now) >= ADULT_AGE, { error: () => words.tooYoung }),
    );

/** Strangers read a name: in invitations, and in mails to interviewers and candidates. */
export function refuseTrouble(name: string, { addIssue }: Pick<z.RefinementCtx, "addIssue">): void {
  const trouble = troubleOfName(name);
  if (trouble) addIssue({ code: "custom", message: words.nameTroubles[trouble] });
}

export const personName = z
  .string({ error: () => words.nameMissing })
  .trim()
  .min(1, { error: () => words.nameMissing })
  .max(NAME_MAX, { error: () => words.nameLong, abort: true })
  .refine(isName, { error: () => words.nameSigns, abort: true })
  .superRefine(refuseTrouble)
  .meta({ examples: ["Asha Verma"] });

export const emailAddress = z
  .string({ error: () => words.emailMissing })
  .trim()
  .overwrite(mailAddress)
  .min(1, { error: () => words.emailMissing })
  .max(EMAIL_MAX, { error: () => words.emailLong })
  .meta({ examples: ["asha@example.in"] })
  .pipe(z.email({ error: () => words.emailWrong }));

const safetyWord = z
  .string({ error: () => words.safetyWordWrong })
  .overwrite(flatten)
  .refine((word) => word === "" || isSafetyWord(word), {
    error: () => words.safetyWordWrong,
    abort: true,
  })
  .refine((word) => !leadsElsewhere(word) && troubleOfName(word) === null, {
    error: () => words.safetyWordLeadsElsewhere,
  })
  .meta({ examples: ["KOYAL"] });

/**
 * Input for a change of the profile. `age` is accepted and ignored, because it follows from `dob`.
 */
export const profileInput = (now: Date) =>
  z.object({
    name: personName,
    email: emailAddress,
    dob: dob(now),
    gender: z
      .enum([...GENDERS, ""], { error: () => words.genderWrong })
      .nullish()
      .describe(
        "If left out, it stays unchanged, and is MALE in a first profile. Empty if the person prefers not to say",
      ),
    safetyWord: safetyWord
      .nullish()
      .describe("Stands in our mails and SMS to the person. If left out or empty, it stays"),
    language: z
      .enum(LANGUAGE_CODES)
      .optional()
      .describe("Of our messages to the person. If left out, it stays"),
    age: z.unknown().optional().describe("Ignored: it follows from `dob`"),
  });

/** The language of a person's screens and messages. */
export const languageInput = z.object({
  language: z.enum(LANGUAGE_CODES).meta({ examples: ["hi"] }),
});

/** A candidate's profile, visible only to its owner. */
export const profileOutput = user
  .extend({
    safetyWord: textLike("KOYAL", "Stands in our mails and SMS to the person"),
    language: z.enum(LANGUAGE_CODES).describe("Of our messages to the person"),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof profileOutput>;

/** The spec's rule: name, email and date of birth make a profile complete. */
export function isProfileComplete(user: {
  name: string | null;
  email: string | null;
  dob: string | null;
}): boolean {
  return Boolean(user.name && user.email && user.dob);
}
