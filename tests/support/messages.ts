import * as alertsWords from "~worker/words/alerts";
import * as consoleWords from "~worker/words/console";
import * as loginWords from "~worker/words/login";
import * as mailWords from "~worker/words/mail";
import * as searchesWords from "~worker/words/searches";
import * as slotsWords from "~worker/words/slots";
import * as smsWords from "~worker/words/sms";
import * as staffMailWords from "~worker/words/staff-mail";
import * as supportWords from "~worker/words/support";
import { companyMessage } from "../../worker/domain/employers/company/mails.rules";
import { invitationMessage } from "../../worker/domain/employers/console/invitation.rules";
import { messages } from "../../worker/domain/read/messages/messages.rules";
import { emailOf, letterOf } from "../../worker/domain/talk/notify/email.rules";
import { withSafetyWord } from "../../worker/domain/talk/notify/safety-word";
import { HEALTH_LINES } from "../../worker/facts/limits/health";
import {
  type APPLICATION_CHANNELS,
  type AT_ONCE_CHANNELS,
  type Channel,
  COMPANY_CHANNELS,
  type CONSOLE_CHANNELS,
  MESSAGE_CHANNELS,
  type PERSON_CHANNELS,
  type STAFF_CHANNELS,
} from "../../worker/facts/messages/channels";
import type { Message, Sms } from "../../worker/words/message";
import type { MessageFacts } from "../../worker/words/message-facts";
import { AT, LONG_NAME, LONG_TITLE, LONGEST, other } from "./message-facts";

// Every message that the product can send, with the longest values, as its reader gets it.

export const WORD = "SAMBAR";
const URL = "https://pakka.in";
const SETTINGS = { SUPPORT_EMAIL: "support@pakka.in", PUBLIC_URL: URL };
const CONTACT = [SETTINGS.SUPPORT_EMAIL, `${URL}/contact`] as const;

export type Said = Partial<Record<Channel, string>>;
/** A message in each of its forms; the usual form has the name "". */
type Forms = Record<string, Said>;

const mailed = (subject: string, text: string) => `${subject}\n\n${text}`;

/** The texts of a message to a candidate with a safety word. */
function toCandidate(message: Message, ways: readonly Channel[]): Said {
  const { subject, text } = emailOf(message, "Devi", SETTINGS, WORD);
  return {
    ...(ways.includes("app") && { app: `${message.title}\n\n${message.body}` }),
    ...(ways.includes("mail") && { mail: mailed(subject, text) }),
    ...(message.sms && { sms: smsWords.smsText(withSafetyWord(message.sms, WORD)) }),
  };
}

const toVisitor = (message: Message): Said => {
  const { subject, text } = emailOf(message, null, SETTINGS);
  return { mail: mailed(subject, text) };
};
const toStaff = (mail: staffMailWords.StaffMail): Said => {
  const { subject, text } = letterOf(mail);
  return { mail: mailed(subject, text) };
};
const bySms = (sms: Sms): Said => ({ sms: smsWords.smsText(sms) });

type ApplicationKind = keyof typeof APPLICATION_CHANNELS;
const set = LONGEST.interview;
if (!set) throw new Error("The longest facts have an interview");

const moved = { interview: { ...set, before: "2026-11-30T07:00:00.000Z" } };
const dropped = { dropped: [{ round: 2 as const, at: AT }] };
const credit = { comesBack: null, refund: null, paidWithCredit: true };
const released = (releasedBecause: "time" | "staff") => ({
  slot: { state: "released" as const, expiresAt: AT, againFrom: AT, releasedBecause },
});
const feedback: MessageFacts["feedback"] = {
  band: "close",
  words: "You were close to a pass.",
  topics: ["Spreadsheets", "Typing"],
  category: "Customer Support",
  categoryOpensAt: AT,
  jobOpensAt: AT,
};
const ended = (because: MessageFacts["because"], own: Partial<MessageFacts> = {}) => ({
  because,
  interview: null,
  ...own,
});
const nothing = { refund: null };

/**
 * The facts for each form of a message about an application, if they differ from the longest ones.
 */
