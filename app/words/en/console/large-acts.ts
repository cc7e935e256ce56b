import type { ActPreview } from "../../../../worker/contract/acts";
import { SUSPENDED_DAYS } from "../../../../worker/facts/jobs/companies";
import { PREVIEW_SHOWN } from "../../../../worker/facts/messages/messages";
import { counted } from "../formats";

export interface LargeActWords {
  heading: (name: string) => string;
  consequence: string;
  reasonHint: string;
  /** Label of the preview's total, for an action that moves money. */
  money?: string;
  button: string;
}

export const withdrawal: LargeActWords = {
  heading: (title) => `Withdraw ${title}`,
  consequence:
    "This can't be undone: the job closes, holds, tests and coming interviews end, all money goes back, and each applicant reads the reason.",
  reasonHint: "Each applicant reads it.",
  money: "Money that goes back",
  button: "Withdraw the job",
};

export const suspension: LargeActWords = {
  heading: (name) => `Suspend ${name}`,
  consequence: `Its jobs take no candidates, tests or payments, and coming interviews are cancelled as the employer's act. After ${counted(SUSPENDED_DAYS, "day")} its jobs are withdrawn.`,
  reasonHint: "The company reads it.",
  money: "Paid by them",
  button: "Suspend the company",
};

export const look = "See what it does";
export const preview = "What it does";
export const people = "People";
export const count = "Number of people";
export const countHint = (people: number) => `Type ${people} to show that you have seen it.`;
export const countWrong = (people: number) => `Type the number of people: ${people}.`;
export const notDone = { title: "Nothing was done", body: "Look at the fields below." };
export const messages = "What they read";
export const messagesText = `The messages of the first ${PREVIEW_SHOWN} people.`;
export const noMessages = "No message is sent.";

const channels: Record<ActPreview["messages"][number]["channel"], string> = {
  app: "on the site",
  email: "by mail",
  sms: "by SMS",
};
export const sent = (to: string, channel: keyof typeof channels) => `${to}, ${channels[channel]}`;
