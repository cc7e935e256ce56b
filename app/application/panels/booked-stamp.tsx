import * as words from "~app/words/application/ticket";
import type { Application } from "../../../worker/contract/applications";
import { isJustBooked, isSlotConfirmed } from "../../../worker/facts/guarantee/statuses";
import { Stamp } from "../../ui/ticket/stamp";

/** For this long after the payment the stamp is animated. */
const FRESH_MS = 60_000;

/** The stamp of a confirmed slot. */
export function BookedStamp({ application, now }: { application: Application; now: string }) {
  const { slot, closedBecause, history } = application;
  const at = history?.find(({ status }) => isJustBooked(status))?.at;
  if (!at || closedBecause || !isSlotConfirmed(slot)) return null;
  return (
    <Stamp
      text={words.stampText(at)}
      label={words.stampLabel(at)}
      fresh={Date.parse(now) - Date.parse(at) < FRESH_MS}
    />
  );
}
