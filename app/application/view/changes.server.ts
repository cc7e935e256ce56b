import type { Application } from "../../../worker/contract/applications";
import { sha256 } from "../../../worker/crypto";
import { day } from "../../words/format";
import { brokenInterviewOf } from "./broken.server";
import { dayPanelOf } from "./day-panel.server";
import { dayTicketOf } from "./ticket.server";

/** Enough characters to tell two states of a page apart. */
const LETTERS = 12;

/**
 * An entity tag of the page on the day of the interview. It changes with what the page says about
 * the interview, but not with the displayed time. Undefined on every other day.
 */
export async function dayMarkOf(
  application: Application,
  now: string,
): Promise<string | undefined> {
  const { interview, closedBecause, status } = application;
  if (closedBecause || !interview || day(interview.at) !== day(now)) return undefined;
  const ticket = dayTicketOf(application, now);
  const panel = dayPanelOf(application, now, false);
  const says = [
    status,
    ticket?.state,
    ticket?.until,
    ticket?.facts,
    ticket?.meeting?.title,
    ticket?.meeting?.arrive,
    panel?.title,
    panel?.acts,
    brokenInterviewOf(application, now, false)?.title,
  ];
  return `"${(await sha256(JSON.stringify(says))).slice(0, LETTERS)}"`;
}