const APPLICATION_FORMS: Partial<Record<ApplicationKind, Record<string, Partial<MessageFacts>>>> = {
  passed: {
    "": {},
    credit: { hasCredit: true },
    costs_nothing: { price: 0 },
    no_slot: released("time"),
    no_slot_by_staff: released("staff"),
  },
  failed: { "": { feedback } },
  confirmed: {
    "": {
      preparation: ["Practise typing names and numbers for 20 minutes a day.", "Bring one photo."],
    },
    credit,
    costs_nothing: { price: 0 },
  },
  hold_ending: { "": {}, test: { score: null }, costs_nothing: { price: 0 } },
  lapsed: { "": {}, costs_nothing: { price: 0, ...released("staff") } },
  refund: {
    "": {},
    part: {
      refund: { amount: 49_950, paid: 99_900, reference: "rfnd_R1a2B3c4D5e6F7", method: "upi" },
    },
    interview: dropped,
  },
  refunded: { "": {}, interview: dropped },
  credited: { "": nothing, interview: { ...nothing, ...dropped } },
  given_up: { "": nothing, interview: { ...nothing, ...dropped } },
  interview_set: {
    "": {},
    video: { interview: { ...set, place: null, link: "https://meet.example.in/a" } },
    moved,
    credit,
  },
  interview_moved: { "": moved, details: { interview: { ...set, newDate: false } } },
  interview_reminder: {
    "": {},
    both: { interview: { ...set, sameDay: [other] } },
  },
  job_withdrawn: {
    "": {},
    unpaid: nothing,
    interview: dropped,
    goodwill: { ...nothing, isGoodwillBack: true },
  },
  rejected: {
    "": { reason: "experience", note: "Your typing was correct." },
    interview: dropped,
  },
  selected: { "": { note: "Joining on 1 December, 9 am." } },
  employer_absent: {
    "": {},
    decided: { decision: "The front desk was closed." },
    goodwill: { ...nothing, isGoodwillBack: true },
  },
  candidate_absent: { "": {}, decided: { decision: "The desk's list has you as absent." } },
  decided_held: { "": { decision: "The desk typed your code." } },
  said_held: { "": {}, costs_nothing: { comesBack: null } },
  said_absent: { "": {}, costs_nothing: { comesBack: null } },
  interview_cancelled: { "": {}, costs_nothing: { comesBack: null } },
  promise_broken: { "": { interview: null }, goodwill: { interview: null, comesBack: "goodwill" } },
  choose_time: { "": { interview: null } },
  choose_soon: { "": { interview: null } },
  times_free: { "": { interview: null }, late: { interview: null, until: null } },
  guarantee_ended: {
    "": ended("employer_late"),
    did_not_choose: ended("did_not_choose"),
    employer_absent: ended("employer_absent", nothing),
    not_proven: ended("not_proven", nothing),
    no_answer: ended("no_answer", nothing),
  },
};

const ofApplication = (kind: ApplicationKind): Forms =>
  Object.fromEntries(
    Object.entries(APPLICATION_FORMS[kind] ?? { "": {} }).map(([form, own]) => {
      const message = messages()[kind]({ ...LONGEST, ...own });
      return [form, toCandidate(message, MESSAGE_CHANNELS[kind])];
    }),
  );

const usual = (said: Said): Forms => ({ "": said });
const candidate = (kind: keyof typeof PERSON_CHANNELS, message: Message) =>
  toCandidate(message, MESSAGE_CHANNELS[kind]);

const announced = mailWords.announcementMessage(
  "Pakka rests on Sunday",
  "On Sunday from 2 to 3 am no page opens.",
  `${URL}/notifications`,
);
const digest = (isLast: boolean) =>
  searchesWords.searchDigest({
    jobs: [
      searchesWords.jobLine(
        { title: LONG_TITLE, company: LONG_NAME, location: "Pune" },
        "₹18,000 a month",
      ),
      searchesWords.jobLine({ title: "Clerk", company: "Kaveri Care", location: "Surat" }),
    ],
    more: 3,
    isLast,
    searchesUrl: `${URL}/searches`,
    stopUrl: `${URL}/searches/stop?m=1-5f0c`,
  });
