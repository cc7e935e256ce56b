import { brand } from "../../facts/brand";
import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { INTERVIEW_DAYS_AHEAD, INTERVIEW_HOURS } from "../../facts/guarantee/interviews";
import { POOL_TIMES_ASKED } from "../../facts/jobs/tests";
import {
  DETAIL_MAX,
  DOB_MIN,
  EMAIL_MAX,
  HEADING_MAX,
  HEADINGS_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  POINT_MAX,
  POINTS_MAX,
  SUBJECT_MAX,
  SUBJECT_MIN,
} from "../../facts/limits/texts";
import { MONEY_DAYS_MAX } from "../../facts/money/money";
import { RECOVERY_CODE_SIGNS, SIGN_IN_CODE_DIGITS } from "../../facts/people/console";
import { OTP_DIGITS, PHONE_DIGITS } from "../../facts/people/login";
import { ADULT_AGE, SAFETY_WORD_MAX, SAFETY_WORD_MIN } from "../../facts/people/people";
import { LANGUAGES_MAX, SCHOOL_YEAR_MIN, SKILLS_MAX } from "../../facts/people/resumes";
import { grouped } from "../amounts";

const under = (max: number) => `Keep this under ${max + 1} characters`;

// Errors of fields that do not fit their schema.

export const phoneMissing = `Enter your ${PHONE_DIGITS}-digit phone number`;
export const phoneWrong = `Enter a ${PHONE_DIGITS}-digit Indian mobile number that begins with 6, 7, 8 or 9`;
export const phoneAbroad = "Only Indian mobile numbers (+91) work";
export const phoneOfContact = "Give a phone number";
export const phoneOfContactLong = "Keep the phone number short";
export const yearWrong = "Type the year with four digits, like 1998";
export const codeWrong = `Enter the ${OTP_DIGITS}-digit code`;
export const signInCodeWrong = `Enter the ${SIGN_IN_CODE_DIGITS}-digit code`;
export const recoveryCodeWrong = `Type the ${RECOVERY_CODE_SIGNS} letters and digits of one of your codes`;
export const codesMany = "There is more than one code in this: enter yours alone";
export const signInIncomplete = "Enter the code, or open the link of the mail";
export const codeNotAsked = "Please request an OTP first";

export const nameMissing = "Enter your full name";
export const nameLong = `Keep the name under ${NAME_MAX} characters`;
export const nameSigns = "A name has letters, spaces and the signs . ' - only";
/** Why a name may not be shown to the public. */
export const nameTroubles = {
  brand: `Leave out “${brand.name}”: people would take this for us. If it is in your name, write an initial`,
  money:
    "Leave out amounts and words of payment, such as “pay”, “fee” or “UPI”: give the name alone",
  leads_elsewhere: "Leave out phone numbers, links and addresses: give the name alone",
};
export const nameOfContact = "Full name is required";
export const emailMissing = "Enter your email address";
export const emailWrong = "Please enter a valid email address";
export const emailLong = `Keep the email under ${EMAIL_MAX} characters`;
export const genderWrong = "Choose Male, Female or Other";
export const dobMissing = "Enter your date of birth";
export const dobWrong = "Enter a date like 1999-08-15";
export const dobEarly = `Enter a date from ${DOB_MIN.slice(0, 4)} on`;
export const dobInFuture = "A date of birth can't be in the future";
export const tooYoung = `Pakka is for people aged ${ADULT_AGE} or above. Please come back when you are ${ADULT_AGE}. We have kept nothing of this form.`;
export const safetyWordWrong = `A safety word is one word of ${SAFETY_WORD_MIN} to ${SAFETY_WORD_MAX} letters and digits. It has no spaces, and one letter at least`;
export const safetyWordLeadsElsewhere = `Choose a word without a phone number, “${brand.name}” or a word of payment`;

