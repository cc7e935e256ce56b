import type { Application } from "../../worker/contract/applications";
import { isWaiting } from "../application/kept";

/** Under the price of a job: it is not paid for applying. */
export const FEE_DUE =
  "You pay this only after you pass the free test, to book the interview. GST is included.";

/** The same under an application's fee, while it may still be paid. */
export const feeDueOf = (application: Application) =>
  isWaiting(application) && application.price > 0 && !application.choices?.useCredit
    ? FEE_DUE
    : undefined;
