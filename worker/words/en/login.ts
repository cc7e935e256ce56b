import type { Message, Sms } from "../message-facts";
import { shortWait } from "./durations";
import { clockTime, duration, indianTime } from "./formats";

const triesWords = (left: number) => (left === 1 ? "1 try left" : `${left} tries left`);
const lastCode = "It was the last try for this code. Ask for a new one.";

/** Why a login code is refused, or not sent. */
export const loginWords = {
  wrongCode: (triesLeft: number) =>
    `That code is not right. ${triesLeft === 0 ? lastCode : `${triesWords(triesLeft)}.`}`,
  spentCode: "This code no longer works. Ask for a new one.",
  notSent: "Failed to send OTP",
  waitForCode: (seconds: number) =>
    `Please wait ${shortWait(seconds)} before asking for another code.`,
  unused:
    "This account was not used on this phone before. Type the year you were born in, so that we know it is you.",
  wrongYear: (triesLeft: number) =>
    `That is not the year in this account. ${triesWords(triesLeft)}.`,
  wrongYears: (supportEmail: string) =>
    `Too many wrong years. Write to ${supportEmail}, and we help you.`,
  numberWaits: (from: string) =>
    `You can start a new account with this number from ${indianTime(from).date}. Then log in here again.`,
  wrongCodesOfNetwork: (seconds: number) =>
    `Too many wrong codes came from your network. Please wait ${shortWait(seconds)}.`,
  renewals: (seconds: number) => `You are still logged in. Please wait ${shortWait(seconds)}.`,
  emailChanges: (max: number, seconds: number) =>
    `You can change your email ${max} times a day. Please wait ${duration(seconds)}.`,
  safetyWords: (max: number, seconds: number) =>
    `You can change your safety word ${max} times a day. Please wait ${duration(seconds)}.`,
};

/** The login code, and how long it works. */
export const loginCode = (code: string, seconds: number): Sms => ({
  template: "pakka-otp",
  variables: [code, duration(seconds)],
});

/** For a number on which too many wrong codes were tried. */
export const signInPaused: Sms = { template: "pakka-login-paused", variables: [] };
/** The same for a number without an account, which has no safety word. */
export const signInPausedUnknown: Sms = { template: "pakka-login-paused-new", variables: [] };

/** A login on a new device. */
export const newDevice = (at: string, supportEmail: string, contactUrl: string): Message => ({
  title: "Login on a new device",
  body: `Your number was used to log in on a new device: ${clockTime(at)}. If this was you, you need not do anything. If not, write to ${supportEmail} at once.`,
  more: ["Never tell anybody a code. Nobody from Pakka will ask you for one."],
  link: { href: contactUrl, words: "Contact us" },
  sms: { template: "pakka-new-device", variables: [] },
});

/** For an account's owner: somebody who has the number says that the account is not theirs. */
export const numberClaimed = (from: string, supportEmail: string, contactUrl: string): Message => ({
  title: "Is your phone number still yours?",
  body: `Somebody has logged in with the phone number of your Pakka account, and says that the account is not theirs. From ${indianTime(from).date} that number can start a new account, and yours is closed.`,
  more: [
    "Is the number still yours? Log in once before that day.",
    `Do you have another number now? Write to ${supportEmail} from this address, and we move your account.`,
  ],
  link: { href: contactUrl, words: "Contact us" },
});

/** For an account's owner: somebody who has the number did not know the year of birth. */
export const wrongBirthYear = (supportEmail: string, contactUrl: string): Message => ({
  title: "Somebody tried to open your account",
  body: "Somebody with the phone number of your Pakka account typed a wrong year of birth. Nothing of the account was shown.",
  more: [
    "Was it you? Then you need not do anything.",
    `Do you have another number now? Write to ${supportEmail} from this address, and we move your account.`,
  ],
  link: { href: contactUrl, words: "Contact us" },
});

/** For a person whose account was moved to another number. */
export const phoneMoved = (supportEmail: string, contactUrl: string): Message => ({
  title: "Your account has another phone number",
  body: `You asked us to move your Pakka account to this number. Log in with it from now on. If this was not you, write to ${supportEmail} at once.`,
  more: [
    "All logins with the number before it have ended. Your safety word is a new one: your profile shows it.",
  ],
  link: { href: contactUrl, words: "Contact us" },
  sms: { template: "pakka-phone-moved", variables: [] },
});

/** For the number that the account was moved away from. */
export const phoneLeft: Sms = { template: "pakka-phone-left", variables: [] };

/** For the address that was replaced by a new one. */
export const emailChanged = (profileUrl: string): Message => ({
  title: "Your email address at Pakka was changed",
  body: "Your Pakka account has another email address now. Messages about your applications go there.",
  more: ["If this was not you, answer this mail at once: somebody else may be in your account."],
  link: { href: profileUrl, words: "Open your profile" },
});
