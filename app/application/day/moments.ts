import type { Application } from "../../../worker/contract/applications";
import { isScheduled } from "../../../worker/facts/statuses";

type Interview = NonNullable<Application["interview"]>;

export const minutesAfter = (iso: string, minutes: number) =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString();

/** A number of hours after the end of an interview. */
export const afterEnd = ({ at, minutes }: Pick<Interview, "at" | "minutes">, hours: number) =>
  minutesAfter(at, minutes + hours * 60);

/** "I am here" is still possible. The page may stay open from the morning on. */
export const mayStillArrive = (one: Interview, now: string) =>
  isScheduled(one) && !one.arrivedAt && !one.checkedInAt && now <= afterEnd(one, 0);
