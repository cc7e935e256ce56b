import { brand } from "../../facts/brand";
import type { Console } from "../../facts/people/console";
import type { Message } from "../message-facts";
import { shortWait } from "./durations";
import { clockTime } from "./formats";

const NAMES: Record<Console, string> = {
  staff: "Pakka's staff console",
  hiring: "Pakka for employers",
};

/** Why a console code is refused, or not sent. */
export const signInWords = {
  codeNeeded: "Type the code that is in the same mail.",
  spent: "This code or link no longer works. Ask for a new one.",
  paused:
    "Codes are paused for this mailbox after too many wrong ones. Open the link in the mail: it still works.",
  networkPaused: (seconds: number) =>
    `Too many wrong codes came from your network. Open the link in the mail: it still works. Or wait ${shortWait(seconds)}.`,
  useNewest: (seconds: number) =>
    `This mailbox got many mails from us. The link in the newest one still works; the next mail can come in ${shortWait(seconds)}.`,
  manyNew: (seconds: number) =>
    `Many new addresses asked us for mails today, and this one is new to us. Try again in ${shortWait(seconds)}, or write to ${brand.supportEmail}.`,
  notSent: "We could not send the mail. Try again in a moment, or use a recovery code.",
};

/** Why a recovery code is refused. */
export const recoveryWords = {
  wrong: "This code does not belong to this address, or it was used or replaced.",
  paused: (seconds: number) =>
    `Too many codes were tried. Wait ${shortWait(seconds)}, or sign in by mail.`,
};

/** The link of a day has used up its tries for this interview; the console has tries of its own. */
export const linkPaused =
  "Too many wrong codes were typed at this link. Ask a colleague who is signed in to type the code.";

/** Why an address cannot be invited. */
export const teamWords = {
  alreadyHere: "This person is on the team already.",
  alreadyInvited: "This address is invited already.",
};

const placeOf = (console: Console, company: string | null) =>
  console === "staff" ? NAMES.staff : `the team of ${company ?? "a company"} in ${NAMES.hiring}`;

/** For a person whom a colleague invited. */
export const invitationMail = (
  console: Console,
  { inviter, company }: { inviter: string | null; company: string | null },
  href: string,
): Message => ({
  title: `You are invited to ${NAMES[console]}`,
  body: `${inviter ?? "Somebody"} invites you to ${placeOf(console, company)}. Open the page below and type this address: a code to sign in comes by mail.${console === "hiring" ? " Then you choose whether you join." : ""}`,
  more: [
    inviter
      ? `If you do not know ${inviter}, you need not do anything.`
      : "If you expect no invitation, you need not do anything.",
  ],
  link: { href, words: "Open the page" },
});

/** The mail with a sign-in code. It contains no text that a user typed. */
export const signInMail = (
  console: Console,
  code: string,
  seconds: number,
  href: string,
): Message => ({
  title: `${code} is your code for ${NAMES[console]}`,
  body: `Your code for ${NAMES[console]} is ${code}. It works once, for ${shortWait(seconds)}. You can open the link below in its place.`,
  more: [
    "Never tell anybody the code, and do not forward this mail. If you did not ask for it, you need not do anything.",
  ],
  link: { href, words: "Sign in" },
});

/** What happened to a person's recovery codes. */
export type RecoveryNews = "made" | "used";

const leftWords = (left: number) => {
  if (left === 0) return "None is left: make new ones.";
  return left === 1 ? "One code is left." : `${left} codes are left.`;
};

/** Recovery codes were made or used; it may have been somebody other than their owner. */
export const recoveryMail = (
  console: Console,
  { news, at, left }: { news: RecoveryNews; at: string; left: number },
  href: string,
): Message =>
  news === "made"
    ? {
        title: `You have new recovery codes for ${NAMES[console]}`,
        body: `New recovery codes were made in your name: ${clockTime(at)}. All older ones are void.`,
        more: [
          "If this was not you, sign in by mail, end the sessions that you do not know, and make new codes at once.",
        ],
        link: { href, words: "Your recovery codes" },
      }
    : {
        title: `A recovery code signed you in to ${NAMES[console]}`,
        body: `One of your recovery codes was used to sign in: ${clockTime(at)}. ${leftWords(left)}`,
        more: [
          "If this was not you, sign in by mail, end the sessions that you do not know, and make new codes at once: that makes all older ones void.",
        ],
        link: { href, words: "Your recovery codes" },
      };
