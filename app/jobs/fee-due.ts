import type { Application } from "../../worker/contract/applications";
import { isWaiting } from "../application/kept";
import * as words from "../words/en/jobs/job";

/** A note below an application's fee: when it is due, while it can still be paid. */
export const feeDueOf = (application: Application) =>
  isWaiting(application) && application.price > 0 && !application.choices?.useCredit
    ? words.feeDue
    : undefined;
