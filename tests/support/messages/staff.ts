import * as alertsWords from "~worker/words/alerts";
import * as staffMailWords from "~worker/words/staff-mail";
import { HEALTH_LINES } from "../../../worker/facts/limits/health";
import type { STAFF_CHANNELS } from "../../../worker/facts/messages/channels";
import { type Forms, toStaff, URL, usual } from "./forms";

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