const question = { id: 12, subject: "My question", userId: 7 };

const PERSON: Record<keyof typeof PERSON_CHANNELS, Forms> = {
  sign_in_paused: {
    "": bySms(withSafetyWord(loginWords.signInPaused, WORD)),
    unknown: bySms(loginWords.signInPausedUnknown),
  },
  new_device: usual(candidate("new_device", loginWords.newDevice(AT, ...CONTACT))),
  email_changed: usual(candidate("email_changed", loginWords.emailChanged(`${URL}/profile`))),
  phone_moved: usual(candidate("phone_moved", loginWords.phoneMoved(...CONTACT))),
  phone_left: usual(bySms(loginWords.phoneLeft)),
  number_claimed: usual(candidate("number_claimed", loginWords.numberClaimed(AT, ...CONTACT))),
  wrong_birth_year: usual(candidate("wrong_birth_year", loginWords.wrongBirthYear(...CONTACT))),
  slot_free: usual(
    candidate(
      "slot_free",
      slotsWords.slotFree({
        title: LONG_TITLE,
        company: LONG_NAME,
        free: 2,
        slots: 40,
        jobUrl: `${URL}/jobs/64`,
      }),
    ),
  ),
  search_digest: {
    "": candidate("search_digest", digest(false)),
    last: candidate("search_digest", digest(true)),
  },
  announcement: usual(candidate("announcement", announced)),
  announcement_mail: usual(candidate("announcement_mail", announced)),
  reply: {
    "": candidate(
      "reply",
      supportWords.replyMessage(question, "In two to seven days.", `${URL}/help`),
    ),
    visitor: toVisitor(supportWords.contactReplyMessage(question, "It is free.", `${URL}/contact`)),
  },
};

type CompanyKind = keyof typeof COMPANY_CHANNELS;
const ABOUT_INTERVIEW = {
  company: LONG_NAME,
  title: LONG_TITLE,
  jobId: 64,
  name: "Devi",
  at: AT,
  before: "2026-11-30T07:00:00.000Z",
  reason: "The pay of the text is not that of the form.",
};
const COMPANY_FORMS: Partial<Record<CompanyKind, Record<string, Record<string, string>>>> = {
  dispute_decided: {
    "": { outcome: "held" },
    employer_absent: { outcome: "employer_absent" },
    candidate_absent: { outcome: "candidate_absent" },
  },
  day_ahead: {
    "": { list: `10:30 am, Devi, ${LONG_TITLE}\n11:00 am, Asha Verma, Clerk`, path: "/hiring" },
  },
  time_chosen: { "": { path: "/hiring/jobs/64/days/5" } },
  time_moved: { "": { path: "/hiring/jobs/64/days/5" } },
  time_given_up: { "": { path: "/hiring/jobs/64/days/5" } },
};
const CANDIDATES = ["outcome_due", "answer_due", "dispute_opened", "dispute_decided"];

const ofCompany = (kind: CompanyKind): Forms =>
  Object.fromEntries(
    Object.entries(COMPANY_FORMS[kind] ?? { "": {} }).map(([form, own]) => {
      const path = CANDIDATES.includes(kind) ? "/hiring/applications/1234567" : null;
      const message = companyMessage(kind, { ...ABOUT_INTERVIEW, path, ...own }, URL);
      const { subject, text } = emailOf(message, "Kavya Nair", SETTINGS);
      return [form, { mail: mailed(subject, text) }];
    }),
  );

const CONSOLE: Record<keyof typeof CONSOLE_CHANNELS, Forms> = {
  invited: {
    "": toVisitor(
      invitationMessage({ console: "hiring", inviter: "owner@kaveri.in", company: LONG_NAME }, URL),
    ),
    staff: toVisitor(
      invitationMessage({ console: "staff", inviter: "Asha Verma", company: null }, URL),
    ),
  },
  recovery_codes: {
    "": toVisitor(
      consoleWords.recoveryMail(
        "hiring",
        { news: "made", at: AT, left: 10 },
        `${URL}/hiring/recovery`,
      ),
    ),
    used: toVisitor(
      consoleWords.recoveryMail(
        "staff",
        { news: "used", at: AT, left: 1 },
        `${URL}/staff/recovery`,
      ),
    ),
  },
};

