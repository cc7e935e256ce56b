import * as consoleWords from "~worker/words/console";
import { companyMessage } from "../../../worker/domain/employers/company/mails.rules";
import { invitationMessage } from "../../../worker/domain/employers/console/invitation.rules";
import { emailOf } from "../../../worker/domain/talk/notify/email.rules";
import type { COMPANY_CHANNELS, CONSOLE_CHANNELS } from "../../../worker/facts/messages/channels";
import { AT, LONG_NAME, LONG_TITLE } from "../message-facts";
import { type Forms, mailed, SETTINGS, toVisitor, URL } from "./forms";

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

export const ofCompany = (kind: CompanyKind): Forms =>
  Object.fromEntries(
    Object.entries(COMPANY_FORMS[kind] ?? { "": {} }).map(([form, own]) => {
      const path = CANDIDATES.includes(kind) ? "/hiring/applications/1234567" : null;
      const message = companyMessage(kind, { ...ABOUT_INTERVIEW, path, ...own }, URL);
      const { subject, text } = emailOf(message, "Kavya Nair", SETTINGS);
      return [form, { mail: mailed(subject, text) }];
    }),
  );

export const CONSOLE_MESSAGES: Record<keyof typeof CONSOLE_CHANNELS, Forms> = {
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
