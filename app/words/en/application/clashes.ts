import type { Clash } from "../../../../worker/contract/acts";
import { TRAVEL_MINUTES } from "../../../../worker/facts/guarantee/interviews";
import { interviewTime, rupees } from "../../format";
import { counted } from "../formats";
import { videoCall } from "./choose";

// A time that is too close to another interview of the same candidate.

const where = (place: string | null) => place ?? videoCall.toLowerCase();

/** Button label of such a time. */
export const busy = "you are busy";
export const title = "You have another interview";
export const allTitle = "You are busy at all these times";
export const other = (one: Clash) =>
  `${one.title}, ${one.company}: ${interviewTime(one)}, ${where(one.place)}.`;
export const marked = `Less than ${TRAVEL_MINUTES} minutes from it: “${busy}”.`;
export const allMarked =
  "Change the other interview first, or look here again: new times appear here.";
export const laterMayFit = "Later times may fit.";
/** The other interview's page says whether it can still be changed. */
export const openOther = "Open the other interview";

/** Shown beside an interview that is close in time to this one. */
export const near = "Your other interview";
export const nearMoved = (one: Clash) => `It is very near to your other interview. ${other(one)}`;
export const seeOther = "See it";

/** Shown before the payment. @param times number of open times */
export const allBusy = (times: number) =>
  `You choose the time. ${times === 1 ? "The open one is" : `All ${times} open ones are`} very near to your other interview.`;
export const someBusy = (times: number) =>
  `${times === 1 ? "1 more is" : `${times} more are`} very near to your other interview.`;

// The page that asks for confirmation before a clashing time is taken.

export const pageTitle = "Two interviews very near to each other · Pakka";
export const pageDescription = "You have another interview at that time.";
export const heading = "You have another interview then";
export const overlap = "The two are at the same time. You can't be at both.";
export const tooNear = (minutes: number) =>
  minutes === 0
    ? "One begins when the other one ends, and they are at different places."
    : `Only ${counted(minutes, "minute")} between them, and they are at different places.`;
export const youHave = "You have";
export const youWouldTake = "You would take";
export const job = "Job";
export const company = "Company";
export const when = "When";
export const place = "Place";
export const placeOf = (one: string | null) => one ?? videoCall;
export const ifYouMiss =
  "If you miss one of them, you lose its slot. Money paid for it does not come back.";
export const noMoneyBack = `If you cancel after taking it, no money comes back. Your next interview costs ${rupees(0)}.`;
export const chooseOther = "Choose another time";
export const takeBoth = "Take it anyway";
