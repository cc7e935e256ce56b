export const title = "Report this job · Pakka";
export const description = "Tell us what is wrong with a job. A person reads it.";
export const heading = "Report this job";
export const introduction =
  "A person at Pakka reads it. The company does not learn who wrote it. You do not need an account.";
export const question = "What is wrong?";
/** What can be wrong with a job, in the reader's words. */
export const reasons = {
  money: "Somebody asked for money outside Pakka",
  fake: "I think the company or the job is not real",
  untrue: "The pay, the place or the work is not as written",
  insulting: "It insults people, or asks for what the law forbids",
  other: "Something else",
};
export const reasonMissing = "Choose what is wrong.";
export const text = "What happened? (optional)";
export const textHint =
  "For example who called you, from which number, and what they asked for. You may write in Hindi.";
export const textLong = "That is too long. Write it shorter.";
export const lostMoney = (number: string) =>
  `Did you lose money? Call ${number} now, the government's number for online fraud. The sooner you call, the more can be stopped.`;
export const send = "Send report";
export const sending = "Sending...";
export const sent = { title: "Report sent", body: "Thank you. A person reads it." };
export const notSent = { title: "Not sent", body: "We could not send your report. Try again." };

/** Subject of the report that support receives. */
export const subject = (reason: keyof typeof reasons) => `Report of a job: ${reasons[reason]}`;
export const nothingAdded = "The sender wrote nothing more.";
