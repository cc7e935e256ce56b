import { rupeesOfPaise } from "../amounts";

/** A mail to our own support: a subject, the known facts line by line, and a text. */
export interface StaffMail {
  subject: string;
  facts: Record<string, string | null>;
  text: string;
}

export interface Sender {
  name: string | null;
  email: string | null;
  phone: string | null;
  isCandidate: boolean;
}

interface Query {
  id: number;
  subject: string;
  description: string;
  category: string | null;
  jobId: number | null;
  isSuspicious: boolean;
}

/** @param page where staff answer the query */
export const queryMail = (query: Query, sender: Sender, page: string): StaffMail => ({
  subject: `Query: ${query.subject}`,
  facts: {
    Query: `No. ${query.id}`,
    From: sender.name ?? (sender.isCandidate ? "A candidate" : "A visitor"),
    Email: sender.email,
    Phone: sender.phone,
    Category: query.category,
    Marked: query.isSuspicious ? "suspicious" : null,
    Job: query.jobId === null ? null : String(query.jobId),
    Answer: page,
  },
  text: query.description,
});

interface ContactMessage {
  id: number;
  fullName: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
}

export const contactMail = (contact: ContactMessage, page: string): StaffMail => ({
  subject: `Contact: ${contact.subject}`,
  facts: {
    Message: `No. ${contact.id}`,
    From: contact.fullName,
    Email: contact.email,
    Phone: contact.phone,
    Answer: page,
  },
  text: contact.message,
});

type Entry = Record<"query" | "contact", { id: number; subject: string } | null>;

/** One line of a digest: a query or a contact message. */
export const digestLine = ({ query, contact }: Entry) =>
  query
    ? `Query No. ${query.id}: ${query.subject}`
    : `Contact message No. ${contact?.id}: ${contact?.subject}`;

/** @param lines of the messages that are shown; `count` is the total */
export const digestMail = (count: number, lines: string[], publicUrl: string): StaffMail => ({
  subject: `${count} more messages to support`,
  facts: {
    Messages: String(count),
    "Not in this list": count > lines.length ? String(count - lines.length) : null,
    "Read them": `${publicUrl}/staff/inbox`,
  },
  text: lines.join("\n"),
});

export const partRefundMail = (payment: string, paise: number): StaffMail => ({
  subject: "A part of a payment was refunded",
  facts: { Payment: payment, Refunded: rupeesOfPaise(paise) },
  text: "A part of this payment was refunded in the payment provider's dashboard. The slot stays the candidate's. To end it, refund the payment here.",
});

export const disputeMail = (payment: string, dispute: string, state: string): StaffMail => ({
  subject: "A payment is disputed",
  facts: { Payment: payment, Dispute: dispute, State: state },
  text: "The payer's bank disputes this payment. Answer in the payment provider's dashboard. If it is lost for all of the money, what the payment bought ends by itself.",
});

export const refundWaitsMail = (payment: string, dispute: string): StaffMail => ({
  subject: "A refund waits for a dispute",
  facts: { Payment: payment, Dispute: dispute },
  text: "This money is to go back to the candidate, and the payer's bank disputes it. Nothing is refunded while the dispute is open, so that it is not paid twice. Answer in the payment provider's dashboard: if you accept the dispute, the bank gives the money back; once it is won or closed, the refund goes on by itself.",
});

export const refundRefusedMail = (payment: string): StaffMail => ({
  subject: "A refund was refused",
  facts: { Payment: payment },
  text: "The payment provider could not make this refund. It is tried again by itself. Look at the balance and at the payment in the provider's dashboard.",
});
