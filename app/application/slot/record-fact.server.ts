import type { Application } from "../../../worker/contract/applications";
import { isBooked } from "../../../worker/facts/statuses";
import { recordLineOf } from "../../jobs/employer-check.server";
import { recordLabel } from "../../words/en/application/ticket";
import type { Fact } from "../fact";

/** How the company kept its promises, on the ticket of a booked slot. Before, it stands where one pays. */
export function recordFactOf({ job, status }: Application): Fact[] {
  const value = isBooked(status) && recordLineOf(job);
  return value ? [{ label: recordLabel, value }] : [];
}