const health = {
  schedule: { failing: [{ task: "advanceRefunds", cause: "HTTP 500" }] },
  deadLetters: [{ kind: "interview_set", cause: "Resend answered 550", count: 3 }],
};
const alert = (trouble: string, text: string, isOver: boolean) =>
  toStaff({ subject: alertsWords.alertWords.subject(trouble, isOver), facts: {}, text });
const sender = { name: "Devi", email: "devi@example.in", phone: "9876543210", isCandidate: true };

export const STAFF_MESSAGES: Record<keyof typeof STAFF_CHANNELS, Forms> = {
  alert: {
    ...Object.fromEntries(
      HEALTH_LINES.map((line) => [
        line,
        alert(line, alertsWords.alertWords.texts[line]({ value: 12, of: 40 }, health), false),
      ]),
    ),
    over: alert(
      "messages_waiting",
      alertsWords.alertWords.over(alertsWords.alertWords.texts.messages_waiting()),
      true,
    ),
  },
  refund_refused: usual(toStaff(staffMailWords.refundRefusedMail("pay_IH4NVgf4Dreq1l"))),
  refund_waits: usual(
    toStaff(staffMailWords.refundWaitsMail("pay_IH4NVgf4Dreq1l", "disp_Esz7KAitoYM7PJ")),
  ),
  part_refunded: usual(toStaff(staffMailWords.partRefundMail("pay_IH4NVgf4Dreq1l", 9_950))),
  disputed: usual(
    toStaff(staffMailWords.disputeMail("pay_IH4NVgf4Dreq1l", "disp_Esz7KAitoYM7PJ", "lost")),
  ),
  query: usual(
    toStaff(
      staffMailWords.queryMail(
        {
          id: 12,
          subject: "A call for money",
          description: "Somebody wanted 500 rupees.",
          category: "other",
          jobId: 64,
          isSuspicious: true,
        },
        sender,
        `${URL}/staff/inbox/query/12`,
      ),
    ),
  ),
  contact: usual(
    toStaff(
      staffMailWords.contactMail(
        {
          id: 9,
          fullName: "Devi",
          email: sender.email,
          phone: sender.phone,
          subject: "A job for me",
          message: "Is there one in Surat?",
        },
        `${URL}/staff/inbox/contact/9`,
      ),
    ),
  ),
  support_digest: usual(
    toStaff(
      staffMailWords.digestMail(
        201,
        [
          staffMailWords.digestLine({
            query: { id: 12, subject: "A call for money" },
            contact: null,
          }),
          staffMailWords.digestLine({ query: null, contact: { id: 9, subject: "A job for me" } }),
        ],
        URL,
      ),
    ),
  ),
};

const AT_ONCE: Record<keyof typeof AT_ONCE_CHANNELS, Forms> = {
  login_code: usual(bySms(loginWords.loginCode("8947", 600))),
  sign_in: {
    "": toVisitor(
      consoleWords.signInMail("hiring", "894712", 600, `${URL}/hiring/login?link=5f0c`),
    ),
    staff: toVisitor(
      consoleWords.signInMail("staff", "894712", 600, `${URL}/staff/login?link=5f0c`),
    ),
  },
};

const kindsOf = <Kind extends string>(table: Record<Kind, unknown>) => Object.keys(table) as Kind[];

/** Every message, by kind and form. */
export const ALL_MESSAGES: Record<string, Forms> = {
  ...Object.fromEntries(kindsOf(messages()).map((kind) => [kind, ofApplication(kind)])),
  ...PERSON,
  ...Object.fromEntries(kindsOf(COMPANY_CHANNELS).map((kind) => [kind, ofCompany(kind)])),
  ...CONSOLE,
  ...STAFF_MESSAGES,
  ...AT_ONCE,
};
