import type { Console } from "../../../../worker/facts/people/console";

export const title = (page: string, console: Console) => `${page} · ${names[console]}`;
export const names: Record<Console, string> = {
  staff: "Pakka staff",
  hiring: "Pakka for companies",
};
export const descriptions: Record<Console, string> = {
  staff: "Where Pakka's staff work.",
  hiring: "Where companies run their jobs and interviews on Pakka.",
};
export const navigation = "Console";
export const signOut = "Sign out";
export const pages = {
  today: "Today",
  owed: "Owed",
  interviews: "Interviews",
  inbox: "Inbox",
  messages: "Messages",
  content: "Texts",
  companies: "Companies",
  jobs: "Jobs",
  money: "Money",
  health: "Health",
  audit: "Audit",
  team: "Team",
  company: "Company",
  record: "Record",
};
export const notFound = "There is no such page";
export const notFoundText = "What was here may be gone, or the link is cut short.";
export const failed = "This page could not be loaded";
export const toStart = "Go to the first page";
export const problem = "There is a problem";
/** Shown when the server failed or the database did not answer: the action may have been done. */
export const notKnown = "We do not know if this was done. Look before you try again.";
export const proofNeeded = "Sign in once more: this needs a fresh proof that it is you.";
export const done = "Done";
export const none = "Nothing here.";

export const keys = {
  heading: "all keys",
  /** The keys in one word each, as shown in the page footer. */
  line: [
    { keys: ["j", "k"], does: "row" },
    { keys: ["x"], does: "mark" },
    { keys: ["Enter"], does: "open" },
    { keys: ["/"], does: "find" },
  ],
  list: "/ find · j next row · k row before · x mark it · Enter open it · ? this list",
};

export const login = {
  page: "Sign in",
  heading: "Sign in",
  introduction: {
    staff: "We mail a code to your staff address.",
    hiring: "We mail a code to your work address. No password.",
  } satisfies Record<Console, string>,
  email: "Email",
  sendCode: "Mail me a code",
  notSent: { title: "No mail was sent", body: "Try again in a moment." },
  codeSent: (email: string) =>
    `If ${email} may sign in, a mail with a code is on its way. It also has a link.`,
  code: "Code of six digits",
  signIn: "Sign in",
  otherEmail: "Use another address",
  notSignedIn: { title: "Not signed in", body: "Ask for a new code." },
  linkFor: (email: string, company: string | null) =>
    company ? `This link signs ${email} in, for ${company}.` : `This link signs ${email} in.`,
  linkCode: "This browser did not ask for the mail. Type its code, too.",
  mailLate: {
    title: "Mails are late right now",
    text: "A code may come late, or not at all. Use a recovery code, or try again later.",
  },
  recovery: {
    fold: "No mail? Use a recovery code",
    text: "It is one of the codes that you printed. Each works once.",
    email: "Mail address",
    code: "Recovery code",
    signIn: "Sign in with this code",
    refused: { title: "Not signed in", body: "Try again in a moment." },
  },
  linkSpent: "This link was used already, or its time is over. Ask for a new one.",
};
