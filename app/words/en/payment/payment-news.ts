import { FAILED_DEBIT_DAYS } from "../../../../worker/facts/money/refunds";
import { clockTime, moneyWords } from "../../format";

export const nothingCharged = "You paid nothing.";
export const keepAsking =
  "Don't pay again. We keep asking, also when this page is closed. The answer comes here and by email.";
const IF_APPROVED =
  "If you paid, don't pay again: the answer comes here. If not, you paid nothing.";

export const failedTitle = "Your payment did not go through";
/** @param paise the amount; it is not known yet whether the bank has debited it */
export const failed = (at: string, paise: number) =>
  `It failed on ${clockTime(at)}. If ${moneyWords(paise)} has left your account, your bank puts it back within ${FAILED_DEBIT_DAYS} days.`;

export const unfinishedTitle = "Your payment is not finished";
export const unfinished = (at: string) =>
  `You began it on ${clockTime(at)}. Your bank has not answered. ${IF_APPROVED}`;

export const askingTitle = "We are asking whether you paid";
export const asking = (provider: string, since: string) =>
  `${provider} has not answered us since ${clockTime(since)}. ${IF_APPROVED}`;

export const notPaidTitle = "You did not finish paying";
export const notPaid = (provider: string, at: string) =>
  `${nothingCharged} ${provider}, the payment company, confirmed this on ${clockTime(at)}.`;

export const noMoneyYetTitle = "No money has come to us yet";
export const noMoneyYet = "If you have paid, look again in a minute. Do not pay two times.";

export const checkingTitle = "We are checking your payment";
/** @param since when we first asked the bank */
export const checking = (since: string | undefined) =>
  `${since ? `Your bank has been asked since ${clockTime(since)} and has not answered yet.` : "Your bank has not answered yet."} Your money is safe. ${keepAsking}`;

export const confirmedToasts = [
  { title: "Payment Confirmed", body: "Your payment has been verified successfully" },
  { title: "Payment Successful", body: "Your payment has been confirmed" },
];
export const errorTitle = "Error";
export const notVerifiedTitle = "Payment Error";
export const notVerified = "Payment verification failed";
export const orderMadeTitle = "Success";
export const orderMade = "Payment order created successfully";
/** Shown in the provider's checkout and on its statements. */
export const orderDescription = (jobTitle: string, company: string) =>
  `Interview slot, ${jobTitle}, ${company}`;
