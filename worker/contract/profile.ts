import * as z from "zod";
import { isName, NAME_WORDS } from "../facts/names";
import { ADULT_AGE } from "../facts/people";
import { GENDERS } from "./values";

export const DOB_MIN = "1900-01-01";

/** Today's date in India, `YYYY-MM-DD`. */
export function todayInIndia(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);
}

/** Whole years between `dob` and `now` in India, less one before this year's birthday. */
export function ageInYears(dob: string, now: Date): number {
  const today = todayInIndia(now);
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const isoTime = z.iso.datetime({ offset: true, local: true });

/** Of a full ISO time its day in India: midnight there is still yesterday in UTC. */
function dayInIndia(value: string): string {
  if (!isoTime.safeParse(value).success) return value;
  return new Date(Date.parse(value) + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

const TOO_YOUNG = `Pakka is for people aged ${ADULT_AGE} or above. Please come back when you are ${ADULT_AGE}. We have kept nothing of this form.`;

const dob = z
  .string("Enter your date of birth")
  .min(1, "Enter your date of birth")
  .meta({
    description: "A date, or a full ISO time on that day in India",
    examples: ["1999-08-15"],
  })
  .transform(dayInIndia)
  .pipe(
    z.iso
      .date("Enter a date like 1999-08-15")
      .refine((value) => value >= DOB_MIN, "Enter a date from 1900 on")
      .refine(
        (value) => value <= todayInIndia(new Date()),
        "A date of birth can't be in the future",
      )
      .refine((value) => ageInYears(value, new Date()) >= ADULT_AGE, TOO_YOUNG),
  );

/** What a candidate sends to change the profile. `age` is accepted and ignored: it follows from `dob`. */
export const profileInput = z.object({
  name: z
    .string("Enter your full name")
    .trim()
    .min(1, "Enter your full name")
    .max(100, "Keep the name under 100 characters")
    .refine(isName, NAME_WORDS)
    .meta({ examples: ["Asha Verma"] }),
  email: z
    .string("Enter your email address")
    .trim()
    .min(1, "Enter your email address")
    .max(254, "Keep the email under 254 characters")
    .meta({ examples: ["asha@example.in"] })
    .pipe(z.email("Please enter a valid email address")),
  dob,
  gender: z
    .enum([...GENDERS, ""], "Choose Male, Female or Other")
    .nullish()
    .describe(
      "If left out, it stays unchanged, and is MALE in a first profile. Empty if the person prefers not to say",
    ),
  age: z.unknown().optional().describe("Ignored: it follows from `dob`"),
});

/** The spec's rule: name, email and date of birth make a profile complete. */
export function isProfileComplete(user: {
  name: string | null;
  email: string | null;
  dob: string | null;
}): boolean {
  return Boolean(user.name && user.email && user.dob);
}
