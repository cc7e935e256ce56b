import { neededToPass } from "./assessment.rules";

/** What the outbox can hold: things a candidate is told, and work that follows a commit. */
export const MESSAGE_KINDS = [
  "applied",
  "passed",
  "failed",
  "confirmed",
  "lapsed",
  "refund",
  "payment_event",
  "sign_in_paused",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
/** What a candidate is told about an application. */
export type ApplicationMessage = Exclude<MessageKind, "payment_event" | "sign_in_paused">;

/** What a message is written from: facts as they are when it is sent. */
export interface MessageFacts {
  title: string;
  company: string;
  price: number;
  slotExpiresAt: string | null;
  testLink: string;
  applicationUrl: string;
  supportEmail: string;
  preparation: string[];
  questions: number;
  minutes: number;
  passMark: number;
  score: number | null;
}

export interface Message {
  title: string;
  /** The notification, and the first words of the email. */
  body: string;
  /** Further paragraphs of the email. */
  more: string[];
  /** The email's one link. */
  link: { href: string; words: string };
}

const SAFETY =
  "We never ask for money by phone, SMS or WhatsApp. The only place to pay is your own application page, after you log in.";

/** `Sun 22 Nov, 4:40 pm`, in India. */
export function clockTime(iso: string): string {
  const parts = new Intl.DateTimeFormat("en-IN", {
    timeZone: "Asia/Kolkata",
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  const month = part("month").replace("Sept", "Sep");
  return `${part("weekday")} ${part("day")} ${month}, ${part("hour")}:${part("minute")} ${part("dayPeriod").toLowerCase()}`;
}

const until = (facts: MessageFacts) =>
  facts.slotExpiresAt ? clockTime(facts.slotExpiresAt) : "the time on your application page";
const result = (facts: MessageFacts) =>
  `${facts.score ?? 0} of ${facts.questions}; a pass is ${neededToPass(facts.questions, facts.passMark)}`;

/** The words of each message, from the facts. Work kinds have none. */
export const MESSAGES: Record<ApplicationMessage, (facts: MessageFacts) => Message> = {
  applied: (f) => ({
    title: "Applied: take the free test",
    body: `${f.title}, ${f.company}. A slot is held for you until ${until(f)}. Take the ${f.minutes}-minute test before then.`,
    more: [
      `${f.questions} questions, ${f.minutes} minutes, one attempt. The clock starts when you press Start and does not stop if the line drops.`,
      "The test is free. Passing it lets you reserve an interview.",
    ],
    link: { href: f.testLink, words: "Open the test" },
  }),
  passed: (f) => ({
    title: "You passed the test",
    body: `${f.title}, ${f.company}. ${result(f)}. A slot is held for you until ${until(f)}. You may take it for ₹${f.price}, all taxes in, or let it go for ₹0.`,
    more: [
      "Both answers are fine. Nothing is charged until you press the button on your application page.",
      SAFETY,
    ],
    link: { href: f.applicationUrl, words: "Open your application" },
  }),
  failed: (f) => ({
    title: "Test result: not passed this time",
    body: `${f.title}, ${f.company}. ${result(f)}. Nothing was charged.`,
    more: [
      "You can apply for this job again 30 days after the test. Every other job is open to you now.",
      "A useful next step: read the job's requirements once more and practise the points you were unsure of.",
    ],
    link: { href: f.applicationUrl, words: "See your result" },
  }),
  confirmed: (f) => ({
    title: "Slot confirmed",
    body: `${f.title}, ${f.company}. Your interview slot is confirmed. Nobody else can take it.`,
    more: [
      f.price === 0
        ? "The employer pays for this slot. You paid ₹0."
        : `You paid ₹${f.price}, all taxes in. You will not be asked for any more money for this job. If anyone asks, tell us.`,
      "The interview's date, time and link come by email and notification.",
      ...(f.preparation.length > 0
        ? [`To prepare: ${f.preparation.map((point) => point.replace(/\.$/, "")).join("; ")}.`]
        : []),
    ],
    link: { href: f.applicationUrl, words: "Open your application" },
  }),
  lapsed: (f) => ({
    title: "Your hold ran out",
    body: `${f.title}, ${f.company}. Your hold ran out. Nothing was charged. If a slot is free you can hold it again.`,
    more: [],
    link: { href: f.applicationUrl, words: "Open your application" },
  }),
  refund: (f) => ({
    title: "Your money is on its way back",
    body: `${f.title}, ${f.company}. We could not give you a slot for this payment, so all of it goes back the way it came. You need not do anything.`,
    more: ["Banks take 2 to 10 days to show it."],
    link: { href: f.applicationUrl, words: "Open your application" },
  }),
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The email of a message, in plain text and in HTML with the same words. */
export function emailOf(message: Message, name: string | null, supportEmail: string) {
  const paragraphs = [message.body, ...message.more];
  const hello = name ? `Namaste ${name},` : "Namaste,";
  const foot = `Pakka. Questions: ${supportEmail}`;
  return {
    subject: message.title,
    text: [hello, ...paragraphs, `${message.link.words}: ${message.link.href}`, foot].join("\n\n"),
    html: [
      `<p>${escapeHtml(hello)}</p>`,
      ...paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`),
      `<p><a href="${escapeHtml(message.link.href)}">${escapeHtml(message.link.words)}</a></p>`,
      `<p>${escapeHtml(foot)}</p>`,
    ].join("\n"),
  };
}