export const subjectShort = `Subject must be at least ${SUBJECT_MIN} characters`;
export const subjectMissing = "Subject is required";
export const descriptionShort = `Description must be at least ${MESSAGE_MIN} characters`;
export const messageShort = `Message must be at least ${MESSAGE_MIN} characters`;
export const lineLong = under(SUBJECT_MAX);
export const textLong = under(MESSAGE_MAX);
export const stateAndSort = "Choose a state or the order by unpaid holds, not both";
export const reasonLeadsElsewhere =
  "Leave out links, mail addresses and phone numbers: candidates read this in our messages";
export const commentLeadsElsewhere =
  "Leave out links, mail addresses and phone numbers: the candidate reads this in our message";
export const placeLeadsElsewhere =
  "Leave out mail addresses, phone numbers and links: candidates read this in our messages";
export const jobNumber = "Give the job's number";
export const categoryWrong = "Choose one of the categories";

export const resumeMissing = "Select a resume";
export const cityMissing = "Say which city or village you live in";
export const schoolYearWrong = `Enter a year like 2019, from ${SCHOOL_YEAR_MIN} on`;
export const skillsMany = `Name ${SKILLS_MAX} skills at most`;
export const languagesMany = `Name ${LANGUAGES_MAX} languages at most`;
export const questionMissing = "Say which question";
export const answerMissing = "Choose one answer";
export const amountWrong = "Amount must be a string of paise";
export const keyWrong = "Use 1 to 255 letters, digits or signs";

export const interviewTimeWrong = "Give a time like 2026-11-24T11:00:00+05:30";
export const interviewInPast = "Choose a time in the future";
export const interviewFarAhead = `Choose a time in the next ${INTERVIEW_DAYS_AHEAD} days`;
export const interviewAtNight = `Choose a time from ${INTERVIEW_HOURS.from} am to ${INTERVIEW_HOURS.until - 12} pm in India`;
export const interviewLinkWrong = "Give a link that begins with https://";
export const placeBare = "Give the building and the street too, so that candidates find it";
export const interviewNowhere = "Give a link or a place";
export const clockTimeWrong = "Give a time like 10:30";
export const dayTooEarly = `Begin at ${INTERVIEW_HOURS.from} am or later`;
export const dayTooLate = `End at ${INTERVIEW_HOURS.until - 12} pm or earlier`;
export const daySoon = `Offer times that begin ${DAY_LIMITS.aheadSeconds / 3_600} hours from now or later`;
export const dayShort = "Not one interview fits into this: end later";
export const dayOfOneRound = "This job has one round: leave this out";
export const dayOfRound = "Say for which round: 1 or 2";
export const dayOffered =
  "These hours of this interviewer are offered already: choose others, or name who else meets them";
export const daysEnough = `A job has at most ${DAY_LIMITS.standing} days ahead: cancel one to offer another`;
export const dayNotToday = "The front desk sees the list of today alone";
export const dayTimeUnknown = "The day has no such time";
export const saidByDay = "Leave this out: the day says it";

export const logoWrong = "Give the logo's address with https:// at its beginning";
export const poolSmall = `Give at least ${POOL_TIMES_ASKED} times as many questions as one attempt asks, or leave this out to ask all of them`;
export const headingSigns = "A heading has a sign that no font shows. Leave it out";
export const detailLarge = `At most ${HEADINGS_MAX} headings of ${HEADING_MAX} characters with ${POINTS_MAX} points of ${grouped(POINT_MAX)} each, and ${grouped(DETAIL_MAX)} in all`;

/** A name that has only invisible characters. */
export const nothingToRead = "Use letters or digits";

export const checkMissing = "Paste what you want to check";
export const phoneEnding = "Give the last 4 digits of the phone number";
export const checkAlone = "Send a PK number or a link alone here, and a whole message by POST";

export const moneyDaysWrong = "The last day is before the first one";
export const moneyDaysMany = `Ask for ${MONEY_DAYS_MAX} days at most`;
