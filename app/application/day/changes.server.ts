import type { Application } from "../../../worker/contract/applications";
import { sha256 } from "../../../worker/crypto";
import { day } from "../../words/format";
import { brokenInterviewOf } from "../times/broken-interview.server";
import { dayPanelOf } from "./panel.server";
import { dayTicketOf } from "./ticket.server";

/** Enough to tell two states of a page apart. */
const LETTERS = 12;

/**
 * An entity tag that changes with what the page says of the interview of this day, but not with the time that it
 * tells; undefined on every other day.
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
    ...[status, ticket?.state, ticket?.until, ticket?.facts],
    ...[ticket?.meeting?.title, ticket?.meeting?.arrive, panel?.title, panel?.acts],
    brokenInterviewOf(application, now, false)?.title,
  ];
  return `"${(await sha256(JSON.stringify(says))).slice(0, LETTERS)}"`;
}
