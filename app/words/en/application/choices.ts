import type { Terms } from "../../../../worker/facts/guarantee/terms";
import { isPart } from "../../../../worker/facts/money/refunds";
import { afterTier, moneyOf, returnsOf } from "../../../../worker/words/en/promises";
import { clockTime, moneyWords, rupees } from "../../format";

/** Follows "You get a credit". */
export const creditGives = `your next interview costs ${rupees(0)}, whatever its price is. It has no end date.`;

export const errorTitle = "Error";
export const notDone = "We do not know if this was done. Try again: nothing is done twice.";
export const changed = "This changed while the page was open. Look at it again before you cancel.";

export const accept = "I come at the new time";
export const takeMoneyBack = "Take my money back";
export const cancel = "Cancel";
export const cancelTitle = (gives: string | undefined) =>
  ["Cancel this application", gives].filter(Boolean).join(" · ");
/** Shown beside "Cancel": what the candidate gets back. */
export const moneyUntil = (share: number, until: string | null | undefined) =>
  `${returnsOf(share)}${until ? ` until ${clockTime(until)}` : ""}`;
export const nextIsFree = `next interview ${rupees(0)}`;
export const cancelButton = "Cancel my application";

/** @param whatReturns one of the texts below */
export const whatCancelDoes = (whatReturns: string) =>
  `Only the button below cancels. You cannot get this slot back then. ${whatReturns}`;
export const nothingReturns = "You pay nothing, and no money comes back.";
export const moneyIsBack = "What went back to you stays yours.";
export const moneyReturns = (
  share: number,
  paise: number | undefined,
  source: string,
  until: string | null | undefined,
  { refundTiers }: Terms,
) =>
  `${moneyOf(share)}${paise === undefined ? "" : `, ${moneyWords(paise)},`} goes back to ${source}.${until ? ` You get it if you cancel until ${clockTime(until)}. After that ${afterTier(share, `your next interview costs ${rupees(0)}`, refundTiers)}.` : ""}`;
/** @param paise the amount paid; undefined where a credit paid */
export const creditReturns = (paise: number | undefined) =>
  `${paise === undefined ? "No money comes" : `Your ${moneyWords(paise)} does not come`} back. You get a free interview: ${creditGives}`;

// Shown after the action.

export const cancelled = "Application cancelled";
export const moneyOnItsWay = (share: number) =>
  `${isPart(share) ? moneyOf(share) : "Your money"} is on its way back.`;
export const nextSlotFree = `Your next interview costs ${rupees(0)}.`;
export const refunded = {
  title: "Your money is on its way back",
  body: "The slot is given up.",
};
export const creditUsed = { title: "Slot confirmed", body: "Your free interview paid for it." };
export const claimed = { title: "Slot confirmed", body: "It costs nothing." };
export const kept = {
  title: "A slot is kept for you again",
  body: "This page says until when.",
};
