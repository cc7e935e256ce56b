import { interviewsOfPerson } from "../../../../db/interview/own-interviews";
import type { ActPreview } from "../../../contract/preview";
import { type Busy, clashesOf, doClash } from "../../booking/interview/clash.rules";
import type { Case } from "../../case/case";
import type { Verb } from "../../case/commit";
import { busySince } from "../../case/facts";
import { preview } from "../../case/preview";
import type { Service } from "../../service";
import { NO_PREVIEW, readMessages } from "./preview";

/** Previews an act on one application: its plan is not committed. @throws Failure as the act */
export const previewAct = async <Facts extends Case>(
  service: Service,
  verb: Verb<Facts>,
): Promise<ActPreview> => previewOf(service, verb, await verb.load());

/**
 * The same with loaded facts. If the act gives a date, the preview lists the person's other
 * interviews that it clashes with.
 */
export async function previewOf<Facts extends Case>(
  service: Service,
  verb: Verb<Facts>,
  facts: Facts,
): Promise<ActPreview> {
  const planned = preview(verb, facts);
  const { people, paise, appointment } = planned;
  if (people === 0) return NO_PREVIEW;
  const withMessages = { people, paise, messages: await readMessages(service, planned) };
  if (!appointment) return withMessages;
  const { userId } = facts.application;
  return { ...withMessages, clashes: await clashesWith(service, userId, appointment) };
}

/** The person's other interviews that a time clashes with. */
async function clashesWith({ db, now }: Service, userId: number, time: Busy & { id: number }) {
  const own = await interviewsOfPerson(db, userId, busySince(now));
  return clashesOf(own.filter((one) => one.id !== time.id && doClash(time, one)));
}
