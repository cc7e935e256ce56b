import type { StaffPersonWhole } from "../../../../worker/contract/staff/people";
import type { SlotState } from "../../../../worker/facts/guarantee/statuses";
import { clockTime, day } from "../../format";
import { counted } from "../formats";

export const applications = "Applications";
export const noApplications = "No application yet.";
export const payments = "Payments";
export const noPayments = "Nothing was paid.";
export const credits = "Credits";
export const queries = "Messages to us";
export const noQueries = "No message to us.";
export const messages = "What we sent";
export const noMessages = "Nothing was sent yet.";
export const person = "Person";

export const labels = {
  phone: "Phone",
  email: "Email",
  since: "Here since",
  seen: "Last login",
  claimed: "Not theirs",
  logins: "Logged in",
  holds: "Unpaid holds",
  wrongCodes: "Wrong codes today",
};
export const noEmail = "none yet";
export const confirmed = (at: string | null) =>
  at ? `confirmed on ${day(at)}` : "not confirmed yet";
export const logins = ({ logins, devices }: Pick<StaffPersonWhole, "logins" | "devices">) =>
  `${counted(logins, "login")}, ${counted(devices, "device")} known`;
export const closedSince = (at: string) => `none: the number went to a new account on ${day(at)}`;
/** The person who now has the number says that the account belongs to somebody else. */
export const claimedSince = (at: string, releasedAt: string | null) =>
  releasedAt
    ? `said on ${day(at)} by who has the number; freed on ${day(releasedAt)}`
    : `said on ${day(at)} by who has the number`;
export const blockedSince = (at: string) => `Blocked since ${day(at)}`;

export const heads = {
  slot: "Slot",
  subject: "Subject",
  asked: "Asked",
  answered: "Answered",
  message: "Message",
  sent: "Sent",
  arrived: "Arrived",
  gave: "Given for",
  bought: "Bought",
};
export const notAnswered = "not yet";
export const contactMessage = "contact form";
export const creditStates: Record<StaffPersonWhole["credits"][number]["state"], string> = {
  available: "open",
  spent: "used",
  refunded: "went back",
};
type OfPerson = StaffPersonWhole["applications"][number];
const slots: Record<SlotState, (until: string) => string> = {
  held: (until) => `held to ${until}`,
  confirmed: () => "confirmed",
  released: () => "none",
};
/** What the application keeps (a slot), and when its interview is. */
export const slotOf = ({ slot, interviewAt }: Pick<OfPerson, "slot" | "interviewAt">) =>
  interviewAt
    ? clockTime(interviewAt)
    : slots[slot.state](slot.expiresAt ? day(slot.expiresAt) : "");

type Sent = StaffPersonWhole["messages"][number];
/** How far a message got on each channel. */
export const arrived = ({ readAt, emailAt, smsAt, failed }: Sent) =>
  [
    readAt ? "read in the app" : "in the app",
    emailAt && "email",
    smsAt && "SMS",
    failed && `given up: ${failed.cause ?? "no cause known"}`,
  ]
    .filter(Boolean)
    .join(", ");

export const acts = "What you can do";
export const reason = "Reason, for the audit log";
export const correct = {
  fold: "Correct the email",
  text: "Messages go to the new address at once, and it has to be confirmed anew. The old address gets a mail, if it was confirmed.",
  email: "New email",
  button: "Correct the email",
};
export const move = {
  fold: "Move to another phone",
  text: "The new number must have no account, and the person must not be blocked. All logins end and the safety word is a new one. Both numbers get an SMS. Ask for something that only this person knows first.",
  phone: "New phone number",
  button: "Move the account",
};
export const release = {
  fold: "Free the number",
  text: "Somebody logged in with this number and says that the account is not theirs. Freed, the number starts a new account at their next login, and this one is closed. First try to reach the owner by mail.",
  button: "Free the number",
};
export const block = {
  fold: "Block this person",
  text: "Logins end and unpaid holds with them. What is paid stays. The number can't log in until somebody lifts the block.",
  button: "Block",
};
export const unblock = {
  fold: "Lift the block",
  text: "The number can log in and hold slots again. Holds that ended do not come back.",
  button: "Lift the block",
};
export const unlock = {
  text: "Too many wrong codes pause the sign-in of a number for a day.",
  button: "Let them sign in again",
};
export const prove = {
  text: "To correct the email, move the account or block it, first show once more that it is you.",
  link: "Sign in once more",
};
export const forAdmins = "Admins can correct the email, move the account or block it.";
