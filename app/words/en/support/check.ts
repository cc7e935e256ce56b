import type { CheckAnswer, FOUND_KINDS, VERDICTS } from "../../../../worker/contract/check";

export const title = "Is this really Pakka? · Pakka";
export const description =
  "Paste a message, link, number or sender, and see whether it is from Pakka.";
export const heading = "Is this really Pakka?";
export const introduction =
  "Paste the message, link, phone number, sender or PK number that you got. We do not keep it.";
export const text = "What did you get?";
export const ending = "Last 4 digits of your phone number (optional)";
export const endingHint = "With a PK number they show what it is for.";
export const check = "Check";
export const checking = "Checking...";
export const notChecked = { title: "Not checked", body: "We could not check that. Try again." };

type Verdict = (typeof VERDICTS)[number];

export const verdicts: Record<Verdict, { heading: string; text: string }> = {
  asks_money: {
    heading: "Do not pay",
    text: "This asks for money outside our page. Pakka never does that. Do not pay and do not answer.",
  },
  not_ours: {
    heading: "This is not from Pakka",
    text: "Nothing in it is ours. Do not open its links, and do not give anybody a code or money.",
  },
  number_unknown: {
    heading: "We do not know this number",
    text: "Pakka has no slot with this number. Who sent it to you does not speak for us.",
  },
  number_known: {
    heading: "This number is one of ours",
    text: "A number can be copied: it does not show who wrote to you. Look at My Applications: what is true stands there.",
  },
  ours: {
    heading: "This is ours",
    text: "It belongs to Pakka. Even so, nobody from Pakka asks for your code.",
  },
  has_word: {
    heading: "This looks like ours",
    text: "It has your safety word. Even so: tell nobody a code, and pay only on your own application page.",
  },
  unsure: {
    heading: "We cannot be sure",
    text: "Anybody can copy a true link or number into a false message. Look at My Applications: what is true stands there, also what you owe. If it asks for a code, it is not from us.",
  },
};

const kinds: Record<(typeof FOUND_KINDS)[number], string> = {
  money: "It asks for money",
  link: "Link",
  email: "Email address",
  phone: "Phone number",
  sender: "Sender",
  number: "PK number",
  word: "Safety word",
};
const marks: Record<Verdict, string> = {
  asks_money: "do not pay",
  not_ours: "not ours",
  number_unknown: "we do not know it",
  number_known: "one of ours",
  ours: "ours",
  has_word: "yours",
  unsure: "shows what somebody typed or uploaded",
};
export const foundLine = ({ kind, value, verdict }: CheckAnswer["findings"][number]) =>
  `${kinds[kind]}: ${value} (${marks[verdict]})`;
export const slotOf = (job: string, company: string) => `It is of the job ${job} at ${company}.`;
export const interviewOn = (at: string) => `Its interview is on ${at}, Indian time.`;

export const report = "Report this to us";
export const reported = { title: "Report sent", body: "Thank you. A person reads it." };
export const notReported = { title: "Not sent", body: "We could not send your report. Try again." };
/** Subject of the report that support receives. */
export const reportSubject = "Suspicious message";

export const rulesHeading = "What we never do";
export const rules = [
  "We never ask for money by phone call, SMS, WhatsApp or a link to another site.",
  "We never ask for your login code. Nobody from Pakka needs it.",
  "We never sell a job. No company on Pakka may ask you for money.",
];
export const wordHeading = "Your safety word";
export const safetyWord =
  "Our mails and SMS to you have your safety word. You find it in your profile. Only the SMS with your login code has none. No word, or another one? It is not from us.";
export const paymentHeading = "What the one payment looks like";
export const payment =
  "After you pass a free test, you may book the interview. You do it on your application page, logged in. The price stood on the job from the beginning, and you get a receipt with a PK number.";
